import type { ExampleData } from '../../../../components/example/data.ts';

export const lastCardLead: ExampleData = {
  game: 'run-fast',
  title: 'One card left: lead something else',
  position: {
    hands: ['3s 3d 9h', '?1', '?4'],
    turn: 0,
  },
  steps: [
    { caption: 'You lead, and again Nora has {cards:1} card.' },
    { tried: '3s', caption: 'A single three is refused by {rule}: your nine is higher.' },
    {
      move: '3s 3d',
      caption:
        'But the rule is about singles only. Against a pair one card is no use, so Nora has to sit it out.',
    },
  ],
};
