import { expect } from '@open-wc/testing';
import { rummyTold } from '../../components/locales/en/rummy-told.ts';
import { setSaid } from '../../components/rummy-table/said.ts';

/** What was rearranged where every tile that was laid came to lie in a set that grew. */
const moved = { tiles: [], sets: ['R3 R4 R5', 'R6 R7 R8'].map((set) => setSaid(set.split(' '))) };
const now = setSaid(['R6', 'B6', 'K6', 'O6']);

const runs = ['R', 'B', 'K', 'O'].flatMap((colour) =>
  [1, 4, 7].map((first) => setSaid([0, 1, 2].map((i) => `${colour}${first + i}`))),
);

describe('what is told of a turn of rummy', () => {
  it('names the first of many sets, and counts the others', () => {
    const told = rummyTold.laid({ seat: 'Nora', me: false, fresh: runs, grown: [], moved: null });
    expect(told).to.match(/^Nora laid a run Red 1 to Red 3; /);
    expect(told).to.match(/; a run Blue 1 to Blue 3; 8 more sets$/);
  });

  it('has no hole where all that was laid is told already', () => {
    const grown = [{ tiles: ['R6'], now }];
    expect(rummyTold.laid({ seat: 'Nora', me: false, fresh: [], grown, moved })).to.equal(
      'Nora laid Red 6, now group of sixes: red, blue, black, orange; ' +
        'rearranged: run Red 3 to Red 5; run Red 6 to Red 8',
    );
    expect(rummyTold.hintMoved(moved)).to.equal(
      'rearrange to run Red 3 to Red 5; run Red 6 to Red 8',
    );
  });
});
