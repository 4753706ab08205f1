/** Every skill in Run Fast: legal, repeatable, honest, interruptible. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choose } from '../../machines/bots.ts';
import { PipError } from '../../machines/error.ts';
import type { Skill } from '../../machines/game.ts';
import type { RunFastState, RunFastView } from '../../machines/index.ts';
import { expert, rank } from '../../machines/run-fast/bots/expert.ts';
import { CARDS } from '../../machines/run-fast/card.ts';
import { generator, shuffle } from '../../machines/seed.ts';
import { think, thinkAtOnce } from '../../machines/think.ts';
import { moverView, randomRound, running } from './run-fast-bots-rounds.ts';
import { four, game, moment } from './run-fast-help.ts';
import { runs } from './runs.ts';

const SKILLS: readonly Skill[] = ['beginner', 'normal', 'expert'];
const QUICK = { beginner: undefined, normal: undefined, expert: 60 };

/** The n-th moment of a random round at which several plays are possible. */
function decision(name: string, skip = 0): RunFastView {
  let left = skip;
  for (const state of running(name, 100)) {
    if (game.moves(state).length > 2 && left-- === 0) return moverView(state);
  }
  throw new Error('no such moment');
}

for (const skill of SKILLS) {
  test(`${skill} plays legal moves in random rounds`, async () => {
    for (const state of running('legal', runs(skill === 'expert' ? 3 : 10))) {
      const move = await choose(game, moverView(state), { skill, seed: 'a', effort: QUICK[skill] });
      assert.ok(game.moves(state).includes(move), `${move} of ${game.moves(state)}`);
    }
  });

  test(`${skill} plays the same move for the same view, seed and effort`, async () => {
    for (let i = 0; i < runs(8); i += 1) {
      const view = decision(`same ${i}`, i);
      const copy: RunFastView = JSON.parse(JSON.stringify(view));
      const options = { skill, seed: 'a', effort: QUICK[skill] };
      assert.equal(await choose('run-fast', view, options), await choose(game, copy, options));
    }
  });

  test(`${skill} plays the same move whatever the cards that its seat can't see are`, async () => {
    let compared = 0;
    for (let i = 0; i < runs(40); i += 1) {
      const pair = twins(`honest ${i}`);
      if (!pair) continue;
      const options = { skill, seed: 'b', effort: QUICK[skill] };
      const [a, b] = await Promise.all(pair.map((view) => choose(game, view, options)));
      assert.equal(a, b);
      compared += 1;
    }
    assert.ok(compared >= runs(10), `only ${compared} pairs`);
  });
}

/** Views of two rounds with the same moves so far, whose hidden cards have changed places; null where they must differ. */
function twins(name: string): [RunFastView, RunFastView] | null {
  const states = randomRound(name);
  const next = generator(`twins ${name}`);
  const [dealt] = states;
  const last = states[next() % Math.max(1, states.length - 1)];
  if (!dealt || !last) return null;
  const me = game.seat(last) ?? 0;
  const shown = new Set([
    ...last.log.flatMap(({ move }) => move.split(' ')),
    ...(dealt.hands[me] ?? []),
  ]);
  const hidden = CARDS.filter((card) => !shown.has(card));
  const moved = shuffle(hidden, next);
  const swap = (card: string) => moved[hidden.indexOf(card)] ?? card;
  const hands = dealt.hands.map((hand) => hand.map(swap).join(' '));
  const twin = follow(hands, last);
  if (!twin || game.seat(twin) !== me) return null;
  const [a, b] = [moverView(last), moverView(twin)];
  assert.deepEqual(b, a);
  return last.hands.join() === twin.hands.join() ? null : [a, b];
}

/** The other round's moves from this deal; null when they can't all be made. */
function follow(hands: string[], { log }: RunFastState): RunFastState | null {
  let state = game.deal(four, { hands });
  for (const { seat, move } of log) {
    try {
      if (game.seat(state) !== seat) return null;
      state = game.play(state, move);
    } catch (error) {
      if (error instanceof PipError) return null;
      throw error;
    }
  }
  return state;
}

