/** How the whole table is shared out, and the scene drawn from it. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { layoutInTable } from '../../components/domino-table/areas.ts';
import { backPlaces, boneyardPlaces } from '../../components/domino-table/backs.ts';
import { handSlots } from '../../components/domino-table/hand-area.ts';
import { type DominoSceneInput, dominoScene, tileId } from '../../components/domino-table/scene.ts';
import { tilePicture } from '../../components/domino-table/tile-picture.ts';
import type { Rect } from '../../components/felt/place.ts';
import { feltOf } from './line-checks.ts';

const sizes = [
  [280, 360],
  [280, 420],
  [320, 568],
  [390, 700],
  [560, 360],
  [640, 360],
  [667, 360],
  [844, 366],
  [700, 560],
  [800, 500],
  [1280, 800],
  [1600, 800],
] as const;
const seatings = [2, 3, 4];
const hands = [1, 7, 8, 9, 10, 14, 21];

const apart = (p: Rect, q: Rect): boolean =>
  p.x + p.w <= q.x || q.x + q.w <= p.x || p.y + p.h <= q.y || q.y + q.h <= p.y;

for (const [width, height] of sizes) {
  test(`${width}×${height}: every area in the table, none over another`, () => {
    for (const seats of seatings) {
      for (const hand of hands) {
        for (const sum of [false, true]) {
          const areas = feltOf(width, height, seats, { hand, sum });
          const rects: [string, Rect][] = [
            ['field', areas.field],
            ['message', areas.message],
            ['boneyard', areas.boneyard],
            ['hand', areas.hand],
            ...areas.others.map((seat): [string, Rect] => [`hand ${seat.after}`, seat.hand]),
            ...(areas.sum ? [['sum', areas.sum] satisfies [string, Rect]] : []),
          ];
          rects.forEach(([name, r], i) => {
            const where = `${name} with ${seats} seats and ${hand} tiles`;
            assert.ok(r.w > 0 && r.h > 0, `${where} is empty`);
            assert.ok(r.x >= 0 && r.y >= 0, where);
            assert.ok(r.x + r.w <= width && r.y + r.h <= areas.height, where);
            for (const [other, q] of rects.slice(i + 1))
              assert.ok(apart(r, q), `${where}, ${other}`);
          });
          const least = sum && width < 560 ? 0.14 : 0.22;
          assert.ok(areas.field.h >= height * least, `a field of ${areas.field.h} px in ${height}`);
        }
      }
    }
  });

  test(`${width}×${height}: tiles of the hand lie apart, whole, and large enough to tap`, () => {
    for (const count of hands) {
      const { hand } = feltOf(width, height, 2, { hand: count });
      const tiles = handSlots(hand, count).map(({ x, y }) => ({
        x: x - hand.tile / 2,
        y: y - hand.tile,
        w: hand.tile,
        h: 2 * hand.tile,
      }));
      assert.equal(tiles.length, count);
      tiles.forEach((r, i) => {
        assert.ok(r.x >= hand.x && r.x + r.w <= hand.x + hand.w);
        assert.ok(r.y - hand.rise >= hand.y - 1 && r.y + r.h <= hand.y + hand.h);
        for (const q of tiles.slice(i + 1)) assert.ok(apart({ ...r, y: r.y - hand.rise }, q));
      });
      if (count <= 7 && width >= 320) assert.ok(hand.slot >= 43, `slots of ${hand.slot} px`);
      assert.ok(hand.slot >= 24, `slots of ${hand.slot} px for ${count}`);
    }
  });

  test(`${width}×${height}: backs stay in their place, however many`, () => {
    for (const seats of seatings) {
      const areas = feltOf(width, height, seats);
      for (const count of [0, 1, 7, 14, 21]) {
        for (const seat of areas.others) {
          const places = backPlaces(seat, count);
          assert.equal(places.length, count);
          for (const { x, y, turn, long } of places) {
            const [w, h] = turn === 0 ? [long, long / 2] : [long / 2, long];
            assert.ok(x - w / 2 >= seat.hand.x - 1 && x + w / 2 <= seat.hand.x + seat.hand.w + 1);
            assert.ok(y - h / 2 >= seat.hand.y - 1 && y + h / 2 <= seat.hand.y + seat.hand.h + 1);
          }
        }
        for (const { x, long } of boneyardPlaces(areas, count)) {
          assert.ok(x - long / 4 >= areas.boneyard.x - 1);
          assert.ok(x + long / 4 <= areas.boneyard.x + areas.boneyard.w + 1);
        }
      }
    }
  });
}

test('the field stays the same while a hand of seven or fewer is played', () => {
  const fields = [7, 6, 3, 1].map((hand) => feltOf(390, 700, 2, { hand }).field);
  for (const field of fields) assert.deepEqual(field, fields[0]);
});

const areas = feltOf(800, 500, 2);
const sixFour = { a: 6, b: 4 };
const input = (
  line: DominoSceneInput['line'],
  more: Partial<DominoSceneInput>,
): DominoSceneInput => ({
  areas,
  line,
  layout: layoutInTable(line, areas),
  hand: [],
  others: [{ after: 1, count: 5 }],
  boneyard: 8,
  ...more,
});
const empty = { line: [], anchor: 0 };
const played = { line: [{ a: 4, b: 6 }], anchor: 0 };

test('a tile keeps its name from the hand to the line, whichever way it lies', () => {
  const before = dominoScene(input(empty, { hand: [{ tile: sixFour, state: 'playable' }] }));
  const after = dominoScene(input(played, {}));
  const id = tileId(sixFour);
  assert.equal(id, tileId({ a: 4, b: 6 }));
  assert.ok(before.sprites.some((sprite) => sprite.id === id));
  assert.ok(after.sprites.some((sprite) => sprite.id === id));
});

test('names are unique in a scene', () => {
  const { sprites } = dominoScene(
    input(played, {
      hand: [
        { tile: { a: 1, b: 0 }, state: 'rest' },
        { tile: null, state: 'idle' },
      ],
    }),
  );
  assert.equal(new Set(sprites.map(({ id }) => id)).size, sprites.length);
});

test('what another seat plays comes from its hand, turning over', () => {
  const { sprites } = dominoScene(input(played, { played: { tile: sixFour, after: 1 } }));
  const flown = sprites.find(({ id }) => id === tileId(sixFour));
  const hand = areas.others[0]?.hand;
  assert.ok(flown?.from && hand && flown.turnedFrom);
  assert.ok(flown.from.y >= hand.y && flown.from.y <= hand.y + hand.h);
});

test('a playable tile stands above a resting one', () => {
  const { sprites } = dominoScene(
    input(empty, {
      hand: [
        { tile: sixFour, state: 'playable' },
        { tile: { a: 1, b: 1 }, state: 'rest' },
      ],
    }),
  );
  const [lifted, resting] = [sixFour, { a: 1, b: 1 }].map((tile) =>
    sprites.find(({ id }) => id === tileId(tile)),
  );
  assert.ok(lifted && resting && lifted.y < resting.y && (lifted.lift ?? 0) > (resting.lift ?? 0));
});

test('a face-down hand tells nothing: its sprites are the same whatever is held', () => {
  const hidden = dominoScene(input(empty, {})).sprites.filter(({ id }) => id.startsWith('other'));
  assert.equal(hidden.length, 5);
  for (const { picture } of hidden) assert.ok(picture.key.startsWith('back'));
});

test('each half shows as many pips as it has, on 28 tiles at every turn', () => {
  for (let a = 0; a <= 6; a += 1) {
    for (let b = 0; b <= 6; b += 1) {
      for (const turn of [0, 1, 2, 3] as const) {
        const { strokes, w, h } = tilePicture({ a, b }, turn);
        const discs = strokes.flatMap((stroke) => (stroke.do === 'disc' ? [stroke] : []));
        const pipsIn = (first: boolean) =>
          discs.filter(
            ({ y, fill }) => typeof fill === 'object' && 'from' in fill && y < 0 === first,
          );
        assert.equal(pipsIn(true).length, a);
        assert.equal(pipsIn(false).length, b);
        for (const { x, y, r } of discs)
          assert.ok(Math.abs(x) + r < w / 2 && Math.abs(y) + r < h / 2);
      }
    }
  }
});
