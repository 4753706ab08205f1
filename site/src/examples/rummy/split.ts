import type { ExampleData } from '../../../../components/example/data.ts';

export const split: ExampleData = {
  game: 'rummy',
  title: 'Taking from a run to make a group',
  position: {
    hands: ['B7 O1 K7', '?6'],
    stock: '?22',
    turn: 0,
    table: 'R4 R5 R6 R7',
    melded: [true, true],
  },
  steps: [
    {
      caption: 'You hold two sevens. The third lies at the end of a run.',
    },
    {
      draft: 'R4 R5 R6, R7',
      caption: 'Take it off: what stays behind is a run of three, and therefore still valid.',
    },
    {
      move: 'play R4 R5 R6, R7 B7 K7',
      caption:
        'Red 7 joins your two tiles. When you finish every set is valid and nothing has left the table; how you got there is nobody’s business.',
    },
  ],
};
