import type { ExampleData } from '../../../../components/example/data.ts';

export const shared: ExampleData = {
  game: 'dominoes',
  title: 'Two lowest hands share',
  options: { rules: 'pip-block', players: 3 },
  position: { hands: ['4-1 3-2', '5-0', '6-3'], turn: 0, line: '4-6 6-6 6-1' },
  steps: [
    { caption: '4-1 will shut the line, and then the hands decide.' },
    {
      move: '4-1@R',
      caption: 'You hold {count:0}, Nora {count:1}, Max {count:2}. Two hands are lowest.',
    },
    {
      caption:
        'Max is {differences} above them. That is split between the two of you: {points:0} each. A remainder would be dropped.',
    },
  ],
};
