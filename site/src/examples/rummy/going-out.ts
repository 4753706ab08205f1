import type { ExampleData } from '../../../../components/example/data.ts';

export const goingOut: ExampleData = {
  game: 'rummy',
  title: 'Going out',
  options: { players: 4 },
  position: {
    hands: ['O9', 'R13 J', 'B1 B2', 'K10 O5 K10'],
    stock: '?8',
    turn: 0,
    table: 'R9 B9 K9, O1 O2 O3 O4',
    melded: [true, true, true, true],
  },
  steps: [
    { caption: 'Your last tile is Orange 9, and the group of nines lacks just that colour.' },
    {
      move: 'play R9 B9 K9 O9, O1 O2 O3 O4',
      caption:
        'You are out and the round is over. The others lose what they hold: Nora {count:1}, for a joker on a rack is worth {joker}; Max {count:2}, Ida {count:3}.',
    },
    { caption: 'All of it is yours: {count:1} + {count:2} + {count:3} = {points:0}.' },
  ],
};
