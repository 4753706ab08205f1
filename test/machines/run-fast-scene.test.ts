/** What a Run Fast table shows of a state. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { cardUnits } from '../../components/run-fast-table/cards/card-picture.ts';
import { gathered } from '../../components/run-fast-table/gather.ts';
import {
  type HandCard,
  type RunFastSceneInput,
  runFastScene,
} from '../../components/run-fast-table/scene.ts';
import { waitingScene } from '../../components/run-fast-table/waiting.ts';
import type { Scene, Sprite } from '../../components/stage/scene.ts';
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

const areas = feltOf(1280, 800);
const fan = (...cards: string[]): HandCard[] =>
  cards.map((card, group) => ({ card, state: 'playable', group }));
const scene = (more: Partial<RunFastSceneInput> = {}): Scene =>
  runFastScene({
    areas,
    hand: fan('3s', '8h', 'Kd'),
    others: [
      { after: 1, count: 5 },
      { after: 2, count: 4 },
    ],
    trick: [],
    ...more,
  });
const named = (from: Scene, id: string): Sprite => {
  const found = from.sprites.find((sprite) => sprite.id === id);
  assert.ok(found, `no ${id}`);
  return found;
};
const startingWith = ({ sprites }: Scene, text: string) =>
  sprites.filter(({ id }) => id.startsWith(text));

test('a card keeps its name from the hand to the trick and behind the next play', () => {
  const played = scene({ hand: fan('8h', 'Kd'), trick: [{ cards: ['3s'], after: 0 }] });
  const beaten = scene({
    hand: fan('8h', 'Kd'),
    trick: [
      { cards: ['3s'], after: 0 },
      { cards: ['9c'], after: 1 },
    ],
  });
  for (const shown of [scene(), played, beaten]) named(shown, 'card 3s');
  assert.ok(named(played, 'card 3s').scale > named(beaten, 'card 3s').scale);
  assert.match(named(beaten, 'card 3s').picture.key, /rest/);
});

test('names are unique, also of cards whose suit is not known', () => {
  const { sprites } = scene({
    hand: [...fan('7', '7', '7'), { card: null, state: 'idle', group: 9 }],
    trick: [{ cards: ['7', '7'], after: 1 }],
  });
  assert.equal(new Set(sprites.map(({ id }) => id)).size, sprites.length);
});

test('what another seat plays comes out of its fan, turning over as it flies', () => {
  for (const after of [1, 2]) {
    const flown = named(scene({ trick: [{ cards: ['9c'], after }] }), 'card 9c');
    const seat = areas.others.find((other) => other.after === after);
    assert.ok(flown.from && seat);
    assertInside([flown.from], seat.hand, 'where it comes from');
    assert.match(flown.turnedFrom?.key ?? '', /^back/);
  }
});

test('what one plays oneself comes out of the hand, face up', () => {
  const own = named(scene({ trick: [{ cards: ['9c'], after: 0 }] }), 'card 9c');
  assert.ok(own.from && own.turnedFrom === undefined);
  assertInside([own.from], areas.hand, 'where it comes from');
});

test('a picked card stands above the others and stays between its neighbours as it rises', () => {
  const hand = fan('3s', '8h', 'Kd').map(
    (card): HandCard => (card.card === '8h' ? { ...card, state: 'picked' } : card),
  );
  const shown = scene({ hand });
  const [low, picked, high] = ['3s', '8h', 'Kd'].map((card) => named(shown, `card ${card}`));
  assert.ok(low && picked && high);
  assert.ok(picked.y < low.y && picked.y < high.y);
  assert.ok((picked.lift ?? 0) > (low.lift ?? 0) && (picked.lift ?? 0) <= 0.55);
  assert.equal(picked.z, high.z);
});

test('what cannot be played rests and keeps its place', () => {
  const resting = scene({ hand: [{ card: '3s', state: 'rest', group: 0 }] });
  const playable = scene({ hand: fan('3s') });
  const [a, b] = [named(resting, 'card 3s'), named(playable, 'card 3s')];
  assert.notEqual(a.picture.key, b.picture.key);
  assert.deepEqual([a.x, a.y], [b.x, b.y]);
});

test('hands that are face down tell nothing but how many they are', () => {
  const shown = scene();
  assert.equal(startingWith(shown, 'other 1').length, 5);
  assert.equal(startingWith(shown, 'other 2').length, 4);
  for (const { picture } of startingWith(shown, 'other')) assert.match(picture.key, /^back/);
  const watching = scene({ hand: [{ card: null, state: 'idle', group: 0 }] });
  assert.match(named(watching, 'other 0 0').picture.key, /^back/);
});

test('RUN-13 who passed is seen: the cards of the seat rest', () => {
  const shown = scene({
    others: [
      { after: 1, count: 5, passed: true },
      { after: 2, count: 4 },
    ],
  });
  assert.match(named(shown, 'other 1 0').picture.key, /rest/);
  assert.match(named(shown, 'other 2 0').picture.key, /lit/);
});

const straight = { cards: ['3d', '4d', '5d', '6d', '7d'], after: 1 };
const bomb = { cards: ['9s', '9h', '9c', '9d'], after: 2 };

test('RUN-12 a bomb comes down one card after another, flares, and moves what lay there', () => {
  const struck = scene({ trick: [straight, { ...bomb, bomb: true }] });
  const cards = bomb.cards.map((card) => named(struck, `card ${card}`));
  const delays = cards.map(({ delay }) => delay ?? 0);
  assert.deepEqual(
    delays,
    delays.toSorted((a, b) => a - b),
  );
  assert.ok((delays.at(-1) ?? 0) >= 150 && (delays.at(-1) ?? 0) <= 320);
  for (const { from, scale } of cards) assert.ok(from?.scale && from.scale > 0 && scale > 0);
  const flare = named(struck, 'burst');
  assert.ok(flare.flat);
  for (const sprite of struck.sprites)
    if (sprite !== flare) assert.ok(sprite.z > flare.z, 'the flare lies under every card');
  const before = scene({ trick: [straight] });
  const after = scene({ trick: [straight, { cards: ['8s'], after: 2 }] });
  assert.notEqual(named(struck, 'card 3d').angle, named(before, 'card 3d').angle);
  assert.equal(named(after, 'card 3d').angle, 0);
  assert.ok((named(struck, 'card 3d').delay ?? 0) > 0, 'not before it is struck');
});

test('nothing flares for any other play, nor for a bomb that was beaten', () => {
  const beaten = scene({
    trick: [
      { ...bomb, bomb: true },
      { cards: ['Ks', 'Kh', 'Kc', 'Kd'], after: 0, bomb: true },
    ],
  });
  assert.equal(startingWith(beaten, 'burst').length, 1);
  assert.equal(startingWith(scene({ trick: [straight] }), 'burst').length, 0);
});

test('cards are dealt one after another from one place', () => {
  const dealt = scene({ dealt: true });
  const sources = new Set(dealt.sprites.map(({ from }) => JSON.stringify(from)));
  assert.equal(sources.size, 1);
  const delays = dealt.sprites.map(({ delay }) => delay ?? 0);
  assert.ok(Math.max(...delays) > 100 && new Set(delays).size >= 5);
});

test('at the end of a round all hands lie turned up, none over another', () => {
  for (const [width, height] of [
    [320, 568],
    [844, 390],
    [1280, 800],
  ] as const) {
    const over = feltOf(width, height, true);
    const left = ['4s', '5s', '6s', '7s', '8s', '10s', 'Js', 'Qs'];
    const right = ['4h', '5h', '6h', '7h', 'Jh'];
    const shown = scene({
      areas: over,
      hand: fan('3s', '8h', 'Kd'),
      others: [
        { after: 1, count: 8, shown: left },
        { after: 2, count: 5, shown: right },
      ],
    });
    assert.equal(startingWith(shown, 'other').length, 0);
    for (const card of [...left, ...right]) {
      const sprite = named(shown, `card ${card}`);
      assert.match(sprite.picture.key, /^card/);
      assert.match(sprite.turnedFrom?.key ?? '', /^back/);
      assertInside([sprite], roomOf(over), card);
    }
    const [one, two] = over.others;
    assert.ok(one && two && apart(one.hand, two.hand));
  }
});

test('between two rounds every card goes back face down to where the next deal comes from', () => {
  const next = scene({ dealt: true });
  const from = next.sprites[0]?.from;
  const between = gathered(scene({ trick: [{ ...bomb, bomb: true }] }), next);
  assert.ok(from && between);
  assert.equal(startingWith(between, 'burst').length, 0);
  for (const { x, y, picture, delay } of between.sprites) {
    assert.equal(delay, 0, 'nothing waits for what is past');
    assert.ok(Math.hypot(x - from.x, y - from.y) < 16);
    assert.match(picture.key, /^back/);
  }
});

test('a waiting table shows cards above its panel, whole, at every size', () => {
  for (const [width, height] of sizes) {
    const felt = feltOf(width, height);
    const cards = waitingScene(felt).sprites.map(
      (sprite): Lying => ({
        ...sprite,
        card: sprite.scale * cardUnits.w,
      }),
    );
    assertRanksWhole(cards, `${width}×${height}`);
    assertInside(cards.flatMap(cornersOf), { ...roomOf(felt), h: felt.height / 2 }, 'waiting');
  }
});
