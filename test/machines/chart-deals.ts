/** Rounds that lead to the positions which the rules' examples name. */
import { dominoCore } from '../../machines/dominoes/core.ts';
import type { DominoOptions } from '../../machines/dominoes/model.ts';
import type { RoundRecord } from '../../machines/game.ts';

/** Block, two seats: ends 4 and 2, seat 0 to move with 6-5 4-4 6-2 3-1. */
export const E20: RoundRecord = {
  deal: {
    hands: ['6-5 4-4 6-2 3-1 5-3 6-1 6-6', '6-4 2-2 5-5 5-2 6-3 4-1 2-0'],
    stock: '1-1 3-2 5-0 3-0 1-0 5-1 6-0 4-3 4-0 2-1 3-3 0-0 5-4 4-2',
  },
  moves: ['6-6', '6-3@R', '6-1@L', '4-1@L', '5-3@R', '5-2@R'],
};

/** Block, two seats: ends 3 and 5, seat 0 to move, of its six tiles only 5-3 fits, and it fits both ends. */
export const E22: RoundRecord = {
  deal: {
    hands: ['5-3 1-0 6-1 4-0 2-1 5-4 1-1', '5-2 6-2 2-0 4-4 5-0 3-1 4-3'],
    stock: '0-0 3-2 3-3 6-6 6-4 2-2 5-5 6-0 4-1 6-5 5-1 3-0 4-2 6-3',
  },
  moves: ['4-4', '5-4@R', '4-3@L'],
};

/** Block, two seats: seat 0 goes out for 4 points and opens the next round. */
export const WON: RoundRecord = {
  deal: {
    hands: ['4-3 6-4 6-0 6-2 5-0 6-6 5-5', '6-3 3-0 2-2 1-0 3-1 5-4 4-0'],
    stock: '1-1 2-1 6-1 5-2 6-5 5-3 4-1 5-1 4-4 2-0 3-3 4-2 3-2 0-0',
  },
  moves:
    '6-6 6-3@R 6-2@L 3-0@R 5-0@R 2-2@L 5-5@R 5-4@R 4-3@R 3-1@R pass 1-0@R 6-0@R pass 6-4@R'.split(
      ' ',
    ),
};

/** The round after WON: seat 0 opens freely and holds 6-3, 5-4, 1-1 and nothing heavier. */
export const E23: RoundRecord = {
  deal: {
    hands: ['5-4 1-1 6-3 2-1 2-0 1-0 0-0', '6-6 5-5 4-4 3-3 2-2 6-5 6-4'],
    stock: '6-2 6-1 6-0 5-3 5-2 5-1 5-0 4-3 4-2 4-1 4-0 3-2 3-1 3-0',
  },
  moves: [],
};

/** Draw, two seats: after these moves seat 0 draws all fourteen tiles, fits none, and passes. */
export const DRAWN: RoundRecord = {
  deal: {
    hands: ['5-2 5-0 5-4 4-2 3-3 4-3 0-0', '6-2 6-4 5-1 4-1 4-0 3-2 4-4'],
    stock: '2-1 6-0 1-1 6-3 3-1 3-0 6-1 6-5 5-5 1-0 2-0 5-3 6-6 2-2',
  },
  moves: '4-4 4-2@R 3-2@R 5-4@L 5-1@L 4-3@R 4-1@L'.split(' '),
};

/** Block, two seats: the last move blocks the round with 6 pips on each side. */
export const TIED: RoundRecord = {
  deal: {
    hands: ['5-0 3-2 6-0 2-1 6-2 2-0 5-1', '3-3 6-3 1-0 6-6 6-5 4-3 3-0'],
    stock: '4-1 5-3 5-2 6-4 4-2 0-0 4-4 6-1 4-0 1-1 2-2 5-5 3-1 5-4',
  },
  moves: '6-6 6-0@R 1-0@R 2-1@R 6-5@L 6-2@R 6-3@R 5-0@L 3-0@L 3-2@L 4-3@R 2-0@L'.split(' '),
};

/** A whole first round of a seed, each seat playing the first of its moves. */
export function wholeRound(given: Partial<DominoOptions>, seed: string): RoundRecord {
  let state = dominoCore.deal(dominoCore.options(given), { seed }, { rounds: [] });
  const moves: string[] = [];
  while (dominoCore.seat(state) !== null) {
    const move = dominoCore.moves(state)[0] ?? '';
    moves.push(move);
    state = dominoCore.play(state, move);
  }
  return { seed, moves };
}

/** A round as it was `count` moves before its end. */
export function before(round: RoundRecord, count: number): RoundRecord {
  return { ...round, moves: round.moves.slice(0, -count) };
}
