import type { ExampleData } from '../../../../components/example/data.ts';

export const untouched: ExampleData = {
  game: 'rummy',
  title: 'Hands off the table, for one turn',
  position: {
    hands: ['K7 R10 B10 K10 O2', '?10'],
    stock: '?40',
    turn: 0,
    table: 'K4 K5 K6',
    melded: [false, true],
  },
  steps: [
    {
      caption:
        'Your tens make {need} points, and Black 7 would fit the run on the table. Why not both?',
    },
    {
      tried: 'play K4 K5 K6 K7, R10 B10 K10',
      caption:
        'Because the turn of your first meld is for new sets only. {rule} refuses whatever changes a set that lies there.',
    },
    {
      move: 'play K4 K5 K6, R10 B10 K10',
      caption: 'The tens alone are fine: {sum}. From your next turn on the table is yours as well.',
    },
  ],
};
