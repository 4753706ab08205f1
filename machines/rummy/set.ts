/** Groups and runs: what tiles make together, what that is worth, what its jokers stand for. */
import { arrangeGroup, arrangeRun } from './arrange.ts';
import { COLOURS, colourOf, isJoker, LAST_NUMBER, numberOf, type Tile, tileOf } from './tile.ts';

/** A valid set as it lies. */
export interface TileSet {
  readonly kind: 'group' | 'run';
  readonly tiles: readonly Tile[];
  /** The group's number, or the number of the run's first place. */
  readonly number: number;
  /** The run's colour; '' for a group. */
  readonly colour: string;
}

/** Why tiles are no set. */
export interface SetFault {
  readonly rule: 'RUM-4' | 'RUM-5' | 'RUM-6';
  readonly reason:
    | 'only-jokers'
    | 'mixed'
    | 'too-short'
    | 'too-long'
    | 'same-colour'
    | 'same-number'
    | 'gap'
    /** It would go on from 13 with 1. */
    | 'wraps';
  /** The tile that is there twice. */
  readonly tile?: Tile;
}

/** RUM-4, RUM-5: the fewest tiles of a set. */
export const SHORTEST = 3;
const LARGEST_GROUP = 4;

export function isSet(found: TileSet | SetFault): found is TileSet {
  return 'kind' in found;
}

/** The set that tiles make in the order given, arranged where that is none (RUM-8); or what is wrong with them. */
export function readSet(tiles: readonly Tile[]): TileSet | SetFault {
  const numbered = tiles.filter((tile) => !isJoker(tile));
  const [first, second] = numbered;
  if (first === undefined) return { rule: 'RUM-6', reason: 'only-jokers' };
  const sameNumber = numbered.every((tile) => numberOf(tile) === numberOf(first));
  // RUM-6: a single numbered tile with jokers is a run.
  if (sameNumber && second !== undefined) return readGroup(tiles, numbered, numberOf(first));
  if (numbered.some((tile) => colourOf(tile) !== colourOf(first))) {
    return { rule: 'RUM-6', reason: 'mixed' };
  }
  return readRun(tiles, numbered, colourOf(first));
}

/** The tiles as they lie where they are a set, else as given. */
export function arranged(tiles: readonly Tile[]): readonly Tile[] {
  const set = readSet(tiles);
  return isSet(set) ? set.tiles : tiles;
}

/** RUM-4. */
function readGroup(
  tiles: readonly Tile[],
  numbered: readonly Tile[],
  number: number,
): TileSet | SetFault {
  if (tiles.length > LARGEST_GROUP) return { rule: 'RUM-4', reason: 'too-long' };
  const tile = repeated(numbered);
  if (tile !== undefined) return { rule: 'RUM-4', reason: 'same-colour', tile };
  if (tiles.length < SHORTEST) return { rule: 'RUM-4', reason: 'too-short' };
  return { kind: 'group', tiles: arrangeGroup(tiles), number, colour: '' };
}

/** RUM-5, RUM-8. */
function readRun(
  tiles: readonly Tile[],
  numbered: readonly Tile[],
  colour: string,
): TileSet | SetFault {
  const tile = repeated(numbered);
  if (tile !== undefined) return { rule: 'RUM-5', reason: 'same-number', tile };
  if (tiles.length < SHORTEST) return { rule: 'RUM-5', reason: 'too-short' };
  if (tiles.length > LAST_NUMBER) return { rule: 'RUM-5', reason: 'too-long' };
  const run = arrangeRun(tiles);
  if (!run) return { rule: 'RUM-5', reason: goesRound(tiles) ? 'wraps' : 'gap' };
  return { kind: 'run', tiles: run.tiles, number: run.start, colour };
}

/** Whether tiles of one colour that are no run would be one if 1 came after 13. */
function goesRound(tiles: readonly Tile[]): boolean {
  const numbers = tiles.filter((tile) => !isJoker(tile)).map(numberOf);
  return numbers.some((from) => {
    const places = numbers.map((number) => (number - from + LAST_NUMBER) % LAST_NUMBER);
    return Math.max(...places) < tiles.length;
  });
}

function repeated(tiles: readonly Tile[]): Tile | undefined {
  return tiles.find((tile, at) => tiles.indexOf(tile) !== at);
}

/** Its worth in the first meld, jokers as what they stand for (RUM-7, RUM-9). */
export function setValue({ kind, tiles, number }: TileSet): number {
  const { length } = tiles;
  return kind === 'group' ? number * length : number * length + (length * (length - 1)) / 2;
}

/** RUM-15: for each joker of a set, in its order, the tiles that it can stand for; a group's are all its missing colours. */
export function jokersOf({ kind, tiles, number, colour }: TileSet): (readonly Tile[])[] {
  const missing =
    kind === 'group'
      ? COLOURS.map((each) => tileOf(each, number)).filter((tile) => !tiles.includes(tile))
      : [];
  return tiles.flatMap((tile, place) => {
    if (!isJoker(tile)) return [];
    return [kind === 'group' ? missing : [tileOf(colour, number + place)]];
  });
}

/**
 * By tile of a set as it lies: what a joker stands for (RUM-7), in a group each colour that it may be (RUM-15); nothing for
 * other tiles, and in what is no set or lies otherwise.
 */
export function standsOf(tiles: readonly Tile[]): (readonly Tile[])[] {
  const none = tiles.map(() => []);
  if (!tiles.some(isJoker)) return none;
  const set = readSet(tiles);
  if (!isSet(set) || set.tiles.join() !== tiles.join()) return none;
  const jokers = jokersOf(set).values();
  return tiles.map((tile) => (isJoker(tile) ? (jokers.next().value ?? []) : []));
}
