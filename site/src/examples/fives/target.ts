import type { ExampleData } from '../../../../components/example/data.ts';

export const target: ExampleData = {
  game: 'dominoes',
  title: 'Over in the middle of a round',
  options: { rules: 'fives' },
  position: {
    hands: ['6-0 6-4 3-3', '5-0 5-4 4-4'],
    stock: '?4',
    turn: 0,
    line: '5-2 2-2 2-6',
    scores: [145, 140],
    inPlay: [10, 25],
  },
  steps: [
    {
      caption:
        'You have {score:0}, Nora {score:1}. She may well score on her next turn, if she gets one.',
    },
    {
      move: '6-0@R',
      caption:
        '{sum}. Those {scored} points take you to {score:0}, and the match ends there and then.',
    },
    {
      caption:
        'Nora gets no reply. Nobody counts the {count:0} pips in your hand or the {count:1} in hers, for there is no hand bonus any more.',
    },
  ],
};
