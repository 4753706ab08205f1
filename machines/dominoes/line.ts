/** The layout: one line, and with a spinner two further arms (DRAW-6, FIVE-4). */
import type { Arm } from './model.ts';
import { high, low, type Tile, tileOf } from './tile.ts';

/** A tile as it lies: `a` towards the left end (or the spinner), `b` outwards. */
export interface Laid {
  readonly a: number;
  readonly b: number;
}

export interface Layout {
  /** Left to right. */
  readonly line: readonly Laid[];
  /** Outwards from the spinner. */
  readonly up: readonly Laid[];
  readonly down: readonly Laid[];
  /** Index of the spinner in `line`; null while there is none (or the rules have none). */
  readonly spinner: number | null;
}

export const EMPTY: Layout = { line: [], up: [], down: [], spinner: null };

/** An open end: its arm and the number that it shows. */
export interface End {
  readonly arm: Arm;
  readonly number: number;
}

/** The open ends in the order L R U D; up and down open once both main sides of the spinner are taken (FIVE-5). */
export function ends(layout: Layout): End[] {
  const first = layout.line[0];
  const last = layout.line.at(-1);
  if (!first || !last) return [];
  const open: End[] = [
    { arm: 'L', number: first.a },
    { arm: 'R', number: last.b },
  ];
  const at = layout.spinner;
  const spinner = at === null ? undefined : layout.line[at];
  if (spinner && at !== null && at > 0 && at < layout.line.length - 1) {
    open.push({ arm: 'U', number: layout.up.at(-1)?.b ?? spinner.b });
    open.push({ arm: 'D', number: layout.down.at(-1)?.b ?? spinner.b });
  }
  return open;
}

/** The open ends that a tile fits (DRAW-7). */
export function fits(layout: Layout, tile: Tile): End[] {
  return ends(layout).filter(({ number }) => number === high(tile) || number === low(tile));
}

/** Lays the opening tile, its higher half to the left. */
export function lead(high: number, low: number, spinner: boolean): Layout {
  return { ...EMPTY, line: [{ a: high, b: low }], spinner: spinner && high === low ? 0 : null };
}

/** Lays a tile at an end that it matches: `inner` touches, `outer` becomes the new end. The first double is the spinner (FIVE-4, FIVE-6). */
export function lay(
  layout: Layout,
  arm: Arm,
  inner: number,
  outer: number,
  spinner: boolean,
): Layout {
  const { line, up, down } = layout;
  const born = spinner && layout.spinner === null && inner === outer;
  if (arm === 'L') {
    const at = born ? 0 : layout.spinner === null ? null : layout.spinner + 1;
    return { line: [{ a: outer, b: inner }, ...line], up, down, spinner: at };
  }
  const tile = { a: inner, b: outer };
  if (arm === 'R') {
    return { line: [...line, tile], up, down, spinner: born ? line.length : layout.spinner };
  }
  return arm === 'U'
    ? { line, up: [...up, tile], down, spinner: layout.spinner }
    : { line, up, down: [...down, tile], spinner: layout.spinner };
}

/** What an end counts: both halves of a double, else the outer half. */
function endCount(outer: number, inner: number): number {
  return outer === inner ? outer + inner : outer;
}

/** What each open end counts, left and right first (FIVE-8, PIP-20): [] on an empty table. */
export function endCounts({ line, up, down }: Layout): number[] {
  const first = line[0];
  const last = line.at(-1);
  if (!first || !last) return [];
  if (line.length === 1) return [first.a, first.b];
  const counts = [endCount(first.a, first.b), endCount(last.b, last.a)];
  for (const arm of [up.at(-1), down.at(-1)]) if (arm) counts.push(endCount(arm.b, arm.a));
  return counts;
}

/** The count of the open ends (FIVE-8, PIP-20): 0 on an empty table. */
export function endsCount(layout: Layout): number {
  return endCounts(layout).reduce((sum, count) => sum + count, 0);
}

/** Every tile on the table. */
export function laidTiles({ line, up, down }: Layout): Tile[] {
  return [...line, ...up, ...down].map(({ a, b }) => tileOf(a, b));
}
