import type { ExampleData } from '../../../../components/example/data.ts';

export const blocked: ExampleData = {
  game: 'dominoes',
  title: 'A block and its sum',
  options: { rules: 'block', players: 3 },
  position: { hands: ['6-5 2-1', '5-1 4-0', '5-4 3-0'], turn: 0, line: '6-2 2-2 2-5' },
  steps: [
    {
      caption:
        'You can close the line: the ends are {left} and {right}, and 6-5 turns the second into the first.',
    },
    {
      move: '6-5@R',
      caption:
        'Both ends ask for a {left} and no hand has one. The round is blocked: everyone turns up what is left.',
    },
    {
      caption:
        'You have {count:0}, Nora {count:1}, Max {count:2}. The fewest wins the others’ pips less its own: {count:1} + {count:2} − {count:0} = {points:0}.',
    },
  ],
};
