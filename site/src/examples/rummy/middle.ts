import type { ExampleData } from '../../../../components/example/data.ts';

export const middle: ExampleData = {
  game: 'rummy',
  title: 'Cutting a run in two',
  position: {
    hands: ['K13 O5', '?7'],
    stock: '?18',
    turn: 0,
    table: 'O3 O4 O5 O6 O7',
    melded: [true, true],
  },
  steps: [
    {
      caption:
        'Every tile is there twice. Yours, Orange 5, has its twin in the middle of this run, so it can’t be added to an end.',
    },
    {
      draft: 'O3 O4 O5, O6 O7',
      caption: 'But you may cut the run behind the twin. The second half is one tile short.',
    },
    {
      move: 'play O3 O4 O5, O5 O6 O7',
      caption:
        'And that is the tile you have. Any run of five takes in the twin of its middle tile like this.',
    },
  ],
};
