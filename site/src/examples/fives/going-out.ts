import type { ExampleData } from '../../../../components/example/data.ts';

export const goingOut: ExampleData = {
  game: 'dominoes',
  title: 'The last tile, and what the other hand is worth',
  options: { rules: 'fives' },
  position: {
    hands: ['6-5', '6-4 3-0'],
    stock: '',
    turn: 0,
    line: '5-2 2-2 2-6',
    scores: [130, 95],
    inPlay: [20, 15],
  },
  steps: [
    {
      caption:
        'You have {score:0}, Nora {score:1}, and one tile is left in your hand. The right end asks for a {right}.',
    },
    {
      move: '6-5@R',
      caption:
        'It scores on the table first: {sum}, so {scored} points. Then the round is over, because your hand is empty.',
    },
    {
      caption:
        'Nora holds {count:1} pips. Rounded to the nearest five they bring you {bonus:0} more, and with {score:0} you win the match.',
    },
  ],
};
