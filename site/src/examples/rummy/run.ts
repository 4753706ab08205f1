import type { ExampleData } from '../../../../components/example/data.ts';

export const run: ExampleData = {
  game: 'rummy',
  title: 'A run, and where it ends',
  position: {
    hands: ['O4 K12 B8 O3 K13 O5 K1', '?9'],
    stock: '?38',
    turn: 0,
    table: 'R6 B6 O6',
    melded: [true, true],
  },
  steps: [
    { caption: 'Orange 3, Orange 4 and Orange 5: one colour, one number after the other.' },
    {
      move: 'play R6 B6 O6, O3 O4 O5',
      caption: 'Laid as a run, which may go on as far as there are numbers.',
    },
    { move: 'draw', caption: 'Nora draws from the pool, {pool} tiles are left in it.' },
    {
      tried: 'play R6 B6 O6, O3 O4 O5, K12 K13 K1',
      caption:
        'This one is turned down by {rule}. Nothing comes after Black 13. The tiles stay as you laid them, and it is still your turn: move them about, or take them back.',
    },
  ],
};
