/** How large the hand is drawn: as large as its room, and a phone held sideways keeps its line readable. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { handSlots } from '../../components/domino-table/hand-area.ts';
import { feltOf } from './line-checks.ts';

/** Short side of a tile at 7, 10 and 14 tiles, px at least. */
const least = [
  [320, 560, 34, 32, 32],
  [390, 663, 44, 40, 40],
  [667, 360, 36, 36, 33],
  [700, 560, 54, 44, 32],
  [768, 560, 54, 50, 38],
  [1280, 776, 62, 62, 62],
] as const;

for (const [width, height, ...tiles] of least) {
  test(`${width}×${height}: a hand of ten or fourteen is nearly as large as one of seven`, () => {
    [7, 10, 14].forEach((hand, i) => {
      const { tile } = feltOf(width, height, 2, { hand }).hand;
      assert.ok(tile >= (tiles[i] ?? 0), `${hand} tiles of ${tile} px`);
    });
  });

  test(`${width}×${height}: tiles played after a draw make the rest larger and leave the field`, () => {
    const most = 14;
    let before = 0;
    const fields = Array.from({ length: 14 }, (_, i) => {
      const { hand, field } = feltOf(width, height, 2, { hand: most - i, most });
      // Two rows of seven may become one of eight a little smaller.
      assert.ok(hand.tile >= before - 1 || hand.rows === 1, `${most - i} tiles of ${hand.tile} px`);
      before = hand.tile;
      return field;
    });
    for (const field of fields) assert.deepEqual(field, fields[0]);
  });
}

test('a wide table keeps the hand apart from the boneyard, and in the middle while it can', () => {
  for (const width of [640, 700, 768, 1280, 1600]) {
    for (let count = 1; count <= 14; count += 1) {
      const { hand, boneyard } = feltOf(width, 560, 2, { hand: count });
      const slots = handSlots(hand, count);
      const right = Math.max(...slots.map(({ x }) => x)) + hand.tile / 2;
      assert.ok(boneyard.x - right >= 24, `${boneyard.x - right} px at ${width} for ${count}`);
      const middle = hand.x + hand.w / 2;
      if (width >= 768 && count <= 7) assert.ok(Math.abs(middle - width / 2) <= 1);
    }
  }
});
