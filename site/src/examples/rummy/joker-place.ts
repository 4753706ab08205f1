import type { ExampleData } from '../../../../components/example/data.ts';

export const jokerPlace: ExampleData = {
  game: 'rummy',
  title: 'A joker is what its place says',
  position: {
    hands: ['J R9 R10 O2 K6', '?14'],
    stock: '?76',
    turn: 0,
    melded: [false, false],
  },
  steps: [
    {
      caption:
        'Two reds in a row and a joker make a run. Before it or behind it? You are looking for {need} points.',
    },
    {
      tried: 'play J R9 R10',
      caption: 'In front the joker stands for {stands:0}: {sum}. Not enough.',
    },
    {
      move: 'play R9 R10 J',
      caption:
        'Behind, it stands for {stands:0}: {sum}. The badge on it tells everybody what it is from now on.',
    },
  ],
};
