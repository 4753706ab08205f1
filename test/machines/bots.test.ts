/** Every skill: legal, repeatable, honest, interruptible. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choose } from '../../machines/bots.ts';
import { armsExpert, armsRank } from '../../machines/dominoes/bots/arms-expert.ts';
import { expert, rank } from '../../machines/dominoes/bots/expert.ts';
import { endsCountIn, rowOf } from '../../machines/dominoes/bots/row.ts';
import { dominoes } from '../../machines/dominoes/game.ts';
import type { DominoView } from '../../machines/dominoes/model.ts';
import { PipError } from '../../machines/error.ts';
import type { Skill } from '../../machines/game.ts';
import { think, thinkAtOnce } from '../../machines/think.ts';
import {
  type DominoState,
  dice,
  moverView,
  named,
  randomRound,
  SOAK,
  TABLES,
  type Table,
} from './bots-rounds.ts';

const SKILLS: readonly Skill[] = ['beginner', 'normal', 'expert'];
const QUICK = { beginner: undefined, normal: undefined, expert: 60 };

/** The expert for a table's rules. */
function engineOf(table: Table) {
  return endsCountIn(rowOf(dominoes.options(table)))
    ? { expert: armsExpert, rank: armsRank }
    : { expert, rank };
}

/** A view with a choice of several plays, at the n-th such moment of random rounds. */
function decision(table: Table, seed: string, skip = 0): DominoView {
  let left = skip;
  for (let i = 0; ; i++) {
    for (const state of randomRound(table, `${seed} ${i}`)) {
      if (dominoes.moves(state).length > 2 && left-- === 0) return moverView(state);
    }
  }
}

for (const skill of SKILLS) {
  test(`${skill} plays legal moves in rounds of every size`, async () => {
    for (const table of TABLES) {
      for (let i = 0; i < 12 * SOAK; i++) {
        for (const state of randomRound(table, `legal ${i}`)) {
          if (dominoes.seat(state) === null) continue;
          const options = { skill, seed: `${i}`, effort: QUICK[skill] };
          const move = await choose(dominoes, moverView(state), options);
          assert.ok(dominoes.moves(state).includes(move), `${move} of ${dominoes.moves(state)}`);
        }
      }
    }
  });

  test(`${skill} plays the same move for the same view, seed and effort`, async () => {
    for (const table of TABLES) {
      for (let i = 0; i < 6 * SOAK; i++) {
        const view = decision(table, `same ${i}`, i);
        const options = { skill, seed: 'a', effort: QUICK[skill] };
        const copy: DominoView = JSON.parse(JSON.stringify(view));
        assert.equal(
          await choose('dominoes', view, options),
          await choose(dominoes, copy, options),
        );
      }
    }
  });

  test(`${skill} plays the same move whatever the tiles that its seat can't see are`, async () => {
    let compared = 0;
    for (const table of TABLES) {
      for (let i = 0; i < 60 * SOAK; i++) {
        const pair = twins(table, `honest ${i}`);
        if (!pair) continue;
        const options = { skill, seed: 'b', effort: QUICK[skill] };
        const [a, b] = await Promise.all(pair.map((view) => choose(dominoes, view, options)));
        assert.equal(a, b);
        compared++;
      }
    }
    assert.ok(compared >= 60 * SOAK, `only ${compared} pairs`);
  });
}

/** Views of two rounds with the same public moves, whose hidden tiles have changed places; null when they must differ. */
function twins(table: Table, seed: string): [DominoView, DominoView] | null {
  const roll = dice(`twins ${seed}`);
  const states = [...randomRound(table, seed)];
  const first = states[0];
  const last = states[roll(states.length - 1)];
  if (!first || !last) return null;
  const me = dominoes.seat(last) ?? 0;
  const { line, up, down } = dominoes.view(last, null);
  const shown = [line, up, down]
    .flatMap(words)
    .flatMap((tile) => [tile, tile.split('-').toReversed().join('-')]);
  const mine = new Set([...shown, ...words(moverView(last).hands[me])]);
  const hidden = [...first.hands.flat(), ...first.stock].filter((tile) => !mine.has(tile));
  const moved = hidden.toSorted(() => roll(3) - 1);
  const swap = (tile: string) => moved[hidden.indexOf(tile)] ?? tile;
  const hands = first.hands.map((hand) => hand.map(swap).join(' '));
  const deal = { hands, stock: first.stock.map(swap).join(' ') };
  const twin = follow(dominoes.deal(last.options, deal, first.soFar), last);
  if (!twin || dominoes.seat(twin) !== me) return null;
  if (JSON.stringify(last.hands) === JSON.stringify(twin.hands)) return null;
  const a = moverView(last);
  const b = dominoes.view(twin, me);
  assert.deepEqual(b, a);
  return [a, b];
}

/** The other round's moves from this deal; null when they can't all be made. */
function follow(dealt: DominoState, { log }: DominoState): DominoState | null {
  let state = dealt;
  for (const { seat, move } of log) {
    const made = move.startsWith('draw') ? 'draw' : move;
    if (dominoes.seat(state) !== seat || !dominoes.moves(state).includes(made)) return null;
    state = dominoes.play(state, made);
  }
  return state;
}

function words(text: string | undefined): string[] {
  return (text ?? '').split(' ').filter(Boolean);
}

test('the seed and the effort reach the search', async () => {
  const moves = new Set<string>();
  const view = decision({ rules: 'draw', players: 4 }, 'seeded', 1);
  for (let i = 0; i < 40; i++) {
    moves.add(await choose(dominoes, view, { skill: 'beginner', seed: `${i}` }));
  }
  assert.ok(moves.size > 1);
});

