/** What Run Fast's cards look like. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { inColours } from '../../components/felt/dyeing.ts';
import {
  backPicture,
  cardPicture,
  cardUnits,
  palette,
  rankWidth,
} from '../../components/run-fast-table/cards/card-picture.ts';
import { signHeight, signOf } from '../../components/run-fast-table/cards/ranks.ts';
import type { Picture, Stroke } from '../../components/stage/scene.ts';
import { CARDS, RANKS, rankOf, SUITS, suitOf } from '../../machines/run-fast/card.ts';

/** Everything of a picture but its hues. */
const shapes = ({ strokes }: Picture): string => JSON.stringify(strokes).replace(/#\w{6}/g, '');

test('RUN-1 every card of the pack has a picture of its own', () => {
  const keys = new Set(CARDS.map((card) => cardPicture(card).key));
  assert.equal(keys.size, 48);
  assert.equal(new Set(CARDS.map((card) => shapes(cardPicture(card)))).size, 48);
});

test('suits are told apart without hues: on each rank four shapes, two of them pierced', () => {
  assert.equal(new Set(SUITS.map((suit) => shapes(cardPicture(`9${suit}`)))).size, 4);
  const light = cardPicture('9s').strokes.length;
  assert.equal(cardPicture('9h').strokes.length, light);
  assert.ok(cardPicture('9c').strokes.length > light && cardPicture('9d').strokes.length > light);
});

test('every rank has its sign, narrow enough to be seen whole in the fan', () => {
  const column = 20.5;
  for (const rank of RANKS) {
    const { d, width } = signOf(rank);
    assert.match(d, /^M/);
    const from = column - width / 2;
    assert.ok(from >= 4 && from + width <= rankWidth * cardUnits.w, `${rank} is ${width} wide`);
    const numbers = [...d.matchAll(/-?\d+(\.\d+)?/g)].map(([text]) => Number(text));
    assert.ok(numbers.every((n) => n >= 0 && n <= signHeight));
  }
});

test('a card whose suit is not known shows its rank alone', () => {
  for (const rank of RANKS) {
    const { strokes } = cardPicture(rank);
    assert.ok(strokes.some((stroke) => stroke.do === 'path' && stroke.d === signOf(rank).d));
    assert.ok(strokes.length < cardPicture(`${rank}s`).strokes.length);
    assert.equal(rankOf(rank), rankOf(`${rank}s`));
    assert.equal(suitOf(rank), '');
  }
});

const numbersOf = (stroke: Stroke): number[] =>
  stroke.do === 'disc'
    ? [stroke.x - stroke.r, stroke.x + stroke.r, stroke.y - stroke.r, stroke.y + stroke.r]
    : [];

test('nothing is drawn beyond the card', () => {
  for (const picture of [...CARDS.map((card) => cardPicture(card)), backPicture()]) {
    assert.equal(picture.w, cardUnits.w + 2 * cardUnits.edge);
    for (const n of picture.strokes.flatMap(numbersOf)) assert.ok(Math.abs(n) < picture.h / 2);
  }
});

test("an embedder's colours stand in for the face and the dark ink, never on a back", () => {
  const colours = { face: '#202020', ink: '#f0f0f0' };
  const plain = cardPicture('9s');
  const changed = inColours(plain, colours, palette);
  assert.notEqual(changed.key, plain.key);
  assert.equal(shapes(changed), shapes(plain));
  assert.notEqual(JSON.stringify(changed.strokes), JSON.stringify(plain.strokes));
  const back = backPicture();
  assert.equal(inColours(back, colours, palette), back);
});
