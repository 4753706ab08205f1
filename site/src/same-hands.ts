/** The same hands at the end of a round, scored by each family of games: every figure is the engine's. */
import type { ExamplePosition } from '../../components/example/data.ts';
import { walkDominoes } from '../../components/example/domino-walk.ts';
import type { DominoOptions } from '../../machines/dominoes/model.ts';

export interface Case {
  /** 'Blocked', with the pips that each hand is left with. */
  readonly end: 'out' | 'blocked';
  readonly left: readonly number[];
  /** By column; null where the game isn't for so many players. [] = nobody scores. */
  readonly scores: readonly (readonly Score[] | null)[];
}

export interface Score {
  readonly seat: number;
  readonly points: number;
}

type Column = Partial<DominoOptions> & { readonly name: string; readonly seats: number };

const columns: readonly Column[] = [
  { name: 'Draw, Block', rules: 'draw', seats: 4 },
  { name: 'Fives', rules: 'fives', seats: 2 },
  { name: 'Pip', rules: 'pip', seats: 4 },
  { name: 'Pip, rounded down', rules: 'pip', rounding: 'down5', seats: 4 },
];

/** Line, hands, and the move that ends the round. */
interface Ending {
  readonly position: ExamplePosition;
  readonly move: string;
}

const endings: readonly Ending[] = [
  { position: { hands: ['2-0', '6-4 3-0'], turn: 0, line: '4-5 5-2' }, move: '2-0@R' },
  { position: { hands: ['2-0', '5-3', '4-2', '6-3'], turn: 0, line: '5-5 5-2' }, move: '2-0@R' },
  {
    position: { hands: ['4-1 5-5 1-0', '5-3 5-2 5-1'], turn: 0, line: '4-6 6-6 6-1' },
    move: '4-1@R',
  },
  {
    position: { hands: ['6-5 2-1', '5-1 4-0', '5-4 3-0'], turn: 0, line: '6-2 2-2 2-5' },
    move: '6-5@R',
  },
  { position: { hands: ['4-1 3-2', '5-0', '6-3'], turn: 0, line: '4-6 6-6 6-1' }, move: '4-1@R' },
];

export const columnNames: readonly string[] = columns.map(({ name }) => name);

/** Throws PipError where a move doesn't end its round. */
export function sameHands(): readonly Case[] {
  return endings.map(({ position, move }) => {
    const players = position.hands.length;
    const results = columns.map(({ name: _, seats, ...options }) => {
      if (players > seats) return null;
      const data = {
        game: 'dominoes' as const,
        options: { ...options, players },
        position,
        steps: [{ move, caption: '' }],
      };
      const result = walkDominoes(data)[0]?.view.result;
      if (!result) throw new Error(`${move} doesn't end the round`);
      return result;
    });
    const told = results.find((result) => result !== null);
    if (!told) throw new Error('No game has so many players');
    return {
      end: told.end === 'out' ? 'out' : 'blocked',
      left: told.left,
      scores: results.map((result) =>
        result === null
          ? null
          : result.winners.map((seat) => ({
              seat,
              points: (result.points[seat] ?? 0) - (result.inPlay?.[seat] ?? 0),
            })),
      ),
    };
  });
}
