import type { ExampleData } from '../../../../components/example/data.ts';

export const jokerLent: ExampleData = {
  game: 'rummy',
  title: 'The tile may come from the table',
  position: {
    hands: ['K9 O11 B9', '?6'],
    stock: '?15',
    turn: 0,
    table: 'R2 R3 R4 J, R5 B5 K5 O5',
    melded: [true, true],
  },
  steps: [
    {
      caption:
        'The joker is {stands:0}. You don’t hold that tile, but a group of four can spare it.',
    },
    {
      draft: 'R2 R3 R4 R5, B5 K5 O5, J',
      caption: 'Red 5 moves over and takes the joker’s place. The fives are a group without it.',
    },
    {
      move: 'play R2 R3 R4 R5, B5 K5 O5, B9 K9 J',
      caption: 'With your two nines the joker makes a new group.',
    },
  ],
};
