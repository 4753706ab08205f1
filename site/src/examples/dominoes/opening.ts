import type { ExampleData } from '../../../../components/example/data.ts';

export const opening: ExampleData = {
  game: 'dominoes',
  title: 'Who opens the first round',
  options: { rules: 'draw', players: 3 },
  position: {
    hands: ['6-5 5-5 3-1 2-0 1-0', '6-4 4-4 5-2 3-0 2-1', '6-2 3-3 5-1 4-0 6-1'],
    stock: '?13',
    turn: 0,
    line: '',
    lead: 'forced',
  },
  steps: [
    {
      caption:
        'A match begins with its highest double. No one was dealt 6-6, so the next one down decides: yours, 5-5.',
    },
    {
      move: '5-5',
      caption:
        'You have no choice of tile here: the double that made you first is the one you lay. Both ends now ask for a {left}.',
    },
    {
      move: '5-2@R',
      caption:
        'Nora follows with 5-2, the only tile of hers that fits. The ends are {left} and {right}, and Max is next.',
    },
  ],
};
