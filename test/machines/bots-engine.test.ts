/** The bots' bit engine against the rules, and its search against plain minimax. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chanceFrom } from '../../machines/chance.ts';
import { armsExactFor } from '../../machines/dominoes/bots/arms-exact.ts';
import { armsPlayoutFor } from '../../machines/dominoes/bots/arms-playout.ts';
import {
  type Board,
  PASS,
  playFrom,
  playText,
  tileFrom,
} from '../../machines/dominoes/bots/board.ts';
import { countOf } from '../../machines/dominoes/bots/counts.ts';
import { exactFor } from '../../machines/dominoes/bots/exact.ts';
import { historyOf } from '../../machines/dominoes/bots/history.ts';
import { after, playsOf } from '../../machines/dominoes/bots/line-board.ts';
import { boardFor } from '../../machines/dominoes/bots/load.ts';
import { sizeOf } from '../../machines/dominoes/bots/masks.ts';
import { playoutFor } from '../../machines/dominoes/bots/playout.ts';
import { endsCountIn, rowOf } from '../../machines/dominoes/bots/row.ts';
import { blockedPoints, outPoints, worth } from '../../machines/dominoes/bots/settle.ts';
import { choices, onlyMove, sightOf } from '../../machines/dominoes/bots/view-to-masks.ts';
import { drawWorld } from '../../machines/dominoes/bots/worlds.ts';
import { dominoes } from '../../machines/dominoes/game.ts';
import { ends, endsCount } from '../../machines/dominoes/line.ts';
import {
  ARMS_TABLES,
  type DominoState,
  dice,
  moverView,
  randomRound,
  SOAK,
  TABLES,
} from './bots-rounds.ts';

/** Every running state of some random rounds of every table, with its board. */
async function* running(name: string, times: number): AsyncGenerator<[DominoState, Board]> {
  for (const table of TABLES) {
    const board = await boardFor(dominoes.options(table));
    for (let i = 0; i < times * SOAK; i++) {
      for (const state of randomRound(table, `${name} ${i}`)) {
        if (dominoes.seat(state) !== null) yield [state, board];
      }
    }
  }
}

test('the engine finds the moves that the rules allow, ends that are alike once', async () => {
  for await (const [state, board] of running('moves', 40)) {
    const sight = sightOf(moverView(state), board);
    const plays = choices(sight);
    const only = plays.length ? null : onlyMove(sight, plays);
    const legal = dominoes.moves(state);
    const found = only === null ? plays.map((play) => playText(play, sight.opening)) : [only];
    for (const move of found) assert.ok(legal.includes(move), `${move} of ${legal}`);
    const leads = (move: string) => (move.includes('-') ? lead(state, move) : move);
    assert.deepEqual(found.map(leads).toSorted(), [...new Set(legal.map(leads))].toSorted());
  }

  /** Moves of a tile that leave the same numbers, and the same count where ends count, are one. */
  function lead(state: DominoState, move: string): string {
    const { layout } = dominoes.play(state, move);
    const numbers = ends(layout).map(({ number }) => number);
    const count = endsCountIn(rowOf(state.options)) ? endsCount(layout) : '';
    return `${tileFrom(move)} ${numbers.toSorted()} ${count}`;
  }
});

test('FIVE-4…9, PIP-20: every move leads where the rules lead, and scores what they score', async () => {
  let scored = 0;
  for await (const [state, board] of running('follow', 25)) {
    const view = moverView(state);
    const sight = sightOf(view, board);
    const side = sight.row.pairs ? sight.me % 2 : sight.me;
    for (const move of dominoes.moves(state)) {
      if (!move.includes('-')) continue;
      const next = dominoes.play(state, move);
      const ends = board.after(sight.ends, playFrom(move));
      assert.equal(board.read(dominoes.view(next, null)), ends, `${view.line} ${move}`);
      const points = (next.inPlay[side] ?? 0) - (state.inPlay[side] ?? 0);
      assert.equal(board.points(ends), points);
      scored += points;
    }
  }
  assert.ok(scored > 0);
});

test('the engine settles a round as the rules do: gone out, blocked or at the target', async () => {
  const ends = new Set<string>();
  for (const table of TABLES) {
    for (let i = 0; i < 40 * SOAK; i++) {
      const state = [...randomRound(table, `settle ${i}`)].at(-1);
      const result = state && dominoes.result(state);
      assert.ok(state && result);
      const row = rowOf(dominoes.options(table));
      const out = state.hands.findIndex((hand) => hand.length === 0);
      const ending =
        result.end === 'out'
          ? outPoints(row, result.left, out)
          : result.end === 'blocked'
            ? blockedPoints(row, result.left)
            : result.points.map(() => 0);
      const inPlay = result.inPlay ?? [];
      assert.deepEqual(
        ending.map((points, side) => points + (inPlay[side] ?? 0)),
        result.points,
      );
      ends.add(result.end);
    }
  }
  assert.deepEqual([...ends].toSorted(), ['blocked', 'out', 'target']);
});

