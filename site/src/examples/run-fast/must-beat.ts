import type { ExampleData } from '../../../../components/example/data.ts';

export const mustBeat: ExampleData = {
  game: 'run-fast',
  title: 'If you can, you must',
  position: {
    hands: ['4s 7d 10h 10c', '?8', '?6'],
    turn: 0,
    beat: { play: '8s 8h', by: 2 },
  },
  steps: [
    { caption: 'A pair of eights is on the table. You would rather keep your tens together.' },
    {
      tried: 'pass',
      caption: 'You can’t: {rule}. Passing is for those who have nothing that beats.',
    },
    { move: '10h 10c', caption: 'So the tens go. You had no other pair, and therefore no choice.' },
    {
      move: 'pass',
      caption: 'Nora passes. That is a fact about her hand: no higher pair is in it, and no bomb.',
    },
  ],
};
