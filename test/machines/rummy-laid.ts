/** Sets laid on rummy tables of every size, and what holds wherever they lie. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Rect } from '../../components/felt/place.ts';
import { layTable, type PlacedSet, type TableLayout } from '../../components/rummy-table/layout.ts';
import { runs } from './runs.ts';

const boxes: Rect[] = [
  { x: 6, y: 34, w: 268, h: 150 },
  { x: 6, y: 34, w: 292, h: 190 },
  { x: 8, y: 43, w: 358, h: 260 },
  { x: 10, y: 40, w: 824, h: 139 },
  { x: 14, y: 60, w: 724, h: 270 },
  { x: 14, y: 60, w: 1236, h: 420 },
];
export const anyBox = fc.constantFrom(...boxes);
export const sample = (usual: number) => ({ numRuns: runs(usual) });

/** Sets of these sizes, each tile with a name of its own. */
export function setsOf(lengths: readonly number[]): string[][] {
  let next = 0;
  return lengths.map((length) => Array.from({ length }, () => `t${next++}`));
}

const length = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 3, max: 5 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 13 }) },
);
export const lengths = fc.array(length, { minLength: 1, maxLength: 30 });
/** As late in a round as it gets. */
export const manyLengths = fc.array(length, { minLength: 20, maxLength: 30 });

/** Laid one set after another, as a round goes. */
export function grown(sets: readonly (readonly string[])[], box: Rect): TableLayout[] {
  const layouts: TableLayout[] = [];
  for (let n = 1; n <= sets.length; n += 1) {
    layouts.push(layTable(sets.slice(0, n), box, layouts.at(-1)));
  }
  return layouts;
}

export const apart = (p: Rect, q: Rect, x: number, y: number): boolean =>
  p.x + p.w + x <= q.x || q.x + q.w + x <= p.x || p.y + p.h + y <= q.y || q.y + q.h + y <= p.y;

export function sound(layout: TableLayout, sets: readonly (readonly string[])[]): void {
  const { box, contentHeight, tile } = layout;
  assert.ok(tile >= 20, `tiles of ${tile} px`);
  assert.ok(contentHeight >= box.h);
  assert.deepEqual(
    layout.sets.map(({ tiles }) => tiles.map(({ name }) => name)),
    sets,
  );
  layout.sets.forEach((set, i) => {
    assert.ok(set.x >= box.x && set.x + set.w <= box.x + box.w, `set ${i} at ${set.x}`);
    assert.ok(set.y >= box.y && set.y + set.h <= box.y + contentHeight, `set ${i} at ${set.y}`);
    for (const other of layout.sets.slice(i + 1)) {
      assert.ok(apart(set, other, tile / 3, 5), `${i} and ${other.index}`);
    }
  });
}

export const placeOf = ({ x, y }: PlacedSet) => ({ x, y });
