import type { ExampleData } from '../../../../components/example/data.ts';

export const goingOut: ExampleData = {
  game: 'dominoes',
  title: 'Going out',
  options: { rules: 'draw', players: 4 },
  position: { hands: ['2-0', '5-4', '0-0', '6-5 3-0'], turn: 0, line: '5-5 5-2' },
  steps: [
    { caption: 'One tile left, and the right end asks for a {right}: 2-0 will do.' },
    {
      move: '2-0@R',
      caption:
        'Your hand is empty, and that ends the round at once: it doesn’t matter who could have played next.',
    },
    {
      caption:
        'You score every pip the others still hold: {count:1} + {count:2} + {count:3} = {points:0}. Max’s double blank is worth {count:2}.',
    },
  ],
};
