/** Where sets lie on a rummy table: in their box, apart, and still as long as they can be. */
import assert from 'node:assert/strict';
import test from 'node:test';
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
const anyBox = fc.constantFrom(...boxes);
const sample = (usual: number) => ({ numRuns: runs(usual) });

/** Sets of these sizes, each tile with a name of its own. */
function setsOf(lengths: readonly number[]): string[][] {
  let next = 0;
  return lengths.map((length) => Array.from({ length }, () => `t${next++}`));
}

const length = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 3, max: 5 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 13 }) },
);
const lengths = fc.array(length, { minLength: 1, maxLength: 30 });
/** As late in a round as it gets. */
const manyLengths = fc.array(length, { minLength: 20, maxLength: 30 });

/** Laid one set after another, as a round goes. */
function grown(sets: readonly (readonly string[])[], box: Rect): TableLayout[] {
  const layouts: TableLayout[] = [];
  for (let n = 1; n <= sets.length; n += 1) {
    layouts.push(layTable(sets.slice(0, n), box, layouts.at(-1)));
  }
  return layouts;
}

const apart = (p: Rect, q: Rect, x: number, y: number): boolean =>
  p.x + p.w + x <= q.x || q.x + q.w + x <= p.x || p.y + p.h + y <= q.y || q.y + q.h + y <= p.y;

