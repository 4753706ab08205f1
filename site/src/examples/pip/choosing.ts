import type { ExampleData } from '../../../../components/example/data.ts';

export const choosing: ExampleData = {
  game: 'dominoes',
  title: 'Choosing what you leave',
  options: { rules: 'pip', players: 2 },
  position: { hands: ['5-3 5-1 5-5 6-2', '?4'], stock: '?12', turn: 0, line: '3-4 4-6' },
  steps: [
    {
      caption:
        'Two tiles fit: 5-3 on the {left}, 6-2 on the {right}. Count what each would leave you to play on.',
    },
    {
      move: '5-3@L',
      caption:
        'The left end is a {left}, and you have two more of them. Whatever Nora does at the other end, you can answer here.',
    },
    { move: '6-1@R', caption: 'She covers the other end. Now even both ends suit you.' },
    {
      move: '5-5@L',
      caption:
        'The double goes while it can: it fits nowhere but on a {left}, so it is the tile that gets stuck most easily.',
    },
  ],
};
