/** What the domino table says in English where ends count, partners play, passes are free or somebody is away; loaded with such a match. */
import { plurals } from '../plurals.ts';
import type { Who } from '../who.ts';

const count = plurals('en');
const points = (n: number): string => count(n, { one: '# point', other: '# points' });
const list = new Intl.ListFormat('en', { type: 'conjunction' });

export const dominoesMore = {
  /* Ends that count */
  sumLabel: 'Open ends',
  sum: (p: { terms: readonly number[] }) => p.terms.join(' + '),
  sumTotal: (p: { total: number }) => `= ${p.total}`,
  sumSpoken: (p: { terms: readonly number[]; total: number; scores: number }) =>
    `The open ends count ${p.terms.join(' + ')} = ${p.total}${p.scores > 0 ? `, which scored ${p.scores}` : ''}`,
  gain: (p: { n: number }) => `+${p.n}`,
  scores: (p: { label: string; n: number }) => `${p.label}, scores ${p.n}`,
  scoresOn: (p: { label: string; plays: readonly { end: number; n: number }[] }) =>
    `${p.label}; ${list.format(p.plays.map(({ end, n }) => `scores ${n} on the ${end}`))}`,
  andScored: (p: { happened: string; n: number }) => `${p.happened} and scored ${p.n}`,
  endsCome: (p: { total: number }) => `They count ${p.total}.`,
  reached: (p: { seat: string; me: boolean; n: number }) =>
    p.me
      ? `You reached ${points(p.n)} with that play, so the match ends at once`
      : `${p.seat} reached ${points(p.n)} with that play, so the match ends at once`,
  reachedWhy: 'What is left in the hands counts for nobody.',

  /* Passing by choice */
  passOrPlay: 'Play, or pass',
  passesSoFar: (p: { n: number; most: number }) =>
    p.n === 1
      ? `Play, or pass: 1 of ${p.most} passes`
      : `Play, or pass: one more pass ends the round`,
  allPassed: (p: { n: number }) =>
    `${['', 'One pass', 'Two passes', 'Three passes', 'Four passes'][p.n] ?? p.n} in a row`,
  allPassedWhy: 'Nobody wanted to go on, so the round counts as blocked: the fewest pips win.',

  /* Strict play */
  misplayed: (p: Who & { tile: string }) =>
    p.me
      ? `${p.tile} doesn’t fit there: it comes back to your hand, and your turn is lost`
      : `${p.seat} laid ${p.tile} where it doesn’t fit and lost the turn`,

  /* Partners */
  tied: 'Both sides hold the same, so nobody scores',

  /* Absence */
  away: (p: { left: number }) =>
    `away ${Math.floor(p.left / 60)}:${String(p.left % 60).padStart(2, '0')}`,
  awaySpoken: (p: { seat: string; left: number }) =>
    `${p.seat} is away and has ${count(p.left, { one: '# second', other: '# seconds' })} to come back, or gives up the match.`,
  gaveUp: (p: Who) =>
    p.me
      ? 'You were away too long and gave up the match'
      : `${p.seat} was away too long and gave up`,
  gaveUpWhy: 'Three minutes without a sign end a match of Fives, whatever the score.',
};

export type DominoMoreWords = typeof dominoesMore;
