/** Rounds played at random through the real rules, for the bots' tests. */

import { rowOf } from '../../machines/dominoes/bots/row.ts';
import { dominoes } from '../../machines/dominoes/game.ts';
import type {
  DominoOptions,
  DominoView,
  Players,
  RuleSet,
  RuleSetId,
} from '../../machines/dominoes/model.ts';
import { below, generator } from '../../machines/seed.ts';

export type DominoState = ReturnType<typeof dominoes.deal>;

/** How much longer the long tests run than by default. */
export const SOAK = Number(process.env.SOAK ?? 1);

export interface Table {
  rules: RuleSetId | RuleSet;
  players: Players;
  rounding?: 'raw' | 'down5';
  misplay?: 'friendly' | 'strict';
  handSize?: 7 | 9;
  target?: number;
}

/** A line without points in play. */
export const LINE_TABLES: readonly Table[] = [
  { rules: 'draw', players: 2 },
  { rules: 'draw', players: 3 },
  { rules: 'draw', players: 4 },
  { rules: 'block', players: 2 },
  { rules: 'block', players: 3 },
  { rules: 'block', players: 4 },
  { rules: 'pip', players: 2, rounding: 'down5' },
  { rules: 'pip', players: 3 },
  { rules: 'pip-block', players: 2, rounding: 'down5' },
  { rules: 'pip-draw-and-pass', players: 3 },
  { rules: 'pip-team', players: 4 },
];

/** Ends that count, and houses' own rules. */
export const ARMS_TABLES: readonly Table[] = [
  { rules: 'fives', players: 2 },
  { rules: 'fives', players: 2, handSize: 9, target: 40 },
  { rules: 'pip-muggins', players: 2, target: 30 },
  { rules: 'pip-muggins', players: 4, rounding: 'down5' },
  { rules: { base: 'block', spinner: true }, players: 3 },
  { rules: { base: 'pip-team', counts: 'fives', endsMidRound: true }, players: 4, target: 25 },
  {
    rules: { base: 'fives', pass: 'free-when-empty', draw: false, hand: { 3: 6 }, tie: 'shared' },
    players: 3,
  },
];

export const TABLES: readonly Table[] = [...LINE_TABLES, ...ARMS_TABLES];

/** A table's name in a test's title. */
export function named({ rules, players }: Table): string {
  return `${typeof rules === 'string' ? rules : JSON.stringify(rules)}, ${players} players`;
}

/** Chance for a test, from a text. */
export function dice(text: string): (n: number) => number {
  const next = generator(text);
  return (n) => below(n, next);
}

/** A round's states in order, dealt and played by chance; every second round has a free lead. */
export function* randomRound(
  options: Partial<DominoOptions>,
  seed: string,
): Generator<DominoState> {
  const roll = dice(`test ${seed}`);
  const full = dominoes.options(options);
  const left = new Array<number>(full.players).fill(0);
  const sides = rowOf(full).pairs ? 2 : full.players;
  const winner = roll(sides);
  const points = left.slice(0, sides).map((_, side) => (side === winner ? 1 : 0));
  const earlier = { end: 'out' as const, winners: [winner], points, left };
  let state = dominoes.deal(full, { seed }, { rounds: roll(2) ? [earlier] : [] });
  yield state;
  while (dominoes.seat(state) !== null) {
    const moves = dominoes.moves(state);
    state = dominoes.play(state, moves[roll(moves.length)] ?? '');
    yield state;
  }
}

/** The view of the seat to move. */
export function moverView(state: DominoState): DominoView {
  return dominoes.view(state, dominoes.seat(state));
}
