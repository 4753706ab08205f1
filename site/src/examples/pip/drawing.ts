import type { ExampleData } from '../../../../components/example/data.ts';

export const drawing: ExampleData = {
  game: 'dominoes',
  title: 'Draw until one fits',
  options: { rules: 'pip', players: 2 },
  position: { hands: ['6-6 5-3', '?4'], stock: '5-0 2-1 6-0', turn: 0, line: '1-4 4-2' },
  steps: [
    {
      caption:
        'Nothing you hold goes on {left} or {right}. With {boneyard} tiles in the boneyard passing isn’t an option.',
    },
    { move: 'draw', caption: '5-0 doesn’t fit. One draw is not enough, so you go on.' },
    {
      move: 'draw',
      caption: '2-1 would fit at both ends, so drawing stops and it has to be placed now.',
    },
    { move: '2-1@R', caption: 'You hold {tiles:0} tiles, and {boneyard} is left to draw.' },
  ],
};
