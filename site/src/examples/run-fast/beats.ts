import type { ExampleData } from '../../../../components/example/data.ts';

export const beats: ExampleData = {
  game: 'run-fast',
  title: 'Same kind, same size, higher',
  position: {
    hands: ['4s 5h 6s 7d 8c 9h Kd', '?9', '?8'],
    turn: 0,
    beat: { play: '3s 4d 5s 6h 7c', by: 2 },
  },
  steps: [
    {
      caption: 'Max has led a straight from three to seven. Yours would go from four to nine.',
    },
    {
      tried: '4s 5h 6s 7d 8c 9h',
      caption: 'But six cards don’t answer five, however high they are: {rule}.',
    },
    {
      move: '5h 6s 7d 8c 9h',
      caption:
        'Five of them do. Only the highest card decides, and it is up to you which five you take.',
    },
  ],
};
