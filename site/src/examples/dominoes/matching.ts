import type { ExampleData } from '../../../../components/example/data.ts';

export const matching: ExampleData = {
  game: 'dominoes',
  title: 'Matching an end',
  options: { rules: 'draw', players: 2 },
  position: { hands: ['3-1 5-4 5-0', '?4'], stock: '?14', turn: 0, line: '2-6 6-6 6-3' },
  steps: [
    {
      caption:
        'The line ends in {left} on the left and {right} on the right. Of your tiles only 3-1 carries either number.',
    },
    {
      move: '3-1@R',
      caption:
        'Like meets like. What counts from here on is the other half: the right end is a {right}.',
    },
    {
      move: '2-0@L',
      caption:
        'Nora builds on the other side. Now you need a {left} or a {right}, and 5-0 has one.',
    },
  ],
};
