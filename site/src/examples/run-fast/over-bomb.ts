import type { ExampleData } from '../../../../components/example/data.ts';

export const overBomb: ExampleData = {
  game: 'run-fast',
  title: 'A bomb on a bomb',
  position: {
    hands: ['Js Jh Jc Jd 4c', '3c 3d 8s', '10s 10c 9h Kc'],
    turn: 2,
    beat: { play: '6s 6h 6c 6d', by: 1 },
    bombs: [0, 1, 0],
  },
  steps: [
    {
      caption:
        'Nora has played a bomb of sixes. So far the bombs of this round have brought her {inPlay:1} points.',
    },
    { move: 'pass', caption: 'Max has nothing against it. You have.' },
    {
      move: 'Js Jh Jc Jd',
      caption:
        'Your jacks are higher. Both bombs are paid for, the beaten one too: you stand at {bomb} − {bombCost} = {inPlay:0}, and so does Nora, while Max has lost {bombCost} twice: {inPlay:2}.',
    },
  ],
};
