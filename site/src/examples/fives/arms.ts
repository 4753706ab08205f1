import type { ExampleData } from '../../../../components/example/data.ts';

export const arms: ExampleData = {
  game: 'dominoes',
  title: 'The spinner opens up and down',
  options: { rules: 'fives' },
  position: { hands: ['6-2 6-4 3-0', '6-1 5-4 1-1'], stock: '?14', turn: 0, line: '6-6 6-3' },
  steps: [
    {
      caption:
        '6-6 came first and stands across. While one of its two sides is free, nothing may go above or below it.',
    },
    {
      move: '6-2@L',
      caption:
        'Both sides are taken: from now on there are four places to play. Empty arms add nothing, so the count is {sum}, and you score {scored}.',
    },
    { move: '6-1@U', caption: 'Nora takes the upper one. A third end joins the sum: {sum}.' },
    {
      move: '6-4@D',
      caption: 'You take the lower one, and the fourth end makes it {sum}: {scored} for you.',
    },
  ],
};
