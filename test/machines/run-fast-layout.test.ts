/** How a Run Fast table is shared out, and where its cards lie. */
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Rect } from '../../components/felt/place.ts';
import { countPlace, fanPlaces, shownPlaces } from '../../components/run-fast-table/backs.ts';
import { cardRatio } from '../../components/run-fast-table/cards/card-picture.ts';
import {
  cardsBetween,
  type Fanned,
  handSlots,
  rowAt,
} from '../../components/run-fast-table/hand-area.ts';
import { layoutTrick, type TrickCards } from '../../components/run-fast-table/trick-area.ts';
import { dice } from './line-checks.ts';
import {
  apart,
  assertInside,
  assertRanksWhole,
  cornersOf,
  feltOf,
  type Lying,
  roomOf,
  sizes,
} from './run-fast-fans.ts';

const plain = (count: number, grouped = true): Fanned[] =>
  Array.from({ length: count }, (_, i) => ({
    group: grouped ? Math.floor(i / 2) : 0,
    picked: false,
  }));

/** Hands as they come: groups of one to four, some cards picked. */
function* hands(): Generator<Fanned[]> {
  const roll = dice(5);
  for (let i = 0; i < 60; i += 1) {
    const count = 1 + roll(16);
    const cards: Fanned[] = [];
    for (let group = 0; cards.length < count; group += 1) {
      const many = Math.min(1 + roll(i % 7 === 0 ? 12 : 4), count - cards.length);
      for (let j = 0; j < many; j += 1) cards.push({ group, picked: roll(3) === 0 });
    }
    yield cards;
  }
}

const tricks: readonly (readonly TrickCards[])[] = [
  [],
  [{ count: 1, after: 0 }],
  [5, 5, 5, 5, 5].map((count, i) => ({ count, others: 2, after: i % 3 })),
  [1, 1, 1, 1].map((count, i) => ({ count, after: (i + 1) % 3 })),
  [12, 12].map((count, i) => ({ count, after: i + 1 })),
  [{ count: 16, others: 4, after: 2 }],
  [
    { count: 10, others: 4, after: 1 },
    { count: 10, others: 4, after: 2 },
    { count: 4, after: 0, bomb: true },
  ],
];