test('a playout of a move that ends the round comes to what the rules give, the match counted', async () => {
  const ends = new Set<string>();
  for await (const [state, board] of running('last', 60)) {
    const sight = sightOf(moverView(state), board);
    const hands = state.hands.map(tilesOf);
    const stock = sight.row.draw ? state.stock.map(tileFrom) : [];
    const engine = endsCountIn(sight.row) ? armsPlayoutFor : playoutFor;
    for (const move of dominoes.moves(state)) {
      const result = dominoes.result(dominoes.play(state, move));
      if (!result || move === 'draw' || (move === 'pass' && !sight.mayPass)) continue;
      const play = move === 'pass' ? PASS : playFrom(move);
      const playout = engine(sight, chanceFrom('last'));
      const mine = sight.row.pairs ? sight.me % 2 : sight.me;
      const gained = result.points.map((points, side) =>
        worth(points - (state.inPlay[side] ?? 0), sight.need[side] ?? 0),
      );
      const others = gained.filter((_, side) => side !== mine);
      const mean = others.reduce((sum, points) => sum + points, 0) / others.length;
      const value = playout({ hands, stock, weight: 1 }, play);
      assert.ok(Math.abs(value - ((gained[mine] ?? 0) - mean)) < 1e-9, `${move} ${value}`);
      ends.add(`${result.end}${play === PASS ? ' by a pass' : ''}`);
    }
  }
  assert.deepEqual([...ends].toSorted(), ['blocked', 'blocked by a pass', 'out', 'target']);
});

test('PIP-14: a misplay is remembered, and the log goes on proving what it proves', async () => {
  let misplays = 0;
  let worlds = 0;
  let missed = 0;
  for (const table of TABLES) {
    const full = dominoes.options(table);
    const board = await boardFor(full);
    const options = full.misplay ? { ...table, misplay: 'strict' as const } : table;
    for (let i = 0; i < 20 * SOAK; i++) {
      const roll = dice(`worlds ${i}`);
      let [state] = randomRound(options, `worlds ${i}`);
      const taken = new Map<string, number>();
      while (state && dominoes.seat(state) !== null) {
        const sight = sightOf(moverView(state), board);
        const history = historyOf(sight);
        const hands = state.hands.map((hand) => tilesOf(hand));
        const world = drawWorld(sight, history, chanceFrom(`${i}`));
        worlds++;
        if (!world) missed++;
        for (const [tile, seat] of world ? taken : []) {
          assert.ok((world?.hands[seat] ?? 0) & (1 << tileFrom(tile)), tile);
        }
        for (const { seat, count, forbidden } of history.groups) {
          if (sizeOf((hands[seat] ?? 0) & ~forbidden) < count) missed++;
        }
        const moves = dominoes.moves(state);
        const wrong = full.misplay && roll(4) === 0 ? misplayOf(state) : undefined;
        const move: string = wrong ?? moves[roll(moves.length)] ?? '';
        if (wrong) {
          misplays++;
          taken.set(wrong.slice(0, 3), state.turn ?? 0);
        } else taken.delete(move.slice(0, 3));
        state = dominoes.play(state, move);
      }
    }
  }
  assert.ok(misplays > 200, `${misplays}`);
  // Which of its tiles a hand played after a draw is a guess.
  assert.ok(missed < worlds / 25, `${missed} of ${worlds}`);
});

function tilesOf(tiles: readonly string[]): number {
  return tiles.reduce((sum, tile) => sum | (1 << tileFrom(tile)), 0);
}

/** A placement of a tile held at an end that it doesn't match, by a seat that could play. */
function misplayOf(state: DominoState): string | undefined {
  const legal = dominoes.moves(state);
  if (!legal.some((move) => move.includes('@'))) return undefined;
  return (state.hands[state.turn ?? 0] ?? [])
    .flatMap((tile) => [`${tile}@L`, `${tile}@R`])
    .find((move) => !legal.includes(move));
}

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
  const rounding = 'down5';
  for (const options of [
    { rules: 'block' },
    { rules: 'draw' },
    { rules: 'pip-block', rounding },
    { rules: 'pip', rounding },
  ] as const) {
    const { rules } = options;
    const row = rowOf(dominoes.options({ ...options, players: 2 }));
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
      now[seat] = (now[seat] ?? 0) & ~(1 << (play >> 2));
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

test('exact search of two open hands equals plain minimax over the rules where ends count', async () => {
  let compared = 0;
  for (const table of ARMS_TABLES.filter(({ players }) => players === 2)) {
    const board = await boardFor(dominoes.options(table));
    for (let i = 0; i < 12 * SOAK; i++) {
      const states = [...randomRound(table, `exact ${i}`)];
      const full = states[Math.floor(states.length * 0.6)];
      if (!full?.layout.line.length || full.turn === null) continue;
      // A few tiles each, and nothing to draw.
      const view = dominoes.view(full, full.turn);
      const hands = full.hands.map((hand) => hand.slice(-4).join(' '));
      const state = dominoes.position(full.options, { ...view, hands, stock: '', log: [] });
      if (state.turn === null) continue;
      const sight = sightOf(dominoes.view(state, state.turn), board);
      const exact = armsExactFor(sight);
      assert.ok(exact);
      for (const play of choices(sight)) {
        const found = exact.value(state.hands.map(tilesOf), [], sight.ends, play);
        const move = playText(play, false);
        assert.ok(Math.abs(found - minimax(dominoes.play(state, move), state)) < 1e-9);
        compared++;
      }

      function minimax(now: DominoState, start: DominoState): number {
        const result = dominoes.result(now);
        if (result) {
          const [mine = 0, theirs = 0] = [sight.me, 1 - sight.me].map((side) =>
            worth((result.points[side] ?? 0) - (start.inPlay[side] ?? 0), sight.need[side] ?? 0),
          );
          return mine - theirs;
        }
        const values = dominoes.moves(now).map((move) => minimax(dominoes.play(now, move), start));
        return dominoes.seat(now) === sight.me ? Math.max(...values) : Math.min(...values);
      }
    }
  }
  assert.ok(compared > 40, `${compared}`);
});

test('a tile reads the same with its halves in either order', () => {
  assert.equal(tileFrom('4-6'), tileFrom('6-4'));
});
