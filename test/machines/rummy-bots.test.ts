import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { choose } from '../../machines/bots.ts';
import { chanceFrom, mixed } from '../../machines/chance.ts';
import { PipError } from '../../machines/error.ts';
import type { Skill } from '../../machines/game.ts';
import type { RummyState, RummyView } from '../../machines/index.ts';
import { attentiveBeginner, beginner } from '../../machines/rummy/bots/beginner.ts';
import { expert } from '../../machines/rummy/bots/expert.ts';
import { normal } from '../../machines/rummy/bots/normal.ts';
import { bestTurn, turnStart } from '../../machines/rummy/solver/best-turn.ts';
import { laidTiles } from '../../machines/rummy/state.ts';
import { think, thinkAtOnce } from '../../machines/think.ts';
import { game, moment, written } from './rummy-help.ts';
import { runs } from './runs.ts';

const SKILLS: readonly Skill[] = ['beginner', 'normal', 'expert'];

function viewOf(state: RummyState): RummyView {
  return game.view(state, game.seat(state));
}

/** A round between seats of one skill: every state at which somebody moves. */
function* played(skill: Skill, players: 2 | 3 | 4, seed: string): Generator<RummyState> {
  let state = game.deal(game.options({ players }), { seed });
  while (game.seat(state) !== null) {
    yield state;
    const view = viewOf(state);
    const search =
      skill === 'beginner'
        ? beginner(view, seed)
        : skill === 'normal'
          ? normal(view)
          : expert(view, seed, 2);
    state = game.play(state, thinkAtOnce(search));
  }
  yield state;
}

/** Moments of a round at which an expert has something to weigh. */
function weighty(count: number): RummyView[] {
  const views: RummyView[] = [];
  for (let i = 0; views.length < count; i++) {
    for (const state of played('normal', 2, `weighty ${i}`)) {
      const seat = game.seat(state);
      if (seat === null || views.length >= count) break;
      const near = state.hands.every((hand, s) => s === seat || hand.length < 7);
      const view = viewOf(state);
      if (
        near &&
        state.hands[seat]?.includes('J') &&
        bestTurn(turnStart(view), { most: 'tiles' })
      ) {
        views.push(view);
      }
    }
  }
  return views;
}

for (const skill of SKILLS) {
  test(`${skill}: every move is legal, to the end of the round, with two to four players`, () => {
    for (let i = 0; i < runs(2); i++) {
      for (const players of [2, 3, 4] as const) {
        const states = [...played(skill, players, `legal ${i}`)];
        assert.ok(states.at(-1)?.result);
      }
    }
  });

  test(`${skill}: equal view, seed and effort give the equal move`, async () => {
    for (const view of weighty(3)) {
      const asked = { skill, seed: 's', effort: 3 };
      const move = await choose('rummy', view, asked);
      assert.equal(await choose(game, JSON.parse(JSON.stringify(view)), asked), move);
    }
  });

  test(`RUM-12 ${skill}: draws when nothing can be played, passes when the pool is empty`, async () => {
    const draws = viewOf(moment('R4 R5 R6', 'O13 B1', true));
    assert.equal(await choose('rummy', draws, { skill }), 'draw');
    const passes = viewOf(moment('R4 R5 R6', 'O13 B1', true, { stock: '' }));
    assert.equal(await choose('rummy', passes, { skill }), 'pass');
  });

  test(`${skill}: what the seat can't see does not change its move`, async () => {
    const options = game.options();
    let changed = 0;
    for (let i = 0; i < 6; i++) {
      const states = [...played('normal', 2, `hidden ${i}`)];
      const state = states[10 + i];
      const me = state && game.seat(state);
      if (!state || me == null) continue;
      // The same public round, with other tiles where this seat can't look.
      const unseen = [...(state.hands[1 - me] ?? []), ...state.stock];
      const other = mixed([...unseen], chanceFrom(`${i}`));
      const size = state.hands[1 - me]?.length ?? 0;
      const hands = state.hands.map((hand, seat) =>
        (seat === me ? hand : other.slice(0, size)).join(' '),
      );
      const view = game.view(state, me);
      const twin = game.position(options, {
        ...view,
        hands,
        stock: other.slice(size).join(' '),
        log: state.log.map((entry) => ({ ...entry })),
      });
      const theirs = game.view(twin, me);
      assert.deepEqual(theirs, view);
      changed += 1;
      const asked = { skill, seed: 'h', effort: 4 };
      assert.equal(await choose('rummy', theirs, asked), await choose('rummy', view, asked));
    }
    assert.ok(changed > 3);
  });
}

