/** Rounds played at random through the real rules, for the bots' tests. */
import { dominoes } from '../../machines/dominoes/game.ts';
import type { DominoOptions, DominoView, Players } from '../../machines/dominoes/model.ts';
import { below, generator } from '../../machines/seed.ts';

export type DominoState = ReturnType<typeof dominoes.deal>;

/** How much longer the long tests run than by default. */
export const SOAK = Number(process.env.SOAK ?? 1);

export const TABLES: readonly { rules: 'draw' | 'block'; players: Players }[] = [
  { rules: 'draw', players: 2 },
  { rules: 'draw', players: 3 },
  { rules: 'draw', players: 4 },
  { rules: 'block', players: 2 },
  { rules: 'block', players: 3 },
  { rules: 'block', players: 4 },
];

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
  const winner = roll(full.players);
  const points = left.map((_, side) => (side === winner ? 1 : 0));
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
