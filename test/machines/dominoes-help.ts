/** What the dominoes tests share: refusals, deals that hold given tiles, random rounds. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { TILES } from '../../machines/dominoes/tile.ts';
import {
  type DominoOptions,
  type DominoState,
  games,
  type MatchSoFar,
  PipError,
  type Players,
  type RoundResult,
  type RuleSet,
  type RuleSetId,
} from '../../machines/index.ts';
import { generator } from '../../machines/seed.ts';

export const game = games.dominoes;

export const ROWS: readonly { rules: RuleSetId; players: Players }[] = [
  { rules: 'draw', players: 2 },
  { rules: 'draw', players: 3 },
  { rules: 'draw', players: 4 },
  { rules: 'block', players: 2 },
  { rules: 'block', players: 3 },
  { rules: 'block', players: 4 },
  { rules: 'fives', players: 2 },
  { rules: 'pip', players: 2 },
  { rules: 'pip', players: 3 },
  { rules: 'pip', players: 4 },
  { rules: 'pip-muggins', players: 2 },
  { rules: 'pip-muggins', players: 4 },
  { rules: 'pip-block', players: 3 },
  { rules: 'pip-draw-and-pass', players: 3 },
  { rules: 'pip-team', players: 4 },
];

/** Asserts that a step is refused with these facts. */
export function refused(
  step: () => unknown,
  facts: Partial<Pick<PipError, 'code' | 'rule' | 'path' | 'round' | 'move' | 'detail'>>,
): void {
  assert.throws(step, (error) => {
    assert.ok(error instanceof PipError, String(error));
    assert.deepEqual({ ...error, ...facts, name: error.name }, { ...error, name: error.name });
    return true;
  });
}

/** A whole deal whose hands begin with the given tiles; the rest comes from the tiles that `spare` allows in a hand. */
export function dealOf(
  begun: readonly string[],
  size: number,
  spare: (tile: string) => boolean = () => true,
): { hands: string[]; stock: string } {
  const named = begun.map((text) => text.split(' ').filter((word) => word !== ''));
  const rest = TILES.filter((tile) => !named.flat().includes(tile));
  const free = rest.filter(spare);
  const hands = named.map((hand) => [...hand, ...free.splice(0, size - hand.length)]);
  assert.ok(hands.every((hand) => hand.length === size));
  const stock = rest.filter((tile) => !hands.flat().includes(tile));
  return { hands: hands.map((hand) => hand.join(' ')), stock: stock.join(' ') };
}

/** Plays moves one after the other. */
export function playAll(state: DominoState, ...moves: string[]): DominoState {
  return moves.reduce((before, move) => game.play(before, move), state);
}

/** The ends of the line: its outer numbers, left and right. */
export function outer(state: DominoState): number[] {
  const line = game.view(state, null).line ?? '';
  return [Number(line.at(0)), Number(line.at(-1))];
}

/** A result that is worth these points; for what depends on the rounds so far. */
export function resultOf(facts: Partial<RoundResult> & { points: number[] }): RoundResult {
  return { end: 'out', winners: [0], left: facts.points.map(() => 0), ...facts };
}

/** Numbers 0…1 that choose moves. */
export const choices: fc.Arbitrary<Iterator<number>> = fc.string().map((seed) => {
  const next = generator(seed);
  return (function* numbers() {
    while (true) yield next() / 2 ** 32;
  })();
});

export interface Step {
  readonly before: DominoState;
  readonly move: string;
  readonly after: DominoState;
}

/** One of the legal moves, by a number 0…1; under strict play sometimes a wrong placement (PIP-14). */
export function someMove(state: DominoState, chance: number): string {
  const moves = game.moves(state);
  const one = moves[Math.floor(chance * moves.length)] ?? '';
  const seat = game.seat(state);
  if (state.options.misplay !== 'strict' || seat === null || !one.includes('@')) return one;
  if ((chance * 97) % 1 > 0.2) return one;
  return `${state.hands[seat]?.[0]}@L`;
}

/** Plays a whole round from a state; returns its steps, the last one ends it. */
export function playRound(start: DominoState, chances: Iterator<number>): Step[] {
  const steps: Step[] = [];
  let before = start;
  while (game.seat(before) !== null) {
    const move = someMove(before, chances.next().value ?? 0);
    assert.notEqual(move, '', 'some move always exists');
    const after = game.play(before, move);
    steps.push({ before, move, after });
    before = after;
  }
  return steps;
}

/** Options of every rule set and number of players that it has. */
export const anyOptions: fc.Arbitrary<DominoOptions> = fc
  .record({
    row: fc.constantFrom(...ROWS),
    target: fc.constantFrom(20, 50, 100),
    strict: fc.boolean(),
  })
  .map(({ row, target, strict }) =>
    game.options({
      ...row,
      target,
      ...(strict && row.rules.startsWith('pip') ? { misplay: 'strict' } : {}),
    }),
  );

/** Options of rule sets that some house might make up. */
export const houseOptions: fc.Arbitrary<DominoOptions> = fc
  .record(
    {
      base: fc.constantFrom(...ROWS.map(({ rules }) => rules)),
      hand: fc.record({ 4: fc.integer({ min: 1, max: 7 }) }),
      sides: fc.constantFrom('each', 'pairs'),
      draw: fc.boolean(),
      pass: fc.constantFrom('forced', 'free-when-empty'),
      spinner: fc.boolean(),
      opener: fc.constantFrom('winner', 'out-winner', 'highest'),
      noDouble: fc.constantFrom('heaviest', 'redeal'),
      counts: fc.oneof(fc.constant('fives' as const), fc.array(fc.integer({ min: 1, max: 36 }))),
      out: fc.constantFrom('raw', 'down5', 'nearest5'),
      blocked: fc.constantFrom('sum-less-own', 'differences', 'whole-nearest5', 'sides'),
      tie: fc.constantFrom('nobody', 'shared'),
      endsMidRound: fc.boolean(),
      target: fc.integer({ min: 1, max: 100 }),
    },
    { requiredKeys: ['base', 'hand'] },
  )
  .map((rules: RuleSet) => game.options({ rules }));

/** A round somewhere in a match: after some round before it, or the first. */
export function soFarOf(
  options: DominoOptions,
  rounds: number,
  chances: Iterator<number>,
): MatchSoFar {
  const done: RoundResult[] = [];
  while (done.length < rounds) {
    const start = game.deal(options, { seed: 'before' }, { rounds: done });
    const result = game.result(playRound(start, chances).at(-1)?.after ?? start);
    if (!result || game.standing(options, { rounds: [...done, result] }).over) break;
    done.push(result);
  }
  return { rounds: done };
}