test('the beginner moves nothing on the table, and overlooks what its honest form sees', () => {
  let overlooked = 0;
  for (const state of played('normal', 3, 'beginner')) {
    if (game.seat(state) === null) break;
    const view = viewOf(state);
    for (const search of [beginner(view, 'b'), attentiveBeginner(view)]) {
      const after = game.play(state, thinkAtOnce(search));
      for (const { tiles } of state.table) {
        const inOrder = (set: readonly string[]) => tiles.every((tile) => set.includes(tile));
        assert.ok(after.table.some((set) => inOrder(set.tiles)));
      }
    }
    if (thinkAtOnce(beginner(view, 'b')) !== thinkAtOnce(attentiveBeginner(view))) overlooked += 1;
  }
  assert.ok(overlooked > 0);
});

test('the seed reaches the beginner', () => {
  const view = viewOf(moment('', 'R4 R5 R6 B4 B5 B6 K9 O9 R9 B9 K1 K2 K3', true));
  const moves = Array.from({ length: 20 }, (_, i) => thinkAtOnce(beginner(view, `${i}`)));
  assert.ok(new Set(moves).size > 1);
});

test('normal plays most tiles', () => {
  for (const state of played('normal', 2, 'most')) {
    if (game.seat(state) === null) break;
    const view = viewOf(state);
    const after = game.play(state, thinkAtOnce(normal(view)));
    const turn = bestTurn(turnStart(view), { most: 'tiles' });
    const laid = laidTiles(after.table).length - laidTiles(state.table).length;
    assert.equal(laid, turn?.played.length ?? 0);
  }
});

test('RUM-18: the expert goes out when it can, jokers and all', async () => {
  const view = viewOf(moment('R4 R5 R6, K9 K10 K11', 'R7 O2 J O4', true));
  const move = await choose('rummy', view, { skill: 'expert' });
  assert.equal(
    move,
    written([
      ['R4', 'R5', 'R6', 'R7'],
      ['K9', 'K10', 'K11'],
      ['O2', 'J', 'O4'],
    ]),
  );
});

test('the expert keeps its joker while nobody is near the end', async () => {
  const view = viewOf(moment('R4 R5 R6', 'R7 O2 J B9 K12', true));
  const move = await choose('rummy', view, { skill: 'expert' });
  assert.equal(move, 'play R4 R5 R6 R7');
});

test('the expert lays its joker when another seat is sure to go out', async () => {
  const view = viewOf(moment('R4 R5 R6, R3 K3 O3', 'R7 O2 J B9 K12', true));
  const sure = { ...view, hands: [view.hands[0] ?? '', 'B3'] };
  const move = await choose('rummy', sure, { skill: 'expert' });
  assert.match(move, /J/);
});

test('the expert gives the same move however its thought is sliced, a budget ends it legally', async () => {
  for (const view of weighty(4)) {
    const whole = thinkAtOnce(expert(view, 'c', 12));
    assert.equal(await think(expert(view, 'c', 12), { stretch: 0 }), whole);
    const state = game.position(view.options, view);
    const cut = await choose('rummy', view, { skill: 'expert', effort: 1e9, budget: 1 });
    assert.notEqual(game.play(state, cut), state);
  }
});

test('an abort rejects with its reason, and a round that is over with its code', async () => {
  const [view] = weighty(1);
  assert.ok(view);
  const control = new AbortController();
  const asked = { skill: 'expert', effort: 1e9, signal: control.signal } as const;
  const thought = choose('rummy', view, asked);
  setTimeout(() => control.abort(new Error('enough')));
  await assert.rejects(thought, /enough/);
  for (const skill of SKILLS) {
    const refused = (code: string) => (error: unknown) =>
      error instanceof PipError && error.code === code;
    await assert.rejects(choose('rummy', { ...view, turn: null }, { skill }), refused('over'));
    const blind = { ...view, hands: view.hands.map(() => '?7') };
    await assert.rejects(choose('rummy', blind, { skill }), refused('illegal-move'));
  }
});

test('asking for rummy loads nothing of another game', () => {
  const bots = new URL('../../machines/bots.ts', import.meta.url).href;
  const view = viewOf(moment('R4 R5 R6', 'R7 O2 J B9 K12', true));
  const script = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load(url, context, next) { loaded.push(url); return next(url, context); } });
    const { choose } = await import(${JSON.stringify(bots)});
    for (const skill of ${JSON.stringify(SKILLS)}) {
      await choose('rummy', ${JSON.stringify(view)}, { skill });
    }
    console.log(loaded.join('\\n'));`;
  const loaded = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  assert.match(loaded, /rummy\/bots\/expert/);
  assert.doesNotMatch(loaded, /dominoes|run-fast/);
});
