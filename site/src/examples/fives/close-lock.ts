import type { ExampleData } from '../../../../components/example/data.ts';

export const closeLock: ExampleData = {
  game: 'dominoes',
  title: 'Rounding comes last',
  options: { rules: 'fives' },
  position: { hands: ['4-1 5-5', '5-3 3-1'], stock: '', turn: 0, line: '4-6 6-6 6-1' },
  steps: [
    { caption: 'The same line, other hands. You lock it again.' },
    {
      move: '4-1@R',
      caption: '{count:0} pips against {count:1}. Rounded to fives, the hands would be level.',
    },
    {
      caption:
        'They are compared as they are, so yours is lower and wins. Only then is Nora’s {count:1} rounded: {points:0} points.',
    },
  ],
};