for (const [width, height] of sizes) {
  test(`${width}×${height}: every area in the felt, none over another`, () => {
    for (const over of [false, true]) {
      const areas = feltOf(width, height, over);
      const rects: [string, Rect][] = [
        ['trick', areas.trick],
        ['naming', areas.naming],
        ['hand', areas.hand],
        ...areas.others.map((seat): [string, Rect] => [`hand ${seat.after}`, seat.hand]),
      ];
      if (areas.message !== areas.naming) rects.push(['message', areas.message]);
      rects.forEach(([name, rect], i) => {
        assert.ok(rect.w > 0 && rect.h > 0, `${name} is empty`);
        const corner = { x: rect.x + rect.w, y: rect.y + rect.h };
        assertInside([rect, corner], roomOf(areas), name);
        for (const [other, q] of rects.slice(i + 1))
          assert.ok(apart(rect, q), `${name} over ${other}`);
      });
    }
  });

  test(`${width}×${height}: RUN-1 sixteen cards, and fewer, with every rank whole, picked or not`, () => {
    const areas = feltOf(width, height);
    const { hand } = areas;
    for (const cards of [plain(16), plain(16, false), ...hands()]) {
      const slots = handSlots(hand, cards);
      assert.equal(slots.length, cards.length);
      const lying = slots.map((slot): Lying => ({ ...slot, card: hand.card }));
      const rows = slots.map(({ row }) => row);
      assert.deepEqual(rows, rows.toSorted(), 'the row behind comes first');
      const where = `${cards.length} cards ${cards.map(({ group, picked }) => `${group}${picked ? '!' : ''}`)}`;
      assertRanksWhole(lying, where);
      assertInside(lying.flatMap(cornersOf), hand, where);
      slots.forEach(({ x, row }, i) => {
        const before = slots[i - 1];
        if (before?.row === row) assert.ok(x > before.x, 'from left to right');
      });
    }
  });

  test(`${width}×${height}: suits are seen too as long as no card is picked`, () => {
    const { hand } = feltOf(width, height);
    for (const cards of [plain(16), plain(16, false), ...hands()]) {
      const still = cards.map(({ group }) => ({ group, picked: false }));
      const lying = handSlots(hand, still).map((slot): Lying => ({ ...slot, card: hand.card }));
      assertRanksWhole(lying, `${cards.length} cards`, true);
    }
  });

  test(`${width}×${height}: each card can be hit, 18 px wide at 320 and 44 px high, none is under another's`, () => {
    const { hand } = feltOf(width, height);
    for (const cards of [plain(16), plain(16, false), ...hands()]) {
      const slots = handSlots(hand, cards);
      slots.forEach(({ hit }, i) => {
        if (width >= 320) assert.ok(hit.w >= 18, `${hit.w} px for card ${i} of ${cards.length}`);
        assert.ok(hit.h >= 44, `${hit.h} px high`);
        const middle = hit.x + hit.w / 2;
        assert.deepEqual(cardsBetween(slots, slots[i]?.row ?? 0, middle, middle), [i]);
      });
    }
  });

  test(`${width}×${height}: what is drawn around a card crosses no rank of a raised one in front`, () => {
    const { hand } = feltOf(width, height);
    for (const cards of hands()) {
      const slots = handSlots(hand, cards);
      const raised = slots.filter(({ row }, i) => row === 1 && cards[i]?.picked);
      for (const { row, hit, lip } of slots) {
        for (const { x, y } of row === 0 ? raised : []) {
          const beside = hit.x + hit.w <= x - hand.card / 2 || hit.x >= x + hand.card / 2;
          const top = y - (hand.card * cardRatio) / 2;
          assert.ok(beside || hit.y + hit.h - lip <= top + 0.5, `${hit.y + hit.h - lip} > ${top}`);
        }
      }
    }
  });

  test(`${width}×${height}: a sweep along a row takes each of its cards, in order`, () => {
    const { hand } = feltOf(width, height);
    const slots = handSlots(hand, plain(16));
    for (const row of [0, 1]) {
      const inRow = slots.flatMap((slot, i) => (slot.row === row ? [i] : []));
      const [first, last] = [slots[inRow[0] ?? 0], slots[inRow.at(-1) ?? 0]];
      if (!first || !last || inRow.length === 0) continue;
      const from = first.hit.x + 2;
      const to = last.hit.x + last.hit.w - 2;
      assert.deepEqual(cardsBetween(slots, row, from, to), inRow);
      assert.deepEqual(cardsBetween(slots, row, to, from), inRow.toReversed());
    }
  });

  test(`${width}×${height}: a thumb that drifts stays in its row`, () => {
    const { hand } = feltOf(width, height);
    const slots = handSlots(hand, plain(16));
    const [behind, before] = [slots.at(0), slots.at(-1)];
    if (!behind || !before) return;
    const middle = behind.hit.y + behind.hit.h / 2;
    if (behind.row === before.row) return assert.equal(rowAt(slots, 0, middle + 200), 0);
    assert.equal(rowAt(slots, 0, middle + 30), 0);
    assert.equal(rowAt(slots, 0, before.hit.y + before.hit.h * 0.6), 1);
    const low = before.hit.y + before.hit.h / 2;
    assert.equal(rowAt(slots, 1, low - 30), 1);
    assert.equal(rowAt(slots, 1, behind.hit.y), 0);
  });

  test(`${width}×${height}: a trick's plays lie in their area, their ranks in sight, the one to beat whole`, () => {
    for (const over of [false, true]) {
      const areas = feltOf(width, height, over);
      for (const plays of tricks) {
        const placed = layoutTrick(areas.trick, plays);
        if (plays.length > 0) assert.equal(placed.at(-1)?.index, plays.length - 1);
        const cards = placed.flatMap(({ cards, card }) =>
          cards.map((at): Lying => ({ ...at, card })),
        );
        const askew = plays.at(-1)?.bomb === true;
        if (!askew) {
          assertInside(cards.flatMap(cornersOf), areas.trick, `${plays.length} plays`);
          assertRanksWhole(cards, `${plays.length} plays`);
        }
        assertInside(cards.flatMap(cornersOf), roomOf(areas), `${plays.length} plays`);
        for (const { label } of placed) {
          if (!label) continue;
          assertInside(
            [label, { x: label.x + label.w, y: label.y + label.h }],
            areas.trick,
            'label',
          );
          assert.ok(
            placed.every(({ box }) => apart(label, box)),
            'a play over a name',
          );
        }
        if (!over && width >= 320 && plays.at(-1)?.count === 5) {
          assert.ok((placed.at(-1)?.card ?? 0) >= 40, `cards of ${placed.at(-1)?.card} px`);
          if (height > 360) assert.ok(placed.length >= 2, 'the play before is in sight');
        }
      }
    }
  });

  test(`${width}×${height}: other hands stay in their place, however many cards`, () => {
    const areas = feltOf(width, height);
    const over = feltOf(width, height, true);
    for (let count = 0; count <= 16; count += 1) {
      for (const seat of areas.others) {
        const fan = fanPlaces(seat.hand, count);
        assert.equal(fan.length, count);
        assertInside(fan.flatMap(cornersOf), seat.hand, `fan of ${count}`);
        const said = countPlace(seat, count, areas.wide && !areas.low);
        assertInside([said, { x: said.x + said.w, y: said.y + said.h }], roomOf(areas), 'count');
      }
      for (const seat of over.others) {
        const shown = shownPlaces(seat.hand, count);
        assert.equal(shown.length, count);
        assertInside(shown.flatMap(cornersOf), seat.hand, `${count} cards shown`);
        assertRanksWhole(shown, `${count} cards shown`);
      }
    }
  });
}

test('a hand of equal cards in its place wherever it is picked from: the others stay where they are', () => {
  const { hand } = feltOf(390, 844);
  const cards = plain(16);
  const still = handSlots(hand, cards);
  const one = handSlots(
    hand,
    cards.map((card, i) => ({ ...card, picked: i === 5 })),
  );
  one.forEach((slot, i) => {
    const before = still[i];
    assert.ok(before);
    assert.equal(slot.x, before.x);
    assert.equal(before.y - slot.y, i === 5 ? hand.rise : 0);
  });
});

test('a little room is left between groups', () => {
  const { hand } = feltOf(1280, 800);
  const slots = handSlots(
    hand,
    [0, 0, 1].map((group) => ({ group, picked: false })),
  );
  const [a, b, c] = slots.map(({ x }) => x);
  assert.ok(a !== undefined && b !== undefined && c !== undefined && c - b > b - a + 4);
});

test('who played stands at the side of the play: the next seat at the left, the one after at the right', () => {
  const { trick } = feltOf(1280, 800);
  const middles = [0, 1, 2].map((after) => {
    const box = layoutTrick(trick, [{ count: 5, others: 2, after }])[0]?.box;
    assert.ok(box);
    return box.x + box.w / 2;
  });
  const [me, left, right] = middles;
  assert.ok(
    me !== undefined && left !== undefined && right !== undefined && left < me && me < right,
  );
});
