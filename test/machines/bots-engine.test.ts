/** The bots' bit engine against the rules, and its search against plain minimax. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countOf } from '../../machines/dominoes/bots/counts.ts';
import { exactFor } from '../../machines/dominoes/bots/exact.ts';
import { after, playsOf, playText } from '../../machines/dominoes/bots/masks.ts';
import { rowOf } from '../../machines/dominoes/bots/row.ts';
import { blockedPoints, outPoints, worth } from '../../machines/dominoes/bots/settle.ts';
import {
  choices,
  onlyMove,
  sightOf,
  tileFrom,
} from '../../machines/dominoes/bots/view-to-masks.ts';
import { dominoes } from '../../machines/dominoes/game.ts';
import { dice, moverView, randomRound, SOAK, TABLES } from './bots-rounds.ts';

/** Moves with equal ends taken as one, the way the engine counts them. */
function distinct(moves: readonly string[], line: string | undefined): string[] {
  const equalEnds = line !== undefined && line !== '' && line.at(0) === line.at(-1);
  return moves.filter((move) => !(equalEnds && move.endsWith('@R'))).toSorted();
}

test('the engine finds the moves that the rules allow, in rounds of every size', () => {
  for (const table of TABLES) {
    for (let i = 0; i < 60 * SOAK; i++) {
      for (const state of randomRound(table, `moves ${i}`)) {
        if (dominoes.seat(state) === null) continue;
        const view = moverView(state);
        const sight = sightOf(view);
        const plays = choices(sight);
        const only = plays.length ? null : onlyMove(sight, plays);
        const found = only === null ? plays.map((play) => playText(play, sight.ends)) : [only];
        assert.deepEqual(found.toSorted(), distinct(dominoes.moves(state), view.line));
      }
    }
  }
});

test('the engine settles a round as the rules do, gone out or blocked', () => {
  const ends = new Set<string>();
  for (const table of TABLES) {
    for (let i = 0; i < 60 * SOAK; i++) {
      const state = [...randomRound(table, `settle ${i}`)].at(-1);
      const result = state && dominoes.result(state);
      assert.ok(state && result);
      const row = rowOf(dominoes.options(table));
      const out = state.hands.findIndex((hand) => hand.length === 0);
      const wentOut = result.end === 'out';
      const points = wentOut ? outPoints(row, result.left, out) : blockedPoints(row, result.left);
      assert.deepEqual(points, result.points);
      ends.add(result.end);
    }
  }
  assert.deepEqual([...ends].toSorted(), ['blocked', 'out']);
});

test('DRAW-E11 and PIP-E9, E10, E11, E13, E27, E29: blocked and team points by row', () => {
  const draw = rowOf(dominoes.options({ rules: 'draw', players: 3 }));
  const pip = { ...draw, blocked: 'differences', tie: 'shared' } as const;
  const team = { ...draw, blocked: 'sides', pairs: true } as const;
  assert.deepEqual(blockedPoints(draw, [3, 10, 12]), [19, 0, 0]);
  assert.deepEqual(blockedPoints(draw, [5, 5, 9]), [0, 0, 0]);
  assert.deepEqual(blockedPoints(pip, [3, 10, 12]), [16, 0, 0]);
  assert.deepEqual(blockedPoints(pip, [1, 20, 20, 20]), [57, 0, 0, 0]);
  assert.deepEqual(blockedPoints(pip, [5, 5, 9]), [2, 2, 0]);
  assert.deepEqual(blockedPoints(pip, [3, 3, 3, 10]), [2, 2, 2, 0]);
  assert.deepEqual(outPoints(team, [0, 7, 20, 12], 0), [19, 0]);
  assert.deepEqual(blockedPoints(team, [10, 9, 7, 8]), [0, 0]);
});

test('exact search of two open hands equals plain minimax, with and without a boneyard', () => {
  for (const rules of ['block', 'draw'] as const) {
    const row = rowOf(dominoes.options({ rules, players: 2 }));
    const need = [40, 25];
    for (let i = 0; i < 40 * SOAK; i++) {
      const roll = dice(`exact ${rules} ${i}`);
      const tiles = Array.from({ length: 28 }, (_, tile) => tile);
      tiles.sort(() => roll(3) - 1);
      const mask = (list: number[]) => list.reduce((sum, tile) => sum | (1 << tile), 0);
      const hands = [mask(tiles.slice(0, 4)), mask(tiles.slice(4, 8))];
      const stock = tiles.slice(8, 10);
      const ends = (roll(7) << 3) | roll(7);
      const exact = exactFor(row, 0, need);
      for (const play of playsOf(hands[0] ?? 0, ends)) {
        const value = minimax(play, 0, hands, row.draw ? stock : [], ends);
        assert.ok(exact.value(hands, stock, ends, play) === value);
      }
    }

    function minimax(
      play: number,
      seat: number,
      hands: number[],
      stock: number[],
      ends: number,
    ): number {
      const worthTo0 = (points: number[]) => worth(points[0] ?? 0, 40) - worth(points[1] ?? 0, 25);
      const now = hands.slice();
      now[seat] = (now[seat] ?? 0) & ~(1 << (play >> 1));
      if (!now[seat]) return worthTo0(outPoints(row, now.map(countOf), seat));
      const to = after(ends, play);
      const left = stock.slice();
      for (const next of [1 - seat, seat]) {
        let plays = playsOf(now[next] ?? 0, to);
        while (!plays.length && left.length) {
          now[next] = (now[next] ?? 0) | (1 << (left.shift() ?? 0));
          plays = playsOf(now[next] ?? 0, to);
        }
        if (!plays.length) continue;
        const values = plays.map((reply) => minimax(reply, next, now, left, to));
        return next === 0 ? Math.max(...values) : Math.min(...values);
      }
      return worthTo0(blockedPoints(row, now.map(countOf)));
    }
  }
});

test('a tile reads the same with its halves in either order', () => {
  assert.equal(tileFrom('4-6'), tileFrom('6-4'));
});
