import type { ExampleData } from '../../../../components/example/data.ts';

export const emptyBoneyard: ExampleData = {
  game: 'dominoes',
  title: 'When the boneyard is gone',
  options: { rules: 'pip', players: 2 },
  position: { hands: ['6-6 5-3', '2-0 3-0'], stock: '5-0', turn: 0, line: '1-4 4-2' },
  steps: [
    {
      caption:
        'You need a {left} or a {right}, and {boneyard} tile is left to draw. You take it, as you must.',
    },
    { move: 'draw', caption: '5-0 is no help, and there is nothing more to draw.' },
    {
      move: 'pass',
      caption:
        'This is the only way to pass in Pip: no tile that fits, and an empty boneyard. You keep all {tiles:0} tiles.',
    },
    { move: '2-0@R', caption: 'Nora goes on. The new end is a {right}, and now 5-0 has its use.' },
  ],
};
