/** How a rummy table's felt is shared out, and what lies in each part. */
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Rect } from '../../components/felt/place.ts';
import { feltAreas, type TableAreas } from '../../components/rummy-table/areas.ts';
import {
  labelPlace,
  type Place,
  poolLabel,
  poolPlaces,
  rackPlaces,
} from '../../components/rummy-table/backs.ts';
import { rackPlace, rackSlots } from '../../components/rummy-table/rack-area.ts';
import { RackKeeping } from '../../components/rummy-table/rack-keeping.ts';

const sizes = [
  [280, 360],
  [304, 400],
  [320, 568],
  [374, 500],
  [390, 700],
  [560, 360],
  [639, 700],
  [640, 360],
  [667, 300],
  [844, 262],
  [752, 560],
  [900, 500],
  [1264, 650],
  [1900, 1000],
] as const;
const seatings = [2, 3, 4];
const racks = [1, 5, 14, 15, 20, 21, 26, 34, 48];

const apart = (p: Rect, q: Rect): boolean =>
  p.x + p.w <= q.x || q.x + q.w <= p.x || p.y + p.h <= q.y || q.y + q.h <= p.y;

const inside = (p: Rect, q: Rect): boolean =>
  p.x >= q.x - 0.5 &&
  p.y >= q.y - 0.5 &&
  p.x + p.w <= q.x + q.w + 0.5 &&
  p.y + p.h <= q.y + q.h + 0.5;

const around = ({ x, y, high }: Place): Rect => {
  const w = (high * 3) / 4;
  return { x: x - w / 2, y: y - high / 2, w, h: high };
};

function areasOf(width: number, height: number): { areas: TableAreas; rack: number }[] {
  return seatings.flatMap((seats) =>
    racks.flatMap((rack) =>
      [false, true].map((close) => ({
        areas: feltAreas(width, height, seats, { rack, close }),
        rack,
      })),
    ),
  );
}

for (const [width, height] of sizes) {
  test(`${width}×${height}: every area in the felt, none over another`, () => {
    for (const { areas, rack } of areasOf(width, height)) {
      const { table, message, counter, tools, pool, others } = areas;
      const rects: [string, Rect][] = [
        ['table', table],
        ['message', message],
        ['counter', counter],
        ['tools', tools],
        ['pool', pool],
        ['rack', areas.rack],
        ...others.map((seat): [string, Rect] => [`rack ${seat.after}`, seat.rack]),
      ];
      rects.forEach(([name, r], i) => {
        const where = `${name} with ${others.length} others and ${rack} tiles`;
        assert.ok(r.w > 0 && r.h > 0, `${where} is empty`);
        assert.ok(inside(r, { x: 0, y: 0, w: width, h: height }), where);
        for (const [other, q] of rects.slice(i + 1)) assert.ok(apart(r, q), `${where}, ${other}`);
      });
      assert.ok(table.h >= height * 0.36, `a table of ${table.h} px in ${height} with ${rack}`);
      assert.ok(message.h >= 30 && message.w >= 180, `a message of ${message.w} px`);
    }
  });

  test(`${width}×${height}: tiles of the rack stand whole in the tray, in order, readable`, () => {
    for (const { areas, rack: count } of areasOf(width, height)) {
      const { rack } = areas;
      const slots = rackSlots(rack, count);
      assert.equal(slots.length, count);
      slots.forEach((slot, i) => {
        const { x, y } = slot;
        const box = { x: x - rack.tile / 2, y: y - rack.high / 2, w: rack.tile, h: rack.high };
        assert.ok(inside(box, rack), `tile ${i} of ${count}`);
        const next = slots[i + 1];
        if (!next) return;
        if (next.row === slot.row) assert.ok(next.x - x >= rack.pitch - 1);
        else assert.ok(next.y - y >= rack.high, 'rows lie apart');
      });
      assert.ok(rack.tile >= (count <= 34 ? 22 : 18), `tiles of ${rack.tile} px for ${count}`);
      if (count <= 34) assert.ok(rack.pitch >= 18, `${rack.pitch} px for ${count}`);
      if (count <= 14 && width >= 320) assert.ok(rack.pitch >= 32, `${rack.pitch} px`);
    }
  });

  test(`${width}×${height}: hidden tiles and counts stay in their places, however many`, () => {
    for (const { areas, rack } of areasOf(width, height)) {
      for (const seat of areas.others) {
        for (const all of [false, true]) {
          const places = rackPlaces(seat, rack, all);
          assert.ok(places.length > 0 && places.length <= rack);
          if (all) assert.equal(places.length, rack);
          for (const place of places) assert.ok(inside(around(place), seat.rack));
        }
        assert.ok(inside(labelPlace(seat, rack), { ...seat.rack, y: 0, h: height }));
      }
      for (const place of poolPlaces(areas, rack)) assert.ok(inside(around(place), areas.pool));
      assert.ok(inside(poolLabel(areas, rack), areas.pool));
      assert.equal(poolPlaces(areas, 0).length, 0);
    }
  });
}

