import type { ExampleData } from '../../../../components/example/data.ts';

export const group: ExampleData = {
  game: 'rummy',
  title: 'A group',
  position: {
    hands: ['B7 O4 R7 K7 K11', '?8'],
    stock: '?31',
    turn: 0,
    table: 'K2 K3 K4',
    melded: [true, true],
  },
  steps: [
    { caption: 'Three of your tiles are sevens, and no two of them have the same colour.' },
    {
      move: 'play K2 K3 K4, R7 B7 K7',
      caption: 'That is a group. You are down to {tiles:0} tiles, and it is Nora’s turn.',
    },
    {
      move: 'play K2 K3 K4, R7 B7 K7 O7',
      caption:
        'She lays Orange 7 beside yours: what is on the table is everybody’s. All four colours are there now, so this group is full.',
    },
  ],
};
