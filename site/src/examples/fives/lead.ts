import type { ExampleData } from '../../../../components/example/data.ts';

export const lead: ExampleData = {
  game: 'dominoes',
  title: 'The highest double leads',
  options: { rules: 'fives' },
  position: {
    hands: ['5-5 6-4 3-1', '4-4 5-0 6-2'],
    stock: '?14',
    turn: 0,
    line: '',
    lead: 'forced',
  },
  steps: [
    {
      caption: 'Nobody holds 6-6, so the match begins with your 5-5. Not a choice, but a good one.',
    },
    {
      move: '5-5',
      caption:
        'A tile alone counts both its halves: {sum}. That is a multiple of five, so you have {scored} before Nora has moved.',
    },
    {
      move: '5-0@L',
      caption:
        'Nora’s blank costs nothing, and your double still counts whole: {sum}. She scores {scored} as well.',
    },
  ],
};
