import type { ExampleData } from '../../../../components/example/data.ts';

export const tied: ExampleData = {
  game: 'dominoes',
  title: 'A block that nobody wins',
  options: { rules: 'block', players: 3 },
  position: { hands: ['4-1 3-2', '5-0', '6-3'], turn: 0, line: '4-6 6-6 6-1' },
  steps: [
    {
      caption:
        'Again one tile would shut both ends: 4-1 goes to the {right} and leaves a {left} on either side.',
    },
    { move: '4-1@R', caption: 'Blocked. Nobody has a {right}, so the hands are counted.' },
    {
      caption:
        'You have {count:0} and Nora has {count:1}: the fewest, but twice. Max has {count:2}. With no single lowest hand nobody scores, and the next round is opened as the first one was.',
    },
  ],
};
