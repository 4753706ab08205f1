import type { ExampleData } from '../../../../components/example/data.ts';

export const mugginsLast: ExampleData = {
  game: 'dominoes',
  title: 'A last tile that scores twice',
  options: { rules: 'pip-muggins', players: 2, rounding: 'down5' },
  position: {
    hands: ['5-2', '6-1 5-0'],
    stock: '',
    turn: 0,
    line: '5-5 5-3 3-2',
    scores: [40, 55],
    inPlay: [15, 20],
  },
  steps: [
    { caption: 'One tile left. The left end is a double {left}, the right a {right}.' },
    { move: '5-2@R', caption: '{sum}: {scored} points on the spot. And your hand is empty.' },
    {
      caption:
        'Then Nora’s {count:1} pips, rounded down as agreed at this table: {bonus:0} more. You stand at {score:0}.',
    },
  ],
};
