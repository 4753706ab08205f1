import type { ExampleData } from '../../../../components/example/data.ts';

export const muggins: ExampleData = {
  game: 'dominoes',
  title: 'Counting the ends in Muggins',
  options: { rules: 'pip-muggins', players: 2 },
  position: {
    hands: ['4-2 5-5 1-0', '4-3 6-6 5-2'],
    stock: '?14',
    turn: 0,
    line: '',
    lead: 'free',
  },
  steps: [
    { caption: 'In Muggins the two ends are added up after every tile.' },
    { move: '4-2', caption: 'The lead counts both halves: {sum}. Nothing.' },
    {
      move: '4-3@L',
      caption:
        'Nora changes the left end to a {left}: {sum}. Whoever made the multiple of five scores it, here {scored}.',
    },
  ],
};
