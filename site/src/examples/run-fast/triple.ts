import type { ExampleData } from '../../../../components/example/data.ts';

export const triple: ExampleData = {
  game: 'run-fast',
  title: 'A triple and its two',
  position: {
    hands: ['Ks Kh Kd 7s 8d 9h', '?7', '?5'],
    turn: 0,
    beat: { play: '5s 5h 5c 3h 4d', by: 2 },
  },
  steps: [
    { caption: 'Three fives with two cards. Yours are kings, and kings are higher.' },
    {
      tried: 'Ks Kh Kd',
      caption:
        'But alone they may only go as your last cards. Until then {rule} wants two others with them.',
    },
    {
      move: 'Ks Kh Kd 7s 8d',
      caption: 'Any two will do, and what they are doesn’t count. A good way to be rid of them.',
    },
  ],
};
