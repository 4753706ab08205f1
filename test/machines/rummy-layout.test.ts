/** Where sets lie on a rummy table: in their box, apart, and still as long as they can be. */
import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { layTable } from '../../components/rummy-table/layout.ts';
import { anyBox, grown, lengths, manyLengths, sample, setsOf, sound } from './rummy-laid.ts';
import { runs } from './runs.ts';

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
