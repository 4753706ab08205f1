import type { ExampleData } from '../../../../components/example/data.ts';

export const jokerTake: ExampleData = {
  game: 'rummy',
  title: 'Taking a joker',
  position: {
    hands: ['R9 R5 R10 B2', '?5'],
    stock: '?26',
    turn: 0,
    table: 'R4 J R6',
    melded: [true, true],
  },
  steps: [
    { caption: 'The joker stands for {stands:0}, and you happen to hold that very tile.' },
    {
      draft: 'R4 R5 R6, J',
      caption: 'Put yours in its place and it is free, to be anything you like.',
    },
    {
      tried: 'play R4 R5 R6',
      caption: 'Anything but a tile of your rack, that is: {rule} keeps it on the table.',
    },
    {
      move: 'play R4 R5 R6, J R9 R10',
      caption:
        'So you use it at once. In front of your two reds it is {stands:0}, and three tiles of yours are gone.',
    },
  ],
};
