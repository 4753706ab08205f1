import type { ExampleData } from '../../../../components/example/data.ts';

export const bothEnds: ExampleData = {
  game: 'dominoes',
  title: 'A tile that fits both ends',
  options: { rules: 'block', players: 2 },
  position: { hands: ['5-3 5-2 5-0', '?4'], turn: 0, line: '3-4 4-5' },
  steps: [
    {
      caption:
        'The ends are {left} and {right}, and 5-3 has both numbers. You say which end it goes to.',
    },
    {
      move: '5-3@L',
      caption:
        'Its other half looks outwards: {left} on one side, {right} on the other, and you hold two tiles more that fit.',
    },
    { move: 'pass', caption: 'Nora has no {left}. In the Block game that means she passes.' },
    {
      move: '5-2@R',
      caption: 'You may open the line again on your own terms: {left} stays, {right} is new.',
    },
  ],
};
