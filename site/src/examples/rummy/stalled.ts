import type { ExampleData } from '../../../../components/example/data.ts';

export const stalled: ExampleData = {
  game: 'rummy',
  title: 'Nobody can go on',
  options: { players: 4 },
  position: {
    hands: ['B5 B7', 'O12', 'R10 B8 K12', 'J K3 R12'],
    turn: 3,
    table: 'K5 K6 K7 K8, R2 B2 O2',
    melded: [true, true, true, true],
    passes: 3,
  },
  steps: [
    { caption: 'The pool is empty and three players have passed. It is up to Ida.' },
    {
      move: 'pass',
      caption:
        'She passes as well, and the round is stalled. The racks are turned up: {count:0}, {count:1}, {count:2} and {count:3}. You and Nora hold the least.',
    },
    {
      caption:
        'Max loses what he has beyond that, {count:2} − {count:0} = {beyond:2}, and Ida {count:3} − {count:0} = {beyond:3}.',
    },
    {
      caption:
        'Together {beyond:2} + {beyond:3} = {differences}, to be shared by two: {points:0} each. The odd point is nobody’s.',
    },
  ],
};
