import type { ExampleData } from '../../../../components/example/data.ts';

export const bomb: ExampleData = {
  game: 'run-fast',
  title: 'Four of a kind stay together',
  position: {
    hands: ['5d 7s 7h 7c 7d', '?6', '?4'],
    turn: 0,
    beat: { play: '6h', by: 2 },
  },
  steps: [
    { caption: 'A six to beat, and you have sevens, four of them.' },
    {
      tried: '7s',
      caption: 'They are a bomb and nothing else: {rule} doesn’t let you play one of them alone.',
    },
    {
      tried: 'pass',
      caption: 'And since the bomb beats the six, you may not pass either ({rule}).',
    },
    {
      move: '7s 7h 7c 7d',
      caption:
        'So it goes off. Whatever becomes of it, you have earned {inPlay:0} points, and it costs the others {bombCost} each.',
    },
  ],
};
