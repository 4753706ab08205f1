/**
 * A turn of rummy as an integer program, for solvers that know nothing of rummy: how often each valid set is laid, which
 * rack tiles are played, and for every joker of the table which of RUM-15's two ways it takes.
 */
import { FIRST_MELD } from '../machines/rummy/check.ts';
import { jokersOf, type TileSet } from '../machines/rummy/set.ts';
import type { TurnStart } from '../machines/rummy/solver/best-turn.ts';
import { laidTiles } from '../machines/rummy/state.ts';
import { COLOURS, isJoker, LAST_NUMBER, rackValue, tally, tileOf } from '../machines/rummy/tile.ts';

/** Variables are whole numbers from 0 to `most`; rows are sums of coefficients between bounds. */
export interface Program {
  readonly variables: readonly Variable[];
  readonly rows: readonly Row[];
}

interface Variable {
  readonly name: string;
  readonly most: number;
  readonly worth: number;
}

interface Row {
  readonly terms: readonly (readonly [name: string, factor: number])[];
  readonly least: number;
  readonly most: number;
}

/** A valid set: its tiles with jokers as 'J', what each joker can stand for, what it is worth in a first meld. */
interface Pattern {
  readonly tiles: readonly string[];
  readonly stands: readonly (readonly string[])[];
  readonly value: number;
}

/** Every group, and every run of three to five: longer runs are laid as several. */
const PATTERNS: readonly Pattern[] = [...groups(), ...runs()];

function* groups(): Generator<Pattern> {
  for (let number = 1; number <= LAST_NUMBER; number++) {
    for (let chosen = 0; chosen < 2 ** COLOURS.length; chosen++) {
      const numbered = COLOURS.filter((_, i) => chosen & (1 << i)).map((c) => tileOf(c, number));
      const missing = COLOURS.filter((_, i) => !(chosen & (1 << i))).map((c) => tileOf(c, number));
      for (let jokers = 0; jokers <= 2; jokers++) {
        const size = numbered.length + jokers;
        if (numbered.length < 2 || size < 3 || size > 4) continue;
        const wild = new Array<string>(jokers).fill('J');
        yield {
          tiles: [...numbered, ...wild],
          stands: wild.map(() => missing),
          value: number * size,
        };
      }
    }
  }
}

function* runs(): Generator<Pattern> {
  for (const colour of COLOURS) {
    for (let length = 3; length <= 5; length++) {
      for (let first = 1; first + length - 1 <= LAST_NUMBER; first++) {
        const tiles = Array.from({ length }, (_, i) => tileOf(colour, first + i));
        const value = rackValue(tiles);
        for (let i = -1; i < length; i++) {
          for (let j = i < 0 ? -1 : i; j < length; j++) {
            const at = [...new Set([i, j])].filter((place) => place >= 0);
            yield {
              tiles: tiles.map((tile, place) => (at.includes(place) ? 'J' : tile)),
              stands: at.map((place) => [tiles[place] ?? '']),
              value,
            };
          }
        }
      }
    }
  }
}

/** The program that plays most tiles, or most of their value. */
export function programOf(start: TurnStart, most: 'tiles' | 'points'): Program {
  const { rack, melded } = start;
  // RUM-10: before the first meld the table isn't there.
  const table = melded ? start.table : [];
  const laid = tally(laidTiles(table));
  const held = tally(rack);
  const all = tally([...laidTiles(table), ...rack]);
  const patterns = PATTERNS.filter(({ tiles }) =>
    [...tally(tiles)].every(([tile, count]) => count <= (all.get(tile) ?? 0)),
  );
  const variables: Variable[] = patterns.map((_, i) => ({ name: `s${i}`, most: 2, worth: 0 }));
  const rows: Row[] = [];
  for (const tile of all.keys()) {
    const terms = patterns.flatMap(({ tiles }, i): [string, number][] => {
      const count = tiles.filter((each) => each === tile).length;
      return count > 0 ? [[`s${i}`, count]] : [];
    });
    const fixed = laid.get(tile) ?? 0;
    const free = held.get(tile) ?? 0;
    if (free > 0) {
      const worth = most === 'tiles' ? 1 : rackValue([tile]);
      variables.push({ name: `p${tile}`, most: free, worth });
      terms.push([`p${tile}`, -1]);
    }
    rows.push({ terms, least: fixed, most: fixed });
  }
  if (!melded) {
    const terms = patterns.map(({ value }, i) => [`s${i}`, value] as const);
    rows.push({ terms, least: FIRST_MELD, most: Number.POSITIVE_INFINITY });
  }
  addJokers(table, held, patterns, variables, rows);
  return { variables, rows };
}

