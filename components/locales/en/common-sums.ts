/** What every game says of how a round and a match ended, in English; part of each game's words for sums. */
import type { Who } from '../who.ts';
import { signed, total } from './figures.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

export const commonSums = {
  wentOut: (p: Who) => (p.me ? 'You went out' : `${p.seat} went out`),
  total: 'Total',
  score: (p: { n: number }) => total(p.n),
  gain: (p: { n: number }) => signed(p.n),

  /* Match over */
  matchWon: (p: Who) => (p.me ? 'You won the match' : `${p.seat} won the match`),
  matchShared: (p: { seats: readonly string[] }) => `${list.format(p.seats)} share the match`,
  finalScores: (p: { scores: readonly (Who & { n: number })[] }) => {
    const each = p.scores.map(({ seat, n }) => `${seat} ${total(n)}`);
    return p.scores.some(({ many }) => many) ? each.join('; ') : list.format(each);
  },
};

export type CommonSums = typeof commonSums;
