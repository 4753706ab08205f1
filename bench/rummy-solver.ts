/**
 * The solver of rummy's turns beside integer-programming solvers on the same starts, as Markdown tables. glpk.js (GPL-3.0)
 * is installed for benches only. `npm run bench -- solver`
 */
import loadHighs from 'highs';
import { normal } from '../machines/rummy/bots/normal.ts';
import { rummy } from '../machines/rummy/game.ts';
import { bestTurn, type TurnStart, turnStart } from '../machines/rummy/solver/best-turn.ts';
import { scratch } from '../machines/rummy/solver/scratch.ts';
import { laidTiles } from '../machines/rummy/state.ts';
import { thinkAtOnce } from '../machines/think.ts';
import type { Cells } from '../scripts/markdown.ts';
import { randomBoard } from '../test/machines/rummy-boards.ts';
import { median } from './figures.ts';
import { loadGlpk } from './glpk.ts';
import { percentile, print } from './means.ts';
import { lpText, type Program, programOf } from './rummy-program.ts';

const NATURAL = 60;
const CROWDED = 600;
/** Peers take long: every so many-th start of each kind. */
const ASKED = 40;
/** The least of so many tries: others work on the same machine. */
const TRIES = 3;

/** Every turn of rounds between normal bots. */
function* natural(): Generator<TurnStart> {
  for (let i = 0; i < NATURAL; i++) {
    const players = ([2, 3, 4] as const)[i % 3] ?? 2;
    let state = rummy.deal(rummy.options({ players }), { seed: `solver ${i}` });
    for (let seat = rummy.seat(state); seat !== null; seat = rummy.seat(state)) {
      const view = rummy.view(state, seat);
      yield turnStart(view);
      state = rummy.play(state, thinkAtOnce(normal(view)));
    }
  }
}

/** Random tables of 40 to 60 tiles with two jokers. */
function* crowded(): Generator<TurnStart> {
  for (let i = 0, made = 0; made < CROWDED; i++) {
    const board = randomBoard({ table: [40, 60], rack: [4, 14], jokers: 2 }, `solver ${i}`);
    if (laidTiles(board.table).filter((tile) => tile === 'J').length < 2) continue;
    yield board;
    made += 1;
  }
}

const { solve } = await loadHighs();
const solveGlpk = await loadGlpk();
/** Each makes its model of a turn and gives what solves it. */
const solvers: readonly (readonly [string, (program: Program) => () => number])[] = [
  [
    'HiGHS (wasm)',
    (program) => {
      const text = lpText(program);
      return () => {
        const { Status, ObjectiveValue } = solve(text, { output_flag: false });
        return Status === 'Optimal' ? Math.round(ObjectiveValue) : 0;
      };
    },
  ],
  [
    'glpk.js',
    (program) => {
      const model = solveGlpk.model(program);
      return () => solveGlpk.solve(model);
    },
  ],
];

const times: Cells[] = [];
const peers: Cells[] = [];
for (const [name, starts] of [
  ['natural play', [...natural()]],
  ['random tables of 40–60 tiles with two jokers', [...crowded()]],
] as const) {
  const memory = scratch();
  const ours = starts.map((start) => {
    const tries = Array.from({ length: TRIES }, () =>
      timed(() => bestTurn(start, { most: 'tiles' }, memory)?.played.length ?? 0),
    );
    return { start, value: tries[0]?.value ?? 0, ms: Math.min(...tries.map(({ ms }) => ms)) };
  });
  const own = ours.map(({ ms }) => ms);
  times.push([name, ours.length, at(own, 0.5), at(own, 0.99), at(own, 1)]);
  const every = Math.ceil(ours.length / ASKED);
  const some = ours.filter((_, i) => i % every === 0);
  const ownMedian = median(some.map(({ ms }) => ms));
  for (const [peer, modelOf] of solvers) {
    const answers = some.map(({ start, value }) => {
      const model = timed(() => modelOf(programOf(start, 'tiles')));
      const { ms, value: optimum } = timed(model.value);
      return { ms, whole: model.ms + ms, equal: optimum === value };
    });
    const taken = answers.map(({ ms }) => ms);
    const whole = median(answers.map((answer) => answer.whole));
    const equal = answers.filter((answer) => answer.equal).length;
    peers.push([
      name,
      peer,
      at(taken, 0.5),
      at(taken, 0.99),
      `× ${(median(taken) / ownMedian).toFixed(0)}`,
      whole.toFixed(3),
      `× ${(whole / ownMedian).toFixed(0)}`,
      `${equal} of ${some.length}`,
    ]);
  }
}
print(
  `Best turn: milliseconds, the least of ${TRIES}`,
  ['starts', 'number', 'p50', 'p99', 'most'],
  times,
);
print(
  'Peers on some of the same starts: milliseconds to solve, and with the making of their model (ours begins from tiles, too); how many times ours at the median',
  ['starts', 'solver', 'p50', 'p99', 'ratio', 'model and p50', 'ratio', 'equal optimum'],
  peers,
);

function timed<T>(ask: () => T): { value: T; ms: number } {
  const start = performance.now();
  const value = ask();
  return { value, ms: performance.now() - start };
}

function at(taken: readonly number[], share: number): string {
  return percentile(taken, share, 3);
}
