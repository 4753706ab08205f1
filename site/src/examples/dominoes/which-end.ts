import type { ExampleData } from '../../../../components/example/data.ts';

export const whichEnd: ExampleData = {
  game: 'dominoes',
  title: 'Ends of 3 and 5: which tile first?',
  options: { rules: 'draw', players: 2 },
  position: { hands: ['6-5 3-2 6-6 6-1', '?4'], stock: '?14', turn: 0, line: '3-4 4-5' },
  steps: [
    {
      caption:
        'The ends are {left} and {right}. Both 6-5 and 3-2 fit, so look past this move: what would each leave you?',
    },
    {
      move: '6-5@R',
      caption:
        'The ends are {left} and {right}, and of all numbers you hold most {right}s. It also sheds the heavier tile.',
    },
    {
      move: '3-0@L',
      caption:
        'Nora takes the left end away from you. You still have an answer, because the {right} was chosen for it.',
    },
    {
      move: '6-6@R',
      caption:
        'Down to {tiles:0} tiles. Had 3-2 gone first, nothing in your hand but 6-5 would fit now.',
    },
  ],
};
