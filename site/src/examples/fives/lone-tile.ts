import type { ExampleData } from '../../../../components/example/data.ts';

export const loneTile: ExampleData = {
  game: 'dominoes',
  title: 'A lone 3-2',
  options: { rules: 'fives' },
  position: {
    hands: ['3-2 6-6 4-1', '5-5 3-3 6-0'],
    stock: '?14',
    turn: 0,
    line: '',
    lead: 'free',
    round: 1,
  },
  steps: [
    {
      caption:
        'You went out last time, so you lead, with any tile. A heavy double would get rid of pips; 3-2 is worth more.',
    },
    {
      move: '3-2',
      caption: 'Alone on the table it counts both halves: {sum}, and {scored} points are yours.',
    },
    {
      move: '3-3@L',
      caption:
        'Nora puts the first double down. It lies at an end, so both its halves count: {sum}. No score.',
    },
  ],
};
