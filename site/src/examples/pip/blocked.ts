import type { ExampleData } from '../../../../components/example/data.ts';

export const blocked: ExampleData = {
  game: 'dominoes',
  title: 'A block, measured against each hand',
  options: { rules: 'pip-block', players: 3 },
  position: { hands: ['6-5 2-1', '5-1 4-0', '5-4 3-0'], turn: 0, line: '6-2 2-2 2-5' },
  steps: [
    {
      caption:
        'You can shut both ends with 6-5. Whether you should depends on who holds the fewest pips.',
    },
    {
      move: '6-5@R',
      caption: 'Shut: nobody has a {left}. You hold {count:0}, Nora {count:1}, Max {count:2}.',
    },
    {
      caption:
        'You are paid the distance to each of them: ({count:1} − {count:0}) + ({count:2} − {count:0}) = {points:0}.',
    },
  ],
};