test('the expert gives the same move however its thought is sliced', async () => {
  for (const table of TABLES) {
    const view = decision(table, 'sliced');
    const { expert } = engineOf(table);
    const whole = thinkAtOnce(expert(view, 'c', 2000));
    assert.equal(await think(expert(view, 'c', 2000), { stretch: 0 }), whole);
    assert.equal(await choose(dominoes, view, { skill: 'expert', seed: 'c', effort: 2000 }), whole);
  }
});

test('the expert lets the page breathe: other tasks run while it thinks', async () => {
  const view = decision({ rules: 'draw', players: 3 }, 'breathes');
  let ticks = 0;
  const timer = setInterval(() => ticks++);
  await choose(dominoes, view, { skill: 'expert', effort: 60_000 });
  clearInterval(timer);
  assert.ok(ticks > 3, `${ticks}`);
});

test('the expert can be put down after every few playouts, worlds or open deals', () => {
  for (const table of TABLES) {
    const search = engineOf(table).expert(decision(table, 'steps'), 'd', 4000);
    let steps = 0;
    while (!search.next(false).done) steps++;
    assert.ok(steps >= 20, `${named(table)}: ${steps}`);
  }
});

test('a budget ends the thought with a legal move', async () => {
  for (const table of TABLES) {
    const view = decision(table, 'budget');
    const options = { skill: 'expert', effort: 1e9, budget: 1 } as const;
    const state = dominoes.position(view.options, view);
    assert.ok(dominoes.moves(state).includes(await choose(dominoes, view, options)));
  }
});

test('an abort rejects with its reason, before and during the thought', async () => {
  const view = decision({ rules: 'draw', players: 2 }, 'abort');
  const gone = AbortSignal.abort(new Error('gone'));
  await assert.rejects(choose(dominoes, view, { skill: 'normal', signal: gone }), /gone/);
  const control = new AbortController();
  const thought = choose(dominoes, view, { skill: 'expert', effort: 1e9, signal: control.signal });
  setTimeout(() => control.abort(new Error('enough')));
  await assert.rejects(thought, /enough/);
});

test('nobody to move, a hand that is not known, a game without bots: a PipError', async () => {
  const view = decision({ rules: 'block', players: 2 }, 'refusals');
  const code = (expected: string) => (error: unknown) =>
    error instanceof PipError && error.code === expected;
  const options = { skill: 'normal' } as const;
  await assert.rejects(choose(dominoes, { ...view, turn: null }, options), code('over'));
  const blind = { ...view, hands: view.hands.map(() => '?7') };
  await assert.rejects(choose(dominoes, blind, options), code('illegal-move'));
  await assert.rejects(choose(JSON.parse('"chess"'), view, options), code('bad-option'));
  const skilled = JSON.parse('{"skill":"master"}');
  await assert.rejects(choose(dominoes, view, skilled), code('bad-option'));
});

test('the expert ranks every distinct play, best first', () => {
  for (const table of TABLES) {
    const view = decision(table, 'ranked');
    const { expert, rank } = engineOf(table);
    const ranked = thinkAtOnce(rank(view, 'e', 2000));
    assert.equal(ranked[0]?.move, thinkAtOnce(expert(view, 'e', 2000)));
    const values = ranked.map(({ value }) => value);
    assert.deepEqual(
      values,
      values.toSorted((a, b) => b - a),
    );
    const legal = dominoes.moves(dominoes.position(view.options, view));
    for (const { move } of ranked) assert.ok(legal.includes(move));
    assert.equal(new Set(ranked.map(({ move }) => move)).size, ranked.length);
  }
});

test('a position made by hand, without a log, is enough for every skill', async () => {
  const state: DominoState = dominoes.position(dominoes.options({ rules: 'draw', players: 3 }), {
    hands: ['6-4 5-3 3-2', '?4', '?2'],
    stock: '?6',
    line: '3-3 3-6',
    turn: 0,
  });
  for (const skill of SKILLS) {
    const move = await choose(dominoes, dominoes.view(state, 0), { skill });
    assert.ok(dominoes.moves(state).includes(move));
  }
});

test('PIP-22: who ends the round by a third pass does so with the lightest hand, never with a heavy one', async () => {
  const options = dominoes.options({ rules: 'pip-draw-and-pass' });
  const last = (hand: string) =>
    dominoes.view(
      dominoes.position(options, {
        hands: [hand, '?5', '?5'],
        line: '6-6 6-1',
        passes: 2,
        turn: 0,
      }),
      0,
    );
  for (const skill of ['normal', 'expert'] as const) {
    assert.equal(await choose(dominoes, last('1-0 2-0'), { skill }), 'pass');
    assert.notEqual(await choose(dominoes, last('6-5 6-4 5-5 5-4 4-4'), { skill }), 'pass');
  }
  assert.equal(await choose(dominoes, last('1-0 2-0'), { skill: 'beginner' }), '1-0@R');
});

test('FIVE-14, PIP-20: normal and expert see the play that reaches the target', async () => {
  for (const rules of ['fives', 'pip-muggins'] as const) {
    const options = dominoes.options({ rules, players: 2 });
    const state = dominoes.position(options, {
      hands: ['6-6 5-4 4-4 6-1', '?6'],
      stock: '?10',
      line: '6-4',
      scores: [options.target - 5, options.target - 10],
      turn: 0,
    });
    for (const skill of ['normal', 'expert'] as const) {
      assert.equal(await choose(dominoes, dominoes.view(state, 0), { skill }), '6-1@L');
    }
  }
});
