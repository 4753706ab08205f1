import type { ExampleData } from '../../../../components/example/data.ts';

export const mugginsDoubles: ExampleData = {
  game: 'dominoes',
  title: 'The highest count there is',
  options: { rules: 'pip-muggins', players: 2 },
  position: {
    hands: ['6-4 4-4 2-1', '6-6 5-3 1-0'],
    stock: '?14',
    turn: 0,
    line: '',
    lead: 'free',
  },
  steps: [
    { caption: 'A double at an end counts both halves. Watch how fast that adds up.' },
    { move: '6-4', caption: '{sum}: you score {scored}.' },
    {
      move: '6-6@L',
      caption:
        'Nora lays a double to the left end. It counts twice over: {sum}, which isn’t a multiple of five.',
    },
    {
      move: '4-4@R',
      caption:
        'You do the same at the other end: {sum}, and {scored} points in one go. In Muggins nothing higher ever scores.',
    },
  ],
};
