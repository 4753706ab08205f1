/**
 * What games tell of what happened and why not, in English; part of their words for that which are loaded once a match is
 * on the table. Run Fast needs its own at once: what it took from here all tables would load at once.
 */
import type { Who } from '../who.ts';

export const commonTold = {
  dealt: (p: { round: number }) =>
    p.round === 0 ? 'The tiles are dealt.' : `Round ${p.round + 1} is dealt.`,
  passed: (p: Who) => `${p.seat} passed`,
  /** A move of one's own that one didn't make. */
  byAuto: (p: { text: string }) => `Auto-play: ${p.text.charAt(0).toLowerCase()}${p.text.slice(1)}`,
  whyOver: 'This round is over',
  whyUnread: 'That isn’t a move',
};
