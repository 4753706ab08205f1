/** The views of whole rounds as a Run Fast table shows them. */
import assert from 'node:assert/strict';
import test from 'node:test';
import {
  handCards,
  isDealt,
  passedSince,
  ranksOf,
  sceneOf,
  trickPlays,
} from '../../components/run-fast-table/scene-of.ts';
import { legalPlays, trick } from '../../machines/run-fast/explain.ts';
import { feltOf } from './run-fast-fans.ts';
import { chancesOf, four, game, moment, playAll, playRound } from './run-fast-help.ts';

const areas = feltOf(1280, 800);
const look = { picked: new Set<string>(), playable: null };

test('RUN-11 the plays of a trick lie in order, each at its side, what it carries last', () => {
  const state = playAll(
    moment('', '5s 5h 5c 3d 4d 9s', '7s 7h 7c 8d 8h 9h', {
      hands: ['5s 5h 5c 3d 4d 9s', '7s 7h 7c 8d 8h 9h', '6s 6h 10d 10h'],
    }),
    '5s 5h 5c 3d 4d',
    '7s 7h 7c 8d 9h',
  );
  const plays = trickPlays(game.view(state, 0), 0);
  assert.deepEqual(plays, [
    { cards: ['5s', '5h', '5c', '3d', '4d'], others: 2, after: 0 },
    { cards: ['7s', '7h', '7c', '8d', '9h'], others: 2, after: 1 },
  ]);
  const fromSeatOne = trickPlays(game.view(state, 1), 1);
  assert.deepEqual(
    fromSeatOne.map(({ after }) => after),
    [2, 0],
  );
});

test('RUN-12, RUN-13 a bomb is marked; who passed since is known, who passed before it is not', () => {
  const start = moment('', '5s 3d', 9, { hands: ['5s 3d', '4s 4h', '6s 6h 6c 6d 9h'] });
  const passed = playAll(start, '5s', 'pass');
  assert.deepEqual([...passedSince(trick(game.view(passed, 0)))], [1]);
  const bombed = playAll(passed, '6s 6h 6c 6d');
  assert.deepEqual([...passedSince(trick(game.view(bombed, 0)))], []);
  assert.equal(trickPlays(game.view(bombed, 0), 0).at(-1)?.bomb, true);
});

test('a hand is sorted and its cards know whether they can be played, whatever its suits', () => {
  const view = game.view(moment('8h', 'Kd 9s 3s 9h'), 0);
  const playable = ranksOf(legalPlays(view));
  const picked = new Set(['9h']);
  const cards = handCards(view, 0, { picked, playable });
  assert.deepEqual(
    cards.map(({ card, state }) => [card, state]),
    [
      ['3s', 'rest'],
      ['9s', 'playable'],
      ['9h', 'picked'],
      ['Kd', 'playable'],
    ],
  );
  assert.deepEqual(
    cards.map(({ group }) => group),
    [0, 1, 1, 2],
  );
});

test('a spectator sees backs at the bottom', () => {
  const state = game.deal(four, { seed: 'felt' });
  const cards = handCards(game.view(state, null), 0, look);
  assert.equal(cards.length, 16);
  assert.ok(cards.every(({ card }) => card === null));
});

test('every view of whole rounds has a scene: 48 cards at most, each once, its own hand face up', () => {
  for (let i = 0; i < 12; i += 1) {
    const start = game.deal(four, { seed: `scene ${i}` });
    assert.ok(isDealt(game.view(start, 0)));
    for (const { after } of playRound(start, chancesOf(`moves ${i}`))) {
      const view = game.view(after, i % 3);
      const over = view.result !== null;
      const shown = sceneOf(view, i % 3, over ? feltOf(1280, 800, true) : areas, look);
      const ids = shown.sprites.map(({ id }) => id);
      assert.equal(new Set(ids).size, ids.length);
      assert.ok(ids.filter((id) => id !== 'burst').length <= 48);
      for (const card of (view.hands[i % 3] ?? '').split(' ').filter(Boolean))
        assert.ok(ids.includes(`card ${card}`));
      const backs = shown.sprites.filter(({ id }) => id.startsWith('other'));
      assert.ok(backs.every(({ picture }) => picture.key.startsWith('back')));
      assert.equal(over, backs.length === 0);
      for (const { x, y } of shown.sprites) assert.ok(Number.isFinite(x) && Number.isFinite(y));
    }
  }
});
