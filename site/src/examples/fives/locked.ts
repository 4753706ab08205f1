import type { ExampleData } from '../../../../components/example/data.ts';

export const locked: ExampleData = {
  game: 'dominoes',
  title: 'A locked round',
  options: { rules: 'fives' },
  position: { hands: ['4-1 5-5 1-0', '5-3 5-2 5-1'], stock: '', turn: 0, line: '4-6 6-6 6-1' },
  steps: [
    {
      caption:
        'The boneyard is empty. If you play 4-1, both ends show a {left}; the spinner’s arms would take its own number. Who has either?',
    },
    { move: '4-1@R', caption: 'Nobody. The round is locked, and both hands are turned up.' },
    {
      caption:
        'You hold {count:0}, Nora holds {count:1}. The lower hand wins the other’s whole count, nothing taken off, rounded to the nearest five: {points:0}.',
    },
  ],
};
