/** The same for every game: a state is immutable, and a view and a result are their reader's own. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Game, games, type MatchSoFar, type RoundResult } from '../../machines/index.ts';

/** Empties and overwrites whatever can be reached in a value. */
function spoil(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const inner of Object.values(value)) spoil(inner);
  if (Array.isArray(value)) value.push('spoilt');
  else Object.assign(value, { spoilt: true });
}

/** A round of these options, won by seat 0 with one point of each other. */
function won(players: number, inPlay: boolean): RoundResult {
  const others = Array.from({ length: players - 1 }, () => 1);
  return {
    end: 'out',
    winners: [0],
    points: [players - 1, ...others.map((n) => -n)],
    left: [0, ...others],
    ...(inPlay ? { inPlay: [0, ...others.map(() => 0)] } : {}),
  };
}

function laws<Options, State, Position, View extends Position>(
  game: Game<Options, State, Position, View>,
  given: Partial<Options>,
  players: number,
): void {
  const name = `${game.id} ${JSON.stringify(given)}`;

  function begin(soFar: MatchSoFar): State {
    return game.deal(game.options(given), { seed: 'own' }, soFar);
  }

  /** Plays the first move that there is, to the end. */
  function end(state: State): State {
    let last = state;
    while (game.seat(last) !== null) last = game.play(last, game.moves(last)[0] ?? '');
    return last;
  }

  test(`${name}: what was given for a deal may change afterwards`, () => {
    const options = game.options(given);
    const soFar: MatchSoFar = { rounds: [won(players, game.id === 'run-fast')] };
    const state = game.deal(options, { seed: 'own' }, soFar);
    const before = JSON.stringify(game.view(state, 0));
    spoil(soFar);
    spoil(options);
    assert.equal(JSON.stringify(game.view(state, 0)), before);
  });

  test(`${name}: what becomes of a view or a result leaves the state alone`, () => {
    const start = begin({ rounds: [won(players, game.id === 'run-fast')] });
    for (const state of [start, end(start)]) {
      const same = JSON.stringify(state);
      for (const me of [null, 0, 1]) {
        const view = game.view(state, me);
        spoil(view);
        assert.notDeepEqual(game.view(state, me), view);
      }
      spoil(game.moves(state));
      spoil(game.scores(state));
      spoil(game.result(state));
      assert.equal(JSON.stringify(state), same);
    }
  });

  test(`${name}: what was given for a position may change afterwards`, () => {
    const view = game.view(begin({ rounds: [won(players, game.id === 'run-fast')] }), 0);
    const copy = structuredClone(view);
    const options = game.options(given);
    const state = game.position(options, view);
    spoil(view);
    spoil(options);
    assert.deepEqual(game.view(state, 0), copy);
  });
}

laws(games.dominoes, { rules: 'draw' }, 2);
laws(games.dominoes, { rules: 'fives' }, 2);
laws(games.dominoes, { rules: { base: 'pip', hand: { 2: 6 }, counts: [5] } }, 2);
laws(games.rummy, { rounds: 3 }, 2);
laws(games['run-fast'], { rounds: 8 }, 3);