/** RUM-15: each joker of the table is one that lies after the turn and stands for a tile of its own, or a tile frees it. */
function addJokers(
  table: readonly TileSet[],
  held: ReadonlyMap<string, number>,
  patterns: readonly Pattern[],
  variables: Variable[],
  rows: Row[],
): void {
  const ways: [string, number][][] = [];
  /** What lies after the turn, or a tile that frees, serves one joker. */
  const served = new Map<string, [string, number][]>();
  const offer = (joker: number, what: string) => {
    const name = `j${joker}.${what}`;
    variables.push({ name, most: 1, worth: 0 });
    ways[joker]?.push([name, 1]);
    served.set(what, [...(served.get(what) ?? []), [name, 1]]);
  };
  const jokers = table.flatMap((set, own) => jokersOf(set).map((stands) => ({ stands, own })));
  for (const [joker, { stands, own }] of jokers.entries()) {
    ways.push([]);
    for (const [i, pattern] of patterns.entries()) {
      for (const [k, now] of pattern.stands.entries()) {
        if (now.some((tile) => stands.includes(tile))) offer(joker, `k${i}.${k}`);
      }
    }
    for (const [at, { tiles }] of table.entries()) {
      for (const [i, tile] of tiles.entries()) {
        if (at !== own && !isJoker(tile) && stands.includes(tile)) offer(joker, `t${at}.${i}`);
      }
    }
    for (const tile of stands) if (held.has(tile)) offer(joker, `p${tile}`);
  }
  for (const terms of ways) rows.push({ terms, least: 1, most: Number.POSITIVE_INFINITY });
  for (const [what, terms] of served) {
    if (what.startsWith('t')) rows.push({ terms, least: 0, most: 1 });
    else {
      const source = what.startsWith('p') ? what : `s${what.slice(1).split('.')[0]}`;
      rows.push({ terms: [...terms, [source, -1]], least: Number.NEGATIVE_INFINITY, most: 0 });
    }
  }
}

/** In the LP format that HiGHS reads. */
export function lpText({ variables, rows }: Program): string {
  const sum = (terms: Row['terms']) =>
    terms
      .map(([name, factor]) => `${factor < 0 ? '-' : '+'} ${Math.abs(factor)} ${name}`)
      .join(' ');
  const worth = variables
    .filter((each) => each.worth > 0)
    .map((each) => [each.name, each.worth] as const);
  const lines = rows.flatMap(({ terms, least, most }) => {
    if (terms.length === 0) return [];
    if (least === most) return [`${sum(terms)} = ${least}`];
    return [
      ...(least > Number.NEGATIVE_INFINITY ? [`${sum(terms)} >= ${least}`] : []),
      ...(most < Number.POSITIVE_INFINITY ? [`${sum(terms)} <= ${most}`] : []),
    ];
  });
  return [
    'Maximize',
    `worth: ${worth.length > 0 ? sum(worth) : '0 s0'}`,
    'Subject To',
    ...lines,
    'Bounds',
    ...variables.map(({ name, most }) => `0 <= ${name} <= ${most}`),
    'General',
    variables.map(({ name }) => name).join(' '),
    'End',
  ].join('\n');
}