test('the expert gives the same move however its thought is sliced', async () => {
  for (let i = 0; i < runs(3); i += 1) {
    const view = decision(`sliced ${i}`, 2 * i);
    const whole = thinkAtOnce(expert(view, 'c', 600));
    assert.equal(await think(expert(view, 'c', 600), { stretch: 0 }), whole);
    assert.equal(await choose(game, view, { skill: 'expert', seed: 'c', effort: 600 }), whole);
  }
});

test('the expert can be put down after every deal that it draws or plays out', () => {
  const search = expert(decision('steps'), 'd', 2000);
  let steps = 0;
  while (!search.next(false).done) steps += 1;
  assert.ok(steps >= 200, `${steps}`);
});

test('a budget ends the thought with a legal move', async () => {
  const view = decision('budget');
  const options = { skill: 'expert', effort: 1e9, budget: 1 } as const;
  const state = game.position(view.options, view);
  assert.ok(game.moves(state).includes(await choose(game, view, options)));
});

test('an abort rejects with its reason, before and during the thought', async () => {
  const view = decision('abort');
  const gone = AbortSignal.abort(new Error('gone'));
  await assert.rejects(choose(game, view, { skill: 'normal', signal: gone }), /gone/);
  const control = new AbortController();
  const thought = choose(game, view, { skill: 'expert', effort: 1e9, signal: control.signal });
  setTimeout(() => control.abort(new Error('enough')));
  await assert.rejects(thought, /enough/);
});

test('nobody to move, a hand that is not known: a PipError', async () => {
  const view = decision('refusals');
  const code = (expected: string) => (error: unknown) =>
    error instanceof PipError && error.code === expected;
  for (const skill of SKILLS) {
    await assert.rejects(choose(game, { ...view, turn: null }, { skill }), code('over'));
    const blind = { ...view, hands: view.hands.map(() => '?9') };
    await assert.rejects(choose(game, blind, { skill }), code('illegal-move'));
  }
});

test('the expert ranks plays best first, all of them legal', () => {
  for (let i = 0; i < runs(4); i += 1) {
    const view = decision(`ranked ${i}`, i);
    const ranked = thinkAtOnce(rank(view, 'e', 500));
    assert.equal(ranked[0]?.move, thinkAtOnce(expert(view, 'e', 500)));
    const values = ranked.map(({ value }) => value);
    assert.deepEqual(
      values,
      values.toSorted((a, b) => b - a),
    );
    const legal = game.moves(game.position(view.options, view));
    for (const { move } of ranked) assert.ok(legal.includes(move), move);
    assert.equal(new Set(ranked.map(({ move }) => move)).size, ranked.length);
  }
});

test('a position made by hand is enough for every skill: no log, cards that are nowhere, ranks without suits', async () => {
  for (const skill of SKILLS) {
    for (const [beat, hand] of [
      ['', '3 4 5 6 7 9 9'],
      ['5h', '3s 7h 9c 9d Ks'],
      ['3s 3h 3c 4s 5s', '9 9 9 J Q K'],
    ] as const) {
      const state = moment(beat, hand);
      const move = await choose(game, game.view(state, 0), { skill, effort: 100 });
      assert.ok(game.moves(state).includes(move), `${move} of ${game.moves(state)}`);
    }
  }
});

test('RUN-15: normal and expert lead anything rather than a single when the next seat holds one card', async () => {
  const state = moment('', '3s 3h 9c', 1);
  for (const skill of ['normal', 'expert'] as const) {
    assert.equal(await choose(game, game.view(state, 0), { skill }), '3s 3h');
  }
});

test('RUN-17, RUN-19: the expert plays the card that goes out, and a bomb on the way out', async () => {
  const out = game.view(moment('', '5s 5h 5c 9d Js'), 0);
  assert.equal(await choose(game, out, { skill: 'expert' }), '5s 5h 5c 9d Js');
  const bomb = game.view(moment('', '8s 8h 8c 8d 3s', 2), 0);
  assert.equal(await choose(game, bomb, { skill: 'expert' }), '8s 8h 8c 8d');
});
