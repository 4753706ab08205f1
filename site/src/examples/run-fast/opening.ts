import type { ExampleData } from '../../../../components/example/data.ts';

export const opening: ExampleData = {
  game: 'run-fast',
  title: 'The first lead',
  position: {
    hands: ['3s 3h 4d 5h 6s 7c 7d 9h 9c 10s Jd Qh Kc Kd Ah 2s', '?16', '?16'],
    turn: 0,
  },
  steps: [
    {
      caption:
        'You hold the three of spades, so the first lead of the match is yours. Every card is dealt: {cards:0} each.',
    },
    {
      draft: '3s 4d 5h 6s 7c',
      caption:
        'You may lead anything that is a combination. Five cards in a row get rid of most of what is low.',
    },
    {
      move: '3s 4d 5h 6s 7c',
      caption: 'You are down to {cards:0}. Nora needs a higher straight of five, or a bomb.',
    },
  ],
};