test('where no first meld is counted, what is said has its room on a phone; nothing else moves', () => {
  const counted = feltAreas(374, 500, 3);
  const { message, ...others } = feltAreas(374, 500, 3, { counter: false });
  assert.ok(message.w > counted.message.w && apart(message, others.rack));
  assert.deepEqual({ ...others, message: counted.message }, counted);
});

test('the tray keeps its height while tiles are laid, so that the table stays where it is', () => {
  for (const [width, height] of sizes) {
    const full = feltAreas(width, height, 3, { rack: 22 });
    const later = feltAreas(width, height, 3, { rack: 6, most: 22 });
    assert.deepEqual(later.table, full.table);
  }
});

test('a full table may have the room of rows that the rack no longer fills', () => {
  const wide = feltAreas(374, 500, 3, { rack: 5, most: 14 });
  const close = feltAreas(374, 500, 3, { rack: 5, most: 14, close: true });
  assert.ok(close.table.h > wide.table.h + 40);
  assert.equal(rackSlots(close.rack, 5).at(-1)?.row, 0);
});

test('a rack keeps its tiles where they stand until the turn is over', () => {
  const keeping = new RackKeeping();
  const rack = ['R1.1', 'R2.1', 'R3.1', 'R4.1', 'R5.1'];
  assert.deepEqual(keeping.follow(rack, '1', 5), [0, 1, 2, 3, 4]);
  const laid = rack.toSpliced(1, 1);
  assert.deepEqual(keeping.follow(laid, '1', 5), [0, 2, 3, 4]);
  assert.deepEqual(keeping.follow(laid.toReversed(), '1', 5), [0, 1, 2, 3], 'sorted');
  assert.deepEqual(keeping.follow(rack, '1', 5), [0, 1, 2, 3, 4], 'taken back');
  assert.deepEqual(keeping.follow(laid, '1', 5), [0, 2, 3, 4]);
  assert.deepEqual(keeping.follow(laid, '2', 4), [0, 1, 2, 3], 'played');
  const { rack: area } = feltAreas(374, 500, 2, { rack: 14 });
  const places = Array.from({ length: 13 }, (_, i) => (i < 3 ? i : i + 1));
  const slots = rackSlots({ ...area, kept: { places, of: 14 } }, 13);
  assert.deepEqual(slots, rackSlots(area, 14).toSpliced(3, 1));
});

test('a phone held sideways has two rows for a large rack, while the table can spare them', () => {
  const held = { rack: 25, most: 25 };
  const { rack, table } = feltAreas(828, 272, 3, held);
  assert.equal(rack.rows, 2);
  assert.ok(rack.tile >= 30 && rack.pitch >= 32, `${rack.tile}`);
  assert.ok(table.h >= 100);
  assert.ok(feltAreas(828, 272, 3, { ...held, close: true }).table.h > table.h + 20);
});

test('what is let go over the rack falls between its nearest tiles', () => {
  const { rack } = feltAreas(374, 500, 2, { rack: 14 });
  const slots = rackSlots(rack, 14);
  slots.forEach(({ x, y }, i) => {
    assert.equal(rackPlace(rack, 14, { x: x - 3, y }), i);
    assert.equal(rackPlace(rack, 14, { x: x + 3, y }), i + 1);
  });
  assert.equal(rackPlace(rack, 14, { x: 10_000, y: 10_000 }), 14);
  assert.equal(rackPlace(rack, 0, { x: 100, y: 400 }), 0);
});

test('a rack that grew large takes more rows rather than that its tiles lie over each other', () => {
  for (const [width, height, count] of [
    [374, 560, 37],
    [374, 560, 44],
    [374, 560, 53],
    [300, 470, 40],
  ] as const) {
    const { rack, table } = feltAreas(width, height, 2, { rack: count });
    assert.ok(rack.pitch >= rack.tile, `${count} tiles of ${rack.tile} px every ${rack.pitch}`);
    assert.ok(rack.tile >= 24 && table.h >= height * 0.36);
  }
});
