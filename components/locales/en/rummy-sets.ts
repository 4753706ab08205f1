/** How tiles and sets of rummy are spoken of in English: the parts that the table's sentences are made of. */
import { plurals } from '../plurals.ts';
import { tileName } from './rummy-tiles.ts';

const n = plurals('en');
const list = new Intl.ListFormat('en', { type: 'conjunction' });

const colours: Readonly<Record<string, string>> = { R: 'red', B: 'blue', K: 'black', O: 'orange' };
const numbers: readonly string[] =
  'none ones twos threes fours fives sixes sevens eights nines tens elevens twelves thirteens'.split(
    ' ',
  );

/** 'Red 7' · 'joker' */
export const tile = (written: string): string => (written === 'J' ? 'joker' : tileName(written));
export const tiles = (written: readonly string[]): string => written.map(tile).join(', ');
export const together = (written: readonly string[]): string => list.format(written.map(tile));
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** A set as it lies: what a run reaches from and to, or which colours a group has. */
export type SetSaid =
  | { kind: 'run'; from: string; to: string; jokers: number }
  | { kind: 'group'; number: number; colours: readonly string[]; jokers: number }
  | { kind: 'none'; tiles: readonly string[] };

const jokersIn = (count: number): string =>
  count === 0 ? '' : `, ${n(count, { one: 'with a joker', other: 'with # jokers' })}`;

/** A line has no room for more tiles by name. */
const few = 4;

/** 'Red 5, Red 6' · 'Red 1, Red 2 … Red 13, 14 tiles' */
const heap = (written: readonly string[]): string => {
  if (written.length <= few) return tiles(written);
  const last = tile(written.at(-1) ?? '');
  return `${tiles(written.slice(0, 2))} … ${last}, ${written.length} tiles`;
};

type RunSaid = Extract<SetSaid, { kind: 'run' }>;
type GroupSaid = Extract<SetSaid, { kind: 'group' }>;

export const runOf = ({ from, to }: RunSaid): string => `run ${tile(from)} to ${tile(to)}`;
export const groupOf = ({ number }: GroupSaid): string => `group of ${numbers[number]}`;

/** 'run Red 4 to Red 7' · 'group of sevens: red, blue, black' · 'Red 5, Red 6' */
export const set = (said: SetSaid): string => {
  if (said.kind === 'none') return heap(said.tiles);
  if (said.kind === 'run') return runOf(said) + jokersIn(said.jokers);
  const named = said.colours.map((colour) => colours[colour] ?? '');
  const joker = said.jokers > 1 ? [`${said.jokers} jokers`] : said.jokers === 1 ? ['joker'] : [];
  return `${groupOf(said)}: ${[...named, ...joker].join(', ')}`;
};

/** As it is told after a change: 'Red 4 to Red 7'. */
export const brief = (said: SetSaid): string =>
  said.kind === 'run' ? `${tile(said.from)} to ${tile(said.to)}` : set(said);
