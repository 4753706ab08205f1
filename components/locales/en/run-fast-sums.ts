/** How a round and a match of Run Fast ended, and who pays what to whom, in English; loaded when the first end is near. */
import type { Who } from '../who.ts';
import { commonSums } from './common-sums.ts';
import { points, signed, unbroken } from './figures.ts';

/** What a round was worth to a seat. */
export interface SumSaid {
  seat: Who;
  winner: Who;
  /** Cards left; 0 for who went out. */
  left: number;
  /** A card left costs so many points: 1, or 2 for who was shut out. */
  each: number;
  /** What the others pay; for who went out. */
  takes: readonly number[];
  /** What bombs brought or cost. */
  bombs: number;
}

/** 'pays Nora 5' · 'pay Nora 16 × 2 = 32, bombs −5' · 'gets 5 + 32, bombs +10' */
const sum = ({ seat, winner, left, each, takes, bombs }: SumSaid): string => {
  const bomb = bombs === 0 ? [] : [unbroken(`bombs ${signed(bombs)}`)];
  if (takes.length > 0) {
    return [unbroken(`${seat.me ? 'get' : 'gets'} ${takes.join(' + ')}`), ...bomb].join(', ');
  }
  const cost = each > 1 ? `${left} × ${each} = ${left * each}` : String(left);
  const pays = `${seat.me ? 'pay' : 'pays'} ${winner.me ? 'you' : winner.seat} ${cost}`;
  return [unbroken(pays), ...bomb].join(', ');
};

export const runFastSums = {
  ...commonSums,

  out: 'out',
  /** Under who was shut out (RUN-18). */
  shutOut: 'shut out: double',
  /** 'You pay Nora 32' */
  pays: (p: { from: Who; to: Who; n: number }) =>
    p.from.me
      ? `You pay ${p.to.seat} ${points(p.n)}`
      : `${p.from.seat} pays ${p.to.me ? 'you' : p.to.seat} ${points(p.n)}`,
  sum,
  /** Said where it is only heard. */
  hand: (p: { cards: string }) => `left: ${p.cards}`,
  round: (p: { round: number; of: number }) => `Round ${p.round + 1} of ${p.of}`,
  whyOut: 'A card left costs a point, two for who played none.',
  whyBombs: 'A bomb brings its player 10 and costs the others 5 each.',
  gained: (p: Who & { n: number }) =>
    p.n < 0
      ? `${p.seat} ${p.me ? 'lose' : 'loses'} ${points(-p.n)}`
      : `${p.seat} ${p.me ? 'score' : 'scores'} ${points(p.n)}`,

  nextLeads: (p: Who) => (p.me ? 'You lead the next round.' : `${p.seat} leads the next round.`),
};

export type RunFastSums = typeof runFastSums;
