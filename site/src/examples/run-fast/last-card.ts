import type { ExampleData } from '../../../../components/example/data.ts';

export const lastCard: ExampleData = {
  game: 'run-fast',
  title: 'One card left: follow with your highest',
  position: {
    hands: ['4h 6s Kd', '?1', '?5'],
    turn: 0,
    beat: { play: '5c', by: 2 },
  },
  steps: [
    {
      caption:
        'A single five is on the table, and Nora, who plays after you, has {cards:1} card. She needs only one that is high enough.',
    },
    {
      tried: '6s',
      caption: 'You can’t let her off with a six. {rule}: now a single has to be your highest.',
    },
    { move: 'Kd', caption: 'The king, then, and she has to beat that.' },
  ],
};
