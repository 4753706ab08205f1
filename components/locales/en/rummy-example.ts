/** What the picture of a worked rummy example says, in English. */
import { plurals } from '../plurals.ts';
import { exampleRefusals } from './example-refusals.ts';
import { tileName } from './rummy-tiles.ts';

const n = plurals('en');
const list = new Intl.ListFormat('en', { type: 'disjunction' });

const anyOf = (tiles: readonly string[]): string => list.format(tiles.map(tileName));

const sumText = (terms: readonly number[]): string =>
  `${terms.join(' + ')} = ${terms.reduce((sum, term) => sum + term, 0)}`;

export const rummyExampleWords = {
  ...exampleRefusals,
  /** The picture in words, for those who don't see it. */
  table: (p: { sets: readonly string[] }) => `On the table: ${p.sets.join('; ')}.`,
  /** The table while a turn is being arranged. */
  draft: (p: { sets: readonly string[] }) => `On the table so far: ${p.sets.join('; ')}.`,
  noTable: 'The table is empty.',
  set: (p: { tiles: readonly string[] }) => p.tiles.join(', '),
  tile: (p: { tile: string }) => tileName(p.tile),
  jokerAs: (p: { tiles: readonly string[] }) => `Joker as ${anyOf(p.tiles)}`,
  /** What a joker stands for: 'Red 7', or in a group with room 'Red 7 or Blue 7'. */
  anyOf: (p: { tiles: readonly string[] }) => anyOf(p.tiles),
  rack: (p: { name: string; tiles: string }) => `${p.name}: ${p.tiles}.`,
  hidden: (p: { count: number }) => n(p.count, { one: '# tile', other: '# tiles' }),
  empty: 'no tiles',
  pool: (p: { count: number }) => `Pool: ${p.count}.`,
  /** Under the pool's tiles. */
  poolLabel: (p: { count: number }) => `${p.count} left`,
  /** What a first meld comes to, under the table: '10 + 10 + 10 = 30'. */
  sum: (p: { terms: readonly number[] }) => sumText(p.terms),
  meldSpoken: (p: { terms: readonly number[] }) => `The meld comes to ${sumText(p.terms)}.`,
  /** Beside a rack turned up at the end of a round: what it is worth. */
  value: (p: { value: number }) => n(p.value, { one: '# point', other: '# points' }),
};

export type RummyExampleWords = typeof rummyExampleWords;
