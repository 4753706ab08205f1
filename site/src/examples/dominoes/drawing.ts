import type { ExampleData } from '../../../../components/example/data.ts';

export const drawing: ExampleData = {
  game: 'dominoes',
  title: 'Drawing until one fits',
  options: { rules: 'draw', players: 2 },
  position: { hands: ['6-6', '?3'], stock: '5-5 4-2 6-1', turn: 0, line: '1-3 3-4' },
  steps: [
    {
      caption:
        'The ends ask for {left} or {right}, and 6-6 is neither. You draw; {boneyard} tiles are left to draw from.',
    },
    { move: 'draw', caption: 'The first is 5-5. No use either, but it is yours to keep.' },
    {
      move: 'draw',
      caption:
        'The second is 4-2. It fits, so the drawing ends here, with {boneyard} left in the boneyard.',
    },
    {
      move: '4-2@R',
      caption:
        'A tile that fits has to be played. You hold {tiles:0} tiles and the new end is {right}.',
    },
  ],
};
