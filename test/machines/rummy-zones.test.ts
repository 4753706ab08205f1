/** Where held tiles may be let go on a rummy table. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { layTable } from '../../components/rummy-table/layout.ts';
import { zoneAt, zones } from '../../components/rummy-table/zones.ts';

const boxes = [
  { x: 8, y: 43, w: 358, h: 260 },
  { x: 14, y: 60, w: 1236, h: 420 },
];
const sets = [
  ['a', 'b', 'c', 'd'],
  ['e', 'f', 'g'],
];

for (const box of boxes) {
  const layout = layTable(sets, box);
  const found = zones(layout);

  test(`${box.w} px: before each tile, after the last, between each two a split, and a new set`, () => {
    const into = (n: number, set: number) => Array.from({ length: n + 1 }, (_, i) => `${set}:${i}`);
    const split = (n: number, set: number) =>
      Array.from({ length: n - 1 }, (_, i) => `${set}/${i + 1}`);
    assert.deepEqual(
      found.map(({ to }) => to).sort(),
      [...into(4, 0), ...split(4, 0), ...into(3, 1), ...split(3, 1), 'new'].sort(),
    );
  });

  test(`${box.w} px: a gap between two tiles is taken above, split below`, () => {
    const parts = { into: 0.3, split: 0.8, new: 0.5 };
    for (const zone of found) {
      const { x, y, w, h } = zone.mark;
      const at = { x: x + w / 2, y: y + h * parts[zone.kind] };
      assert.equal(zoneAt(found, layout, at)?.to, zone.to, zone.to);
    }
  });

  test(`${box.w} px: ends of sets have room for a finger`, () => {
    for (const { hit, to, kind } of found.filter(({ to }) => /:0$|0:4|1:3/.test(to))) {
      if (kind === 'into') assert.ok(hit.w >= 32 && hit.h >= 32, `${to} ${hit.w}×${hit.h}`);
    }
  });

  test(`${box.w} px: felt far from any set is a new set; outside is nothing`, () => {
    const corner = { x: box.x + 4, y: box.y + 4 };
    assert.equal(zoneAt(found, layout, corner)?.to, 'new');
    assert.equal(zoneAt(found, layout, { x: box.x - 40, y: box.y }), null);
    assert.equal(zoneAt(found, layout, { x: box.x, y: box.y + box.h + 40 }), null);
  });

  test(`${box.w} px: a set that is begun lies where its place was shown, and stays while it grows`, () => {
    const mark = found.find(({ kind }) => kind === 'new')?.mark;
    const begun = layTable([...sets, ['x']], box, layout);
    const first = begun.sets[2];
    assert.ok(mark && first);
    assert.equal(first.y, mark.y);
    assert.ok(first.x >= mark.x && first.x + first.w <= mark.x + mark.w);
    const grown = layTable([...sets, ['v', 'x', 'y']], box, begun);
    assert.deepEqual(grown.sets[2]?.tiles[1]?.x, first.tiles[0]?.x);
  });

  test(`${box.w} px: the place of a new set lies on none`, () => {
    const mark = found.find(({ kind }) => kind === 'new')?.mark;
    assert.ok(mark);
    for (const { x, y, w, h } of layout.sets) {
      const over = mark.x < x + w && x < mark.x + mark.w && mark.y < y + h && y < mark.y + mark.h;
      assert.ok(!over);
    }
  });
}

test('a table that is scrolled has its zones where its tiles are seen', () => {
  const [box] = boxes;
  assert.ok(box);
  const layout = layTable(sets, box);
  const found = zones(layout);
  const [first] = layout.sets[1]?.tiles ?? [];
  assert.ok(first);
  const at = { x: first.x - layout.pitch / 2, y: first.y - 6 - 20 };
  assert.equal(zoneAt(found, layout, at, 20)?.to, '1:0');
});

test('a full table still has a place for a new set', () => {
  const [box] = boxes;
  assert.ok(box);
  const many = Array.from({ length: 40 }, (_, i) => [`${i}a`, `${i}b`, `${i}c`, `${i}d`]);
  const layout = layTable(many, box);
  const mark = zones(layout, 4).find(({ kind }) => kind === 'new')?.mark;
  assert.ok(mark && mark.y >= box.y && mark.x >= box.x);
  assert.ok(mark.y <= box.y + layout.contentHeight + layout.rowPitch);
});
