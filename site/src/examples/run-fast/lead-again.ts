import type { ExampleData } from '../../../../components/example/data.ts';

export const leadAgain: ExampleData = {
  game: 'run-fast',
  title: 'Two passes, and you lead again',
  position: {
    hands: ['Qs Qd 5h 6c', '5d 5c 9s 9d J', '4h 4c 8d 8h'],
    turn: 0,
    beat: { play: '10h 10c', by: 2 },
  },
  steps: [
    { caption: 'You beat Max’s tens with your queens.' },
    { move: 'Qs Qd', caption: 'Nora would need kings or aces.' },
    { move: 'pass', caption: 'She hasn’t got them.' },
    {
      move: 'pass',
      caption: 'Nor has Max. The cards are put aside and you lead anew, with anything you like.',
    },
  ],
};
