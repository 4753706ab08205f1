/** What the rummy tests share: positions, refusals, random rounds. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  games,
  type RummyOptions,
  type RummyPosition,
  type RummyState,
} from '../../machines/index.ts';
import { TILES } from '../../machines/rummy/tile.ts';
import { generator } from '../../machines/seed.ts';
import { someTurn } from './rummy-turns.ts';

export { attempt } from './attempt.ts';
export { refused } from './dominoes-help.ts';

export const game = games.rummy;

export const two = game.options();

/** Seat 0 to move with this rack, after (`melded`) or before its first meld. */
export function moment(
  table: string,
  rack: string,
  melded: boolean,
  more: Partial<RummyPosition> = {},
): RummyState {
  const hands = [rack, '?14'];
  const position = { hands, table, stock: '?40', turn: 0, melded: [melded, true], ...more };
  return game.position(two, position);
}

/** The tiles in base order, dealt as they come. */
export function plain(players: number, first?: number) {
  const hands = Array.from({ length: players }, (_, seat) =>
    TILES.slice(seat * 14, seat * 14 + 14).join(' '),
  );
  const stock = TILES.slice(players * 14).join(' ');
  return first === undefined ? { hands, stock } : { hands, stock, first };
}

export function playAll(state: RummyState, ...moves: string[]): RummyState {
  return moves.reduce((before, move) => game.play(before, move), state);
}

/** The tiles of a table, set by set. */
export function listsOf({ table }: RummyState): string[][] {
  return table.map(({ tiles }) => [...tiles]);
}

/** The move that leaves these lists of tiles on the table. */
export function written(lists: readonly (readonly string[])[]): string {
  return `play ${lists.map((tiles) => tiles.join(' ')).join(', ')}`;
}

export interface Step {
  readonly before: RummyState;
  readonly move: string;
  readonly after: RummyState;
}

/** Numbers 0…1 of a seed. */
export function chancesOf(seed: string): () => number {
  const next = generator(seed);
  return () => next() / 2 ** 32;
}

/** Plays a whole round with random legal turns; returns its steps, the last one ends it. */
export function playRound(start: RummyState, chance: () => number): Step[] {
  const steps: Step[] = [];
  let before = start;
  while (game.seat(before) !== null) {
    const move = someTurn(before, chance) ?? game.moves(before)[0] ?? '';
    assert.notEqual(move, '', 'some move always exists');
    const after = game.play(before, move);
    steps.push({ before, move, after });
    before = after;
  }
  return steps;
}

export const anyOptions: fc.Arbitrary<RummyOptions> = fc
  .record({ players: fc.constantFrom(2, 3, 4), rounds: fc.constantFrom(1, 3, 5) })
  .map((given) => game.options(given));

export interface Round {
  readonly start: RummyState;
  readonly steps: Step[];
}

/** A whole random round: the first of a match. */
export const anyRound: fc.Arbitrary<Round> = fc
  .record({ options: anyOptions, seed: fc.string(), chances: fc.string() })
  .map(({ options, seed, chances }) => {
    const start = game.deal(options, { seed });
    return { start, steps: playRound(start, chancesOf(chances)) };
  });
