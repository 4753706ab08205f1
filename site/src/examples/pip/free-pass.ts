import type { ExampleData } from '../../../../components/example/data.ts';

export const freePass: ExampleData = {
  game: 'dominoes',
  title: 'A pass by choice',
  options: { rules: 'pip-draw-and-pass', players: 3 },
  position: {
    hands: ['6-1 5-5', '6-2 4-0', '3-1 5-4'],
    stock: '',
    turn: 0,
    line: '6-6 6-0 0-3 3-3',
  },
  steps: [
    {
      caption:
        'Draw and Pass, and the boneyard is empty: from here on you may pass although 6-1 fits. Playing it would open a one.',
    },
    { move: 'pass', caption: 'You keep it. Nora is next; she could pass as well.' },
    {
      move: '6-2@L',
      caption:
        'She plays. Had all three of you passed in a row, the round would have been blocked.',
    },
  ],
};
