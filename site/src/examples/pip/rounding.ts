import type { ExampleData } from '../../../../components/example/data.ts';

export const rounding: ExampleData = {
  game: 'dominoes',
  title: 'Going out, rounded down',
  options: { rules: 'pip', players: 4, rounding: 'down5' },
  position: { hands: ['2-0', '5-3', '4-2', '6-3'], stock: '?8', turn: 0, line: '5-5 5-2' },
  steps: [
    { caption: 'One tile in your hand, and it fits. This table rounds down.' },
    {
      move: '2-0@R',
      caption: 'Domino! Nora is left with {count:1}, Max with {count:2}, Ida with {count:3}.',
    },
    {
      caption:
        'All three together come to {others:0}. The total is what gets rounded, not each hand: you score {points:0}.',
    },
  ],
};