function sound(layout: TableLayout, sets: readonly (readonly string[])[]): void {
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

const placeOf = ({ x, y }: PlacedSet) => ({ x, y });

test('every set lies in the box or below it, whole, apart from all others', () => {
  fc.assert(
    fc.property(anyBox, lengths, (box, sizes) => {
      const sets = setsOf(sizes);
      sound(layTable(sets, box), sets);
      grown(sets, box).forEach((layout, n) => {
        sound(layout, sets.slice(0, n + 1));
      });
    }),
    sample(150),
  );
});

test('a table scrolls only at its smallest size, and what scrolls is what is there', () => {
  let scrolled = 0;
  const numRuns = runs(150);
  fc.assert(
    fc.property(anyBox, manyLengths, (whole, sizes) => {
      const box = { ...whole, h: Math.round(whole.h / 2) };
      const layout = layTable(setsOf(sizes), box);
      if (layout.contentHeight === box.h) return;
      scrolled += 1;
      // As large as a finger needs, or as lets a run of thirteen lie in a row.
      assert.ok(layout.tile === 27 || (layout.tile < 27 && box.w / (layout.pitch + 2) < 13));
      const bottom = Math.max(...layout.sets.map(({ y, h }) => y + h));
      assert.equal(bottom, box.y + layout.contentHeight);
    }),
    { numRuns },
  );
  assert.ok(scrolled > numRuns / 2, `${scrolled} of ${numRuns} tables scroll`);
});

test('tiles never grow while sets are added', () => {
  fc.assert(
    fc.property(anyBox, lengths, (box, sizes) => {
      const tiles = grown(setsOf(sizes), box).map(({ tile }) => tile);
      assert.deepEqual(
        tiles,
        tiles.toSorted((a, b) => b - a),
      );
    }),
    sample(100),
  );
});

test('a new set moves no other, or the sets of one row, or everything to a smaller size', () => {
  fc.assert(
    fc.property(anyBox, lengths, (box, sizes) => {
      const layouts = grown(setsOf(sizes), box);
      layouts.slice(1).forEach((layout, i) => {
        const before = layouts[i];
        if (!before || layout.tile < before.tile) return;
        const moved = before.sets.filter(
          (set, at) => layout.sets[at]?.x !== set.x || layout.sets[at]?.y !== set.y,
        );
        const rows = new Set(moved.map(({ row }) => row));
        assert.ok(rows.size <= 1, `rows ${[...rows]} moved`);
        for (const set of moved) assert.equal(layout.sets[set.index]?.y, set.y);
      });
    }),
    sample(150),
  );
});

test('when a turn is over no row leans to a side, and rows that don’t stay as they are', () => {
  fc.assert(
    fc.property(anyBox, lengths, fc.nat(), (box, sizes, which) => {
      const before = layTable(setsOf(sizes), box);
      const left = before.sets.map(({ tiles }) => tiles.map(({ name }) => name));
      left.splice(which % left.length, 1);
      const during = layTable(left, box, before);
      const after = layTable(left, box, during, true);
      sound(after, left);
      for (const row of new Set(after.sets.map((set) => set.row))) {
        const ends = ({ sets }: TableLayout) => {
          const here = sets.filter((set) => set.row === row);
          const from = Math.min(...here.map(({ x }) => x));
          return [from, Math.max(...here.map(({ x, w }) => x + w))] as const;
        };
        const leans = (layout: TableLayout) => {
          const [from, to] = ends(layout);
          return Math.abs((from + to) / 2 - (box.x + box.w / 2)) / layout.pitch;
        };
        assert.ok(leans(after) <= 1.5, `row ${row} by ${leans(after)} tiles`);
        if (leans(during) < 0.75) assert.deepEqual(ends(after), ends(during));
      }
    }),
    sample(150),
  );
});

test('a set that grows by a tile keeps its row and its tiles where there is room beside it', () => {
  const box = { x: 14, y: 60, w: 1236, h: 420 };
  const sets = setsOf([3, 4]);
  const before = layTable(sets, box);
  for (const at of [0, 3]) {
    const bigger = sets.map((set, i) => (i === 0 ? set.toSpliced(at, 0, 'new') : set));
    const after = layTable(bigger, box, before);
    const [old] = before.sets;
    assert.ok(old);
    for (const { name, x, y } of old.tiles) {
      const tile = after.sets[0]?.tiles.find((each) => each.name === name);
      assert.deepEqual([tile?.x, tile?.y], [x, y], name);
    }
    assert.deepEqual(after.sets.slice(1).map(placeOf), before.sets.slice(1).map(placeOf));
  }
});

test('a set that grows pushes only neighbours of its row, and only as far as it must', () => {
  fc.assert(
    fc.property(anyBox, lengths, fc.nat(), fc.boolean(), (box, sizes, which, front) => {
      const sets = setsOf(sizes);
      const before = layTable(sets, box);
      const index = which % sets.length;
      const grow = (set: string[]) => (front ? ['new', ...set] : [...set, 'new']);
      const bigger = sets.map((set, i) => (i === index && set.length < 13 ? grow(set) : set));
      const after = layTable(bigger, box, before);
      sound(after, bigger);
      if (after.tile < before.tile) return;
      // Where its row has no room for it, a set goes to another.
      if (after.sets.some(({ row }, i) => row !== before.sets[i]?.row)) return;
      before.sets.forEach((set, i) => {
        const now = after.sets[i];
        if (set.row !== before.sets[index]?.row)
          assert.deepEqual(now && placeOf(now), placeOf(set));
        else assert.ok(Math.abs((now?.x ?? 0) - set.x) <= 2 * before.pitch, `set ${i}`);
      });
    }),
    sample(150),
  );
});

test('what leaves the table lets a gap: the others stay', () => {
  fc.assert(
    fc.property(anyBox, lengths, fc.nat(), (box, sizes, which) => {
      const sets = setsOf(sizes);
      const before = layTable(sets, box);
      if (before.contentHeight > box.h || sets.length < 2) return;
      const gone = which % sets.length;
      const after = layTable(sets.toSpliced(gone, 1), box, before);
      assert.deepEqual(after.sets.map(placeOf), before.sets.toSpliced(gone, 1).map(placeOf));
    }),
    sample(100),
  );
});

test('a run that is split stays in its row, its two parts beside each other', () => {
  const box = { x: 8, y: 43, w: 358, h: 260 };
  const [run = [], group = []] = setsOf([6, 3]);
  const before = layTable([run, group], box);
  const after = layTable([run.slice(0, 3), run.slice(3), group], box, before);
  assert.deepEqual(
    after.sets.map(({ row }) => row),
    [before.sets[0]?.row, before.sets[0]?.row, before.sets[1]?.row],
  );
  sound(after, [run.slice(0, 3), run.slice(3), group]);
});

test('arranging by random moves is sound at every step', () => {
  const step = fc.record({ from: fc.nat(), to: fc.nat(), at: fc.nat() });
  fc.assert(
    fc.property(anyBox, lengths, fc.array(step, { maxLength: 25 }), (box, sizes, steps) => {
      let sets = setsOf(sizes);
      let layout = layTable(sets, box);
      for (const { from, to, at } of steps) {
        const source = sets[from % sets.length] ?? [];
        const tile = source[at % source.length] ?? '';
        const target = to % (sets.length + 1);
        const without = sets.map((set) => set.filter((each) => each !== tile));
        const full = (without[target]?.length ?? 0) >= 13;
        const next = full
          ? [...without, [tile]]
          : target < without.length
            ? without.map((set, i) => (i === target ? [...set, tile] : set))
            : [...without, [tile]];
        sets = next.filter((set) => set.length > 0);
        layout = layTable(sets, box, layout);
        sound(layout, sets);
      }
    }),
    sample(60),
  );
});

test('a hundred tiles are seen whole or scrolled to at 390 px, large enough for a finger; a run of 13 fits a row at 280', () => {
  const sizes = Array.from({ length: 28 }, (_, i) => (i % 2 === 0 ? 3 : 4)).concat(3);
  const tall = layTable(setsOf(sizes), { x: 8, y: 43, w: 374, h: 440 });
  assert.equal(tall.contentHeight, 440);
  assert.ok(tall.tile >= 26);
  const phone = layTable(setsOf(sizes), { x: 8, y: 43, w: 374, h: 259 });
  assert.ok(phone.contentHeight > 259);
  assert.ok(phone.tile >= 26);
  const narrow = layTable(setsOf([13]), { x: 6, y: 34, w: 268, h: 150 });
  assert.ok((narrow.sets[0]?.w ?? 0) <= 268);
});

test('a tray that takes a row more leaves the sets in their rows and size', () => {
  const box = { x: 8, y: 43, w: 358, h: 260 };
  const sets = setsOf([3, 4, 3, 3]);
  const before = layTable(sets, box);
  const after = layTable(sets, { ...box, h: 240 }, before);
  assert.equal(after.tile, before.tile);
  assert.deepEqual(
    after.sets.map(({ x, row }) => [x, row]),
    before.sets.map(({ x, row }) => [x, row]),
  );
});
