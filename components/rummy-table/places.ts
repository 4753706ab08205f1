/** Where picked tiles may go, and what would lie there then. Pure. */
import { PipError } from '../../machines/error.ts';
import type { Draft } from '../../machines/match-events.ts';
import { moveTiles } from '../../machines/rummy/draft.ts';
import { type Lists, setsWithout } from '../../machines/rummy/lists.ts';
import { formatLists } from '../../machines/rummy/notation.ts';
import { isSet, readSet } from '../../machines/rummy/set.ts';
import { difference, type Tile } from '../../machines/rummy/tile.ts';
import { touchedBy } from '../../machines/rummy/untouched.ts';

export interface DropPlace {
  /** As the draft reads it: '2', '2:3', '2/3', 'new', 'rack', 'rack:3'. */
  readonly to: string;
  readonly kind: 'set' | 'split' | 'new' | 'rack';
  /** Of a place in a set: which. */
  readonly set: number | null;
  /** Before which tile of the set or rack; null where that isn't said. */
  readonly at: number | null;
  /** What the draft would be. */
  readonly next: Draft;
  /** The set that the tiles would lie in; [] on the rack. */
  readonly becomes: readonly Tile[];
  /** What the places are left as that they were taken from: sets that parted, and what is none. */
  readonly leaves: readonly (readonly Tile[])[];
  /** A set of the table that has to stay as it is, and wouldn't (RUM-10). */
  readonly touches: readonly Tile[] | null;
  /** Whether that is a set, and may be one now. */
  readonly fits: boolean;
}

/**
 * One place; null where the tiles can't go there. `from`: where they are taken, in their order. `free`: whether the table
 * may be used (RUM-10).
 */
export function dropPlace(
  draft: Draft,
  from: readonly string[],
  to: string,
  free = true,
): DropPlace | null {
  const next = moved(draft, from, to);
  if (!next) return null;
  const [, name = '', sign, index] = /^(new|rack|\d+)(?:([:/])(\d+))?$/.exec(to) ?? [];
  const at = index === undefined ? null : Number(index);
  if (name === 'rack') {
    return {
      to,
      kind: 'rack',
      set: null,
      at,
      next,
      becomes: [],
      leaves: [],
      touches: null,
      fits: false,
    };
  }
  const kind = name === 'new' ? 'new' : sign === '/' ? 'split' : 'set';
  const changed = changedSets(draft, next, tilesAt(draft, from), kind);
  const [becomes = tilesAt(draft, from), ...others] = changed;
  const broken = others.length > 1 || others.some((tiles) => !isSet(readSet(tiles)));
  const leaves = broken ? others : [];
  const touches = free ? null : touchedBy(draft, next.table);
  const fits = touches === null && isSet(readSet(becomes));
  return {
    to,
    kind,
    set: kind === 'new' ? null : Number(name),
    at,
    next,
    becomes,
    leaves,
    touches,
    fits,
  };
}

/**
 * The places for the tiles that are worth going through, row by row: each set, a new set, the rack. In a set where
 * they fit best, and wherever else they make another set; places that come to the same stand once. `free`: whether the
 * table may be used; where not, none of its places is.
 */
export function dropRows(draft: Draft, from: readonly string[], free = true): DropPlace[][] {
  const now = formatLists(draft.table);
  const own = ownSet(from);
  const rows = draft.table.map((tiles, set) => {
    const gaps = [...tiles, null].map((_, at) => `${set}:${at}`);
    const splits = tiles.slice(1).map((_, at) => `${set}/${at + 1}`);
    const best = set === own ? [] : distinct(draft, from, [String(set)], new Set([now]), free);
    const known = new Set([now, ...best.map(({ next }) => formatLists(next.table))]);
    const others = distinct(draft, from, [...gaps, ...splits], known, free);
    const may = best.filter(({ touches }) => touches === null);
    return [...may, ...others.filter(({ fits }) => fits)];
  });
  const fresh = distinct(draft, from, ['new'], new Set([now]), free);
  const within = from.every((place) => place.startsWith('rack'));
  const spots = within ? draft.rack.map((_, at) => `rack:${at}`) : [];
  const rack = [...spots, 'rack'].flatMap((to) => dropPlace(draft, from, to) ?? []);
  return [...rows, fresh, rack].filter((row) => row.length > 0);
}

/** The place that first comes to mind: a set that the tiles make longer, else a set of their own. */
export function likeliest(rows: readonly (readonly DropPlace[])[]): DropPlace | null {
  const places = rows.flat().filter(({ kind }) => kind !== 'rack');
  const whole = places.find(({ fits, leaves }) => fits && leaves.length === 0);
  return (
    whole ?? places.find(({ fits }) => fits) ?? places.find(({ kind }) => kind === 'new') ?? null
  );
}

/** The tiles at these places, in their order. */
function tilesAt({ table, rack }: Draft, places: readonly string[]): Tile[] {
  return places.flatMap((place) => {
    const [name = '', at = ''] = place.split(':');
    return (name === 'rack' ? rack : table[Number(name)])?.[Number(at)] ?? [];
  });
}

/** The one set that all of them are taken from; null where there is none. */
export function ownSet(from: readonly string[]): number | null {
  const [first, ...others] = new Set(from.map((place) => place.split(':')[0] ?? ''));
  return first === undefined || first === 'rack' || others.length > 0 ? null : Number(first);
}

function moved(draft: Draft, from: readonly string[], to: string): Draft | null {
  try {
    return moveTiles(draft, from, to);
  } catch (error) {
    if (error instanceof PipError) return null;
    throw error;
  }
}

/** The sets that weren't there before, that with most of the tiles first; of a split's the latter, where twins are in both. */
function changedSets(
  draft: Draft,
  next: Draft,
  tiles: readonly Tile[],
  kind: DropPlace['kind'],
): Lists {
  const lacks = (set: readonly Tile[]) => difference(tiles, set).length;
  const sets = setsWithout(next.table, draft.table);
  const ordered = kind === 'split' ? sets.toReversed() : sets;
  return ordered.toSorted((a, b) => lacks(a) - lacks(b));
}

function distinct(
  draft: Draft,
  from: readonly string[],
  targets: readonly string[],
  known: ReadonlySet<string>,
  free: boolean,
): DropPlace[] {
  const seen = new Set(known);
  return targets.flatMap((to) => {
    const place = dropPlace(draft, from, to, free);
    const table = place && formatLists(place.next.table);
    if (!place || table === null || seen.has(table)) return [];
    seen.add(table);
    return [place];
  });
}
