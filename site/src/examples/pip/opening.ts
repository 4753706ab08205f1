import type { ExampleData } from '../../../../components/example/data.ts';

export const opening: ExampleData = {
  game: 'dominoes',
  title: 'The heaviest double opens, every time',
  options: { rules: 'pip', players: 3 },
  position: {
    hands: ['6-5 3-3 5-1', '4-4 6-2 3-0', '2-2 6-4 5-0'],
    stock: '?10',
    turn: 1,
    line: '',
    lead: 'forced',
    round: 1,
  },
  steps: [
    {
      caption:
        'You won the round before this one. That earns you nothing here: each round begins with the heaviest double, and Nora holds it.',
    },
    { move: '4-4', caption: 'She has to lead it. Both ends ask for a {left}.' },
    {
      move: '6-4@R',
      caption:
        'Play goes on clockwise. Max has one tile that fits and must use it; now it’s your turn, with {left} and {right} to play on.',
    },
  ],
};
