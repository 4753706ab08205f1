import type { ExampleData } from '../../../../components/example/data.ts';

export const firstMeld: ExampleData = {
  game: 'rummy',
  title: 'The first meld',
  position: {
    hands: ['R9 B9 K9 R3 R4 R5 O1 B12', '?11'],
    stock: '?44',
    turn: 0,
    table: 'O10 O11 O12',
    melded: [false, true],
  },
  steps: [
    {
      caption:
        'You haven’t laid anything yet. What you lay first has to come to {need} points or more.',
    },
    {
      tried: 'play O10 O11 O12, R9 B9 K9',
      caption: 'The nines alone are too little: {sum}. {rule} turns them down.',
    },
    {
      move: 'play O10 O11 O12, R9 B9 K9, R3 R4 R5',
      caption:
        'With a second set they will do: {sum}. It doesn’t matter that neither reaches {need} by itself.',
    },
  ],
};
