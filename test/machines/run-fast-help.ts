/** What the Run Fast tests share: positions, random rounds. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  type Deal,
  games,
  type RunFastOptions,
  type RunFastPosition,
  type RunFastState,
} from '../../machines/index.ts';
import { CARDS } from '../../machines/run-fast/card.ts';
import { chancesOf } from './rummy-help.ts';

export { attempt } from './attempt.ts';
export { refused } from './dominoes-help.ts';
export { chancesOf } from './rummy-help.ts';

export const game = games['run-fast'];

export const four = game.options();

/** Seat 0 to move with this hand, after `beat` of seat 2; `next` cards in the next player's hand. */
export function moment(
  beat: string,
  hand: string,
  next: number | string = 9,
  more: Partial<RunFastPosition> = {},
): RunFastState {
  const following = typeof next === 'number' ? `?${next}` : next;
  const before = Math.min(9, 16 - beat.split(' ').length);
  return game.position(four, {
    hands: [hand, following, `?${before}`],
    turn: 0,
    ...(beat ? { beat: { play: beat, by: 2 } } : {}),
    ...more,
  });
}

/** The cards in base order, dealt as they come: seat 0 holds all from 3 to 6. */
export const PLAIN: Deal = {
  hands: [0, 1, 2].map((seat) => CARDS.slice(seat * 16, seat * 16 + 16).join(' ')),
};

export function playAll(state: RunFastState, ...moves: string[]): RunFastState {
  return moves.reduce((before, move) => game.play(before, move), state);
}

/** A card's rank, as it is written. */
export function rankText(card: string): string {
  return card.replace(/(?<=[0-9JQKA])[shcd]$/, '');
}

export interface Step {
  readonly before: RunFastState;
  readonly move: string;
  readonly after: RunFastState;
}

export interface Round {
  readonly start: RunFastState;
  readonly steps: Step[];
}

/** Plays a whole round with random legal moves; every other lead or so is a small one, so that rounds last. */
export function playRound(start: RunFastState, chance: () => number): Step[] {
  const steps: Step[] = [];
  let before = start;
  while (game.seat(before) !== null) {
    const all = game.moves(before);
    const small = all.filter((move) => move.split(' ').length <= 2);
    const some = small.length > 0 && chance() < 0.7 ? small : all;
    const move = some[Math.floor(chance() * some.length)] ?? '';
    assert.notEqual(move, '', 'some move always exists');
    const after = game.play(before, move);
    steps.push({ before, move, after });
    before = after;
  }
  return steps;
}

export const anyOptions: fc.Arbitrary<RunFastOptions> = fc
  .constantFrom<4 | 8>(4, 8)
  .map((rounds) => game.options({ rounds }));

/** A whole random round: the first of a match. */
export const anyRound: fc.Arbitrary<Round> = fc
  .record({ options: anyOptions, seed: fc.string(), chances: fc.string() })
  .map(({ options, seed, chances }) => {
    const start = game.deal(options, { seed });
    return { start, steps: playRound(start, chancesOf(chances)) };
  });
