import type { ExampleData } from '../../../../components/example/data.ts';

export const jokerStays: ExampleData = {
  game: 'rummy',
  title: 'What a joker can’t do',
  position: {
    hands: ['B9 R7 K9', '?8'],
    stock: '?29',
    turn: 0,
    table: 'R3 R4 R5 J',
    melded: [true, true],
  },
  steps: [
    {
      caption:
        'The joker at the end is {stands:0}. The run would be long enough without it, so can you just take it?',
    },
    {
      tried: 'play R3 R4 R5, B9 K9 J',
      caption:
        'No. A joker is the tile it stands for until that tile takes its place, and {rule} says so.',
    },
    {
      move: 'play R3 R4 R5 J R7',
      caption:
        'As that tile it can be built on like any other: Red 7 goes behind it, and it is still {stands:0}.',
    },
  ],
};
