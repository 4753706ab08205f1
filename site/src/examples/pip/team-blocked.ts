import type { ExampleData } from '../../../../components/example/data.ts';

export const teamBlocked: ExampleData = {
  game: 'dominoes',
  title: 'Two hands make one count',
  options: { rules: 'pip-team', players: 4 },
  position: {
    hands: ['4-1 5-5', '3-2 0-0', '5-2', '5-3 5-0'],
    stock: '',
    turn: 0,
    line: '4-6 6-2 2-1',
  },
  steps: [
    {
      caption:
        'The boneyard is empty and 4-1 can shut the line. Max is your partner, and you can’t see what he holds.',
    },
    {
      move: '4-1@R',
      caption:
        'Shut. You hold {count:0} and Max {count:2}: {pair:0} together. Nora has {count:1} and Ida {count:3}: {pair:1}.',
    },
    {
      caption:
        'Nora’s hand is the lightest of all, but only pairs are compared. Yours is lower and scores the difference: {pair:1} − {pair:0} = {points:0}.',
    },
  ],
};
