/** What the picture of a worked domino example says, in English. */
import { plurals } from '../plurals.ts';

const n = plurals('en');

const sumText = (counts: readonly number[]): string =>
  `${counts.join(' + ')} = ${counts.reduce((sum, count) => sum + count, 0)}`;

export const dominoesExample = {
  /** The picture in words, for those who don't see it. */
  line: (p: { tiles: string }) => `Line of play: ${p.tiles}.`,
  /** The spinner's further arms, outwards from it. */
  up: (p: { tiles: string }) => `Upwards from the spinner: ${p.tiles}.`,
  down: (p: { tiles: string }) => `Downwards from the spinner: ${p.tiles}.`,
  /** What the open ends count, under the line: '2 + 3 = 5'. */
  sum: (p: { counts: readonly number[] }) => sumText(p.counts),
  endsSpoken: (p: { counts: readonly number[] }) => `The open ends count ${sumText(p.counts)}.`,
  /** Beside that sum, where it scores. */
  scored: (p: { name: string; points: number }) => `${p.name} +${p.points}`,
  scoredSpoken: (p: { name: string; points: number }) => `${p.name}: plus ${p.points}.`,
  noLine: 'Nothing has been played yet.',
  hand: (p: { name: string; tiles: string }) => `${p.name}: ${p.tiles}.`,
  hidden: (p: { count: number }) => n(p.count, { one: '# tile', other: '# tiles' }),
  empty: 'no tiles',
  boneyard: (p: { count: number }) => `Boneyard: ${p.count}.`,
  /** Under the boneyard's tiles. */
  boneyardLabel: (p: { count: number }) => `${p.count} left`,
  /** Beside a hand turned up at the end of a round. */
  count: (p: { count: number }) => n(p.count, { one: '# pip', other: '# pips' }),
};

export type DominoExampleWords = typeof dominoesExample;
