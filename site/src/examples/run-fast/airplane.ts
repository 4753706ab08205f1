import type { ExampleData } from '../../../../components/example/data.ts';

export const airplane: ExampleData = {
  game: 'run-fast',
  title: 'An airplane as a last play',
  position: {
    hands: ['3s 6s 6h 6d 7s 7c 7d', '9h 9d Jc Kd', '2s 10c Qh'],
    turn: 0,
    beat: { play: '3h 3c 3d 4s 4h 4d 5c 8h 9s 10d', by: 2 },
  },
  steps: [
    {
      caption:
        'Max has played two triples in a row with four cards. You have two higher triples, but only one card to go with them.',
    },
    {
      move: '3s 6s 6h 6d 7s 7c 7d',
      caption:
        'In the middle of a round that would be too few. But it empties your hand, and then an airplane may carry as few cards as you have.',
    },
    {
      caption:
        'You are out. Nora pays {cost:1} and Max {cost:2} for the cards they hold: {cost:1} + {cost:2} = {points:0}.',
    },
  ],
};
