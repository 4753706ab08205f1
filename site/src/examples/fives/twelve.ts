import type { ExampleData } from '../../../../components/example/data.ts';

export const twelve: ExampleData = {
  game: 'dominoes',
  title: '12, 14, then 5',
  options: { rules: 'fives' },
  position: {
    hands: ['6-6 6-3 4-1', '6-2 5-5 4-0'],
    stock: '?14',
    turn: 0,
    line: '',
    lead: 'forced',
  },
  steps: [
    { caption: '6-6 has to lead. You know before it lies what it will count.' },
    { move: '6-6', caption: '{sum}: no multiple of five, no score.' },
    {
      move: '6-2@L',
      caption:
        'One side of the spinner is taken. The other is still an end, and a double at an end counts both halves: {sum}.',
    },
    {
      move: '6-3@R',
      caption:
        'Now the spinner is inside the line and stops counting. What is left is {sum}: {scored} points.',
    },
  ],
};
