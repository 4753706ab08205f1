import type { ExampleData } from '../../../../components/example/data.ts';

export const team: ExampleData = {
  game: 'dominoes',
  title: 'A partner’s finish',
  options: { rules: 'pip-team', players: 4 },
  position: { hands: ['3-1', '5-2', '6-6 5-3', '6-4 2-0'], stock: '?4', turn: 0, line: '6-2 2-3' },
  steps: [
    {
      caption:
        'Max, opposite, is your partner. Nora and Ida play against you both. Your last tile fits the {right}.',
    },
    {
      move: '3-1@R',
      caption: 'Out, for both of you. Max still has {count:2} pips, and they don’t matter.',
    },
    {
      caption: 'The other pair is left with {count:1} and {count:3}: your side scores {points:0}.',
    },
  ],
};
