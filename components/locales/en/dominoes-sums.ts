/** How a round and a match of dominoes ended, and what they scored, in English; loaded when the first end is near. */
import { plurals } from '../plurals.ts';
import type { Who } from '../who.ts';
import { commonSums } from './common-sums.ts';
import { minus, points, unbroken } from './figures.ts';

const count = plurals('en');
const pips = (n: number): string => count(n, { one: '# pip', other: '# pips' });
const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** Numbers that are added: in brackets where something is taken from them, or they are taken off. */
const added = (numbers: readonly number[], within: boolean): string => {
  const sum = numbers.join(' + ') || '0';
  return within && numbers.length > 1 ? `(${sum})` : sum;
};

export const dominoSums = {
  ...commonSums,

  pips: (p: { n: number }) => pips(p.n),

  blockedWon: (p: Who) =>
    p.me
      ? 'Blocked: you hold the fewest pips'
      : p.many
        ? `Blocked: the fewest pips are held by ${p.seat}`
        : `Blocked: ${p.seat} holds the fewest pips`,
  blockedTied: 'Blocked, and nobody scores',
  blockedShared: 'Blocked: the fewest pips are shared',
  targetReached: (p: Who) => (p.me ? 'You reached the target' : `${p.seat} reached the target`),
  gained: (p: Who & { n: number }) =>
    p.me ? `You score ${points(p.n)}` : `${p.seat} ${p.many ? 'score' : 'scores'} ${points(p.n)}`,
  noPoints: 'No points this round',

  /* The sum */
  /** '9 + 14 = 23' · '10 + 12 − 3 = 19' · '(10 + 9) − (3 + 4) = 12' · '21 → 20' */
  sum: (p: { plus: readonly number[]; less: readonly number[]; sum: number; total: number }) => {
    const less = p.less.length > 0 ? ` ${minus} ${added(p.less, true)}` : '';
    const whole =
      p.plus.length + p.less.length > 1
        ? [`${added(p.plus, p.less.length > 1)}${less} = ${p.sum}`]
        : [String(p.sum)];
    const rounded = p.total === p.sum ? [] : [String(p.total)];
    return unbroken([...whole, ...rounded].join(' → '));
  },
  /** '(10 − 3) + (12 − 3) = 16': with three others too long for a phone's line. */
  differences: (p: { plus: readonly number[]; lowest: number; sum: number }) =>
    p.plus.length === 1
      ? unbroken(`${p.plus[0]} ${minus} ${p.lowest} = ${p.sum}`)
      : p.plus.map((n) => unbroken(`(${n} ${minus} ${p.lowest})`)).join(' + ') +
        unbroken(` = ${p.sum}`),
  sharedBy: (p: { n: number; each: number }) => unbroken(`shared by ${p.n} → ${p.each} each`),
  nearest5: 'rounded to the nearest five',
  down5: 'rounded down to a multiple of five',
  /** Of the points scored while the round was played. */
  inPlay: (p: { scores: readonly { seat: string; n: number }[] }) =>
    `Scored in play: ${list.format(p.scores.map(({ seat, n }) => `${seat} ${n}`))}.`,
  handEmpty: 'out',
  whyBlocked: (p: { draw: boolean }) =>
    p.draw
      ? 'Nobody’s tiles fit and the boneyard is empty.'
      : 'Nobody’s tiles fit, and in Block nothing is drawn.',
  whyTied: (p: { seats: readonly string[]; n: number }) =>
    `${list.format(p.seats)} are level on ${pips(p.n)}, the fewest.`,
  whySidesTied: (p: { n: number }) => `Both sides hold ${pips(p.n)}.`,
  nextOpener: (p: { seat: string; me: boolean }) =>
    p.me ? 'You open the next round, with any tile.' : `${p.seat} opens the next round.`,
  nextHighest: 'The highest double opens the next round.',
  gainedEach: (p: { seats: readonly string[]; n: number }) =>
    `${list.format(p.seats)} score ${points(p.n)} each`,
};

export type DominoSums = typeof dominoSums;
