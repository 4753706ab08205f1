import type { ExampleData } from '../../../../components/example/data.ts';

export const shutOut: ExampleData = {
  game: 'run-fast',
  title: 'Who pays what',
  position: {
    hands: ['Ah', '8h Jc', '3h 3d 4h 4c 5s 5d 6h 6d 7h 8c 9d 10d Jh Qd Qc Kh'],
    turn: 0,
    played: [true, true, false],
  },
  steps: [
    { caption: 'Your last card. Max hasn’t come to play a single one in this round.' },
    {
      move: 'Ah',
      caption:
        'Out. Nora has {left:1} cards left and pays {cost:1}. Max has {left:2} and, shut out as he is, pays double: {cost:2}.',
    },
    { caption: 'For you that makes {cost:1} + {cost:2} = {points:0}.' },
  ],
};
