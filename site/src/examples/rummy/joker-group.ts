import type { ExampleData } from '../../../../components/example/data.ts';

export const jokerGroup: ExampleData = {
  game: 'rummy',
  title: 'A joker in a group',
  position: {
    hands: ['B12 O9 K2 R12', '?7', '?9'],
    stock: '?12',
    turn: 0,
    table: 'B9 K9 J',
    melded: [true, true, true],
  },
  options: { players: 3 },
  steps: [
    {
      caption:
        'Here the joker stands for a nine in one of two colours: red or orange, whichever comes.',
    },
    {
      draft: 'B9 K9 O9, J',
      caption: 'Either of them may take its place. You have the orange one.',
    },
    {
      move: 'play B9 K9 O9, R12 B12 J',
      caption: 'The joker moves on to your twelves. Three tiles laid, {tiles:0} left.',
    },
  ],
};
