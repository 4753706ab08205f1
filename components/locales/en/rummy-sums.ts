/** How a round and a match of tile rummy ended, and what they scored, in English; loaded when the first end is near. */
import { plurals } from '../plurals.ts';
import type { Who } from '../who.ts';
import { commonSums } from './common-sums.ts';
import { minus, points, unbroken } from './figures.ts';

const count = plurals('en');
const list = new Intl.ListFormat('en', { type: 'conjunction' });

export const rummySums = {
  ...commonSums,

  points: (p: { n: number }) => points(p.n),
  /** What a rack is worth. */
  rack: (p: { n: number }) => String(p.n),
  rackSpoken: (p: { n: number }) => `a rack worth ${p.n}`,
  rackEmpty: 'out',
  /** Over the figures of all seats. */
  rackHead: 'Rack',
  gainHead: 'Points',

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
  nextFirst: (p: Who) => (p.me ? 'You begin the next round.' : `${p.seat} begins the next round.`),
};

export type RummySums = typeof rummySums;
