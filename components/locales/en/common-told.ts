/** What every game tells of what happened and why not, in English; part of each game’s words for that. */
import type { Who } from '../who.ts';

export const commonTold = {
  passed: (p: Who) => `${p.seat} passed`,
  /** A move of one's own that one didn't make. */
  byAuto: (p: { text: string }) => `Auto-play: ${p.text.charAt(0).toLowerCase()}${p.text.slice(1)}`,
  whyOver: 'This round is over',
  whyUnread: 'That isn’t a move',
};
