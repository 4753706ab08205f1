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

type FaultReason =
  | 'only-jokers'
  | 'mixed'
  | 'too-short'
  | 'too-long'
  | 'same-colour'
  | 'same-number'
  | 'gap'
  | 'wraps'
  /** RUM-10: before the first meld. */
  | 'touched';

/** What keeps tiles from being a set. `missing`: how many more it takes. */
export interface FaultSaid {
  reason: FaultReason;
  kind: 'group' | 'run' | null;
  missing: number;
  tile?: string | undefined;
}

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

export const fault = ({ reason, kind, missing, tile: twice = '' }: FaultSaid): string => {
  switch (reason) {
    case 'too-short':
      return n(missing, { one: 'needs one more tile', other: 'needs # more tiles' });
    case 'too-long':
      return kind === 'group' ? 'a group has four tiles at most' : 'a run has 13 tiles at most';
    case 'same-colour':
      return `${tile(twice)} is there twice, and a group has each colour once`;
    case 'same-number':
      return `${tile(twice)} is there twice, and a run has each number once`;
    case 'wraps':
      return 'a run goes no further than 13, and 1 is only its first';
    case 'gap':
      return 'numbers are missing in between';
    case 'touched':
      return 'what lies on the table can’t be used before your first meld';
    case 'only-jokers':
      return 'jokers need a numbered tile beside them';
    default:
      return 'a set is one number in different colours, or one colour in a row';
  }
};

/** What is written on such a set: two words at most. */
export const faultBadge = ({ reason, missing }: FaultSaid): string => {
  switch (reason) {
    case 'too-short':
      return n(missing, { one: '1 more', other: '# more' });
    case 'too-long':
      return 'too long';
    case 'wraps':
      return '13 is last';
    case 'touched':
      return 'not yet';
    case 'gap':
      return 'gap';
    case 'mixed':
      return 'mixed';
    case 'only-jokers':
      return 'jokers';
    default:
      return 'twice';
  }
};
