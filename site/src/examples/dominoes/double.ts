import type { ExampleData } from '../../../../components/example/data.ts';

export const double: ExampleData = {
  game: 'dominoes',
  title: 'A double lies across',
  options: { rules: 'draw', players: 2 },
  position: { hands: ['6-6 5-0 3-2', '?4'], stock: '?14', turn: 0, line: '6-4 4-1' },
  steps: [
    {
      caption:
        'A double has the same number twice. Yours, 6-6, fits the left end, which shows {left}.',
    },
    {
      move: '6-6@L',
      caption:
        'It is laid across the line so that everyone sees it, but it changes nothing: the end is still a {left}.',
    },
    {
      move: '6-2@L',
      caption:
        'Nora carries on from its far side. A double never opens a branch: there is one line, with two ends.',
    },
  ],
};
