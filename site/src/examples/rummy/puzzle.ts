/** A turn to find: a match up to there, for the table, and the answer step by step. */
import type { ExampleData } from '../../../../components/example/data.ts';
import type { MatchRecord } from '../../../../machines/game.ts';
import { replay } from '../../../../machines/index.ts';
import { rummy } from '../../../../machines/rummy/game.ts';

/** It is the reader's turn, seat 0. */
export const puzzle: MatchRecord & { game: 'rummy' } = {
  pip: 1,
  game: 'rummy',
  options: { players: 2, rounds: 1, clock: 0 },
  rounds: [
    {
      seed: 'puzzle-2570',
      moves: [
        'draw',
        'play B10 B11 B12',
        'draw',
        'draw',
        'draw',
        'play B10 B11 B12, R1 B1 O1',
        'draw',
        'draw',
        'draw',
        'draw',
        'draw',
        'draw',
        'draw',
        'play B9 B10 B11 B12, R1 B1 O1',
        'draw',
        'draw',
        'draw',
        'play B9 B10 B11 B12 B13, R1 B1 O1',
        'play B9 B10 B11 B12 B13, R1 B1 O1, B4 B5 B6, B8 K8 O8',
        'play B9 B10 B11 B12 B13, R1 B1 O1, B4 B5 B6 B7, B8 K8 O8',
        'play B8 B9 B10 B11 B12 B13, R1 B1 K1 O1, B4 B5 B6 B7, B8 K8 O8',
      ],
    },
  ],
};

/** What the reader knows when it is their turn. */
export function puzzleView() {
  const running = replay(puzzle).next;
  if (!running) throw new Error('The puzzle has no turn to find');
  return rummy.view(running.state, 0);
}

const { hands, stock = '', table = '', melded = [] } = puzzleView();

export const puzzleAnswer: ExampleData = {
  game: 'rummy',
  title: 'The answer',
  position: { hands, stock, table, melded, turn: 0 },
  steps: [
    {
      caption:
        'Nothing you hold can simply be added, and your rack makes no set by itself. But it has pairs: fours, fives, sixes and tens. Each lacks a third colour, and blue has them all.',
    },
    {
      draft: 'B8 B9 B10 B11 B12 B13, R1 B1 K1 O1, R4 B4 K4, R5 B5 O5, B6 K6 O6, B7, B8 K8 O8',
      caption:
        'Break up the short blue run: Blue 4, Blue 5 and Blue 6 go to a pair each. Blue 7 is left over.',
    },
    {
      draft: 'B7 B8 B9, B10, B11 B12 B13, R1 B1 K1 O1, R4 B4 K4, R5 B5 O5, B6 K6 O6, B8 K8 O8',
      caption:
        'The long run takes it in at its lower end, and can then be cut twice: three tiles below, three above, and Blue 10 between them is free.',
    },
    {
      move: 'play B7 B8 B9, R10 B10 O10, B11 B12 B13, R1 B1 K1 O1, R4 B4 K4, R5 B5 O5, B6 K6 O6, B8 K8 O8',
      caption:
        'It joins your two tens. {laid} tiles laid in a turn, and {tiles:0} left, which are twins and fit nothing.',
    },
  ],
};
