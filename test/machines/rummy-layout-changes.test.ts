/** What moves on a rummy table, and what stays, when its sets change. */
import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { layTable, type TableLayout } from '../../components/rummy-table/layout.ts';
import { anyBox, lengths, placeOf, sample, setsOf, sound } from './rummy-laid.ts';

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
