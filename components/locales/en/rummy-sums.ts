/** How a round and a match of tile rummy ended, and what they scored, in English; loaded when the first end is near. */
import { plurals } from '../plurals.ts';

const count = plurals('en');
const points = (n: number): string => count(n, { one: '# point', other: '# points' });
const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** A proper minus sign, so that sums read and align well. */
const minus = '−';

/** What stays on one line. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

interface Who {
  seat: string;
  me: boolean;
}

export const rummySums = {
  points: (p: { n: number }) => points(p.n),
  /** What a rack is worth. */
  rack: (p: { n: number }) => String(p.n),
  rackSpoken: (p: { n: number }) => `a rack worth ${p.n}`,
  rackEmpty: 'out',
  /** Over the figures of all seats. */
  rackHead: 'Rack',
  gainHead: 'Points',

  wentOut: (p: Who) => (p.me ? 'You went out' : `${p.seat} went out`),
  stalledWon: (p: Who) =>
    p.me
      ? 'Nobody can go on: your rack is the lowest'
      : `Nobody goes on: ${p.seat} holds the least`,
  stalledShared: (p: { seats: readonly string[] }) =>
    `Nobody goes on: ${list.format(p.seats)} hold the least`,
  gained: (p: Who & { n: number }) =>
    p.me ? `You score ${points(p.n)}` : `${p.seat} scores ${points(p.n)}`,
  gainedEach: (p: { seats: readonly string[]; n: number }) =>
    `${list.format(p.seats)} score ${points(p.n)} each`,
  noPoints: 'Nobody scores',

  whyOut: 'The others lose what their racks are worth; a joker counts 30.',
  whyStalled: 'The pool is empty and everybody passed in turn.',

  /* Match over */
  matchWon: (p: Who) => (p.me ? 'You won the match' : `${p.seat} won the match`),
  matchShared: (p: { seats: readonly string[] }) => `${list.format(p.seats)} share the match`,
  finalScores: (p: { scores: readonly (Who & { n: number })[] }) =>
    list.format(p.scores.map(({ seat, n }) => `${seat} ${n < 0 ? `${minus}${-n}` : n}`)),

  /* The sum */
  /** '43 + 3 + 25 = 71' */
  out: (p: { racks: readonly number[]; sum: number }) =>
    unbroken(`${p.racks.join(' + ')} = ${p.sum}`),
  /** '(30 − 12) + (45 − 12) = 51' */
  stalled: (p: { racks: readonly number[]; lowest: number; sum: number }) =>
    p.racks.length === 1
      ? unbroken(`${p.racks[0]} ${minus} ${p.lowest} = ${p.sum}`)
      : p.racks.map((rack) => unbroken(`(${rack} ${minus} ${p.lowest})`)).join(' + ') +
        unbroken(` = ${p.sum}`),
  /** With what vanishes in rounding down. */
  sharedBy: (p: { n: number; each: number; lost: number }) =>
    unbroken(`shared by ${p.n} → ${p.each} each`) +
    (p.lost > 0 ? `, ${count(p.lost, { one: '# point is', other: '# points are' })} lost` : ''),
  score: (p: { n: number }) => (p.n < 0 ? `${minus}${-p.n}` : String(p.n)),
  gain: (p: { n: number }) => (p.n < 0 ? `${minus}${-p.n}` : p.n > 0 ? `+${p.n}` : '0'),
  total: 'Total',
  nextFirst: (p: Who) => (p.me ? 'You begin the next round.' : `${p.seat} begins the next round.`),
};

export type RummySums = typeof rummySums;
