/** Worked examples of tile rummy in `<pip-example>`. */
import { expect, oneEvent } from '@open-wc/testing';
import type { ExampleData } from '../../components/example/data.ts';
import { emulate } from './support/browser.ts';
import {
  accessibleAtEachStep,
  atRest,
  boxOf,
  described,
  inside,
  moving,
  placed,
  pressed,
  shown,
  text,
  texts,
  tiles,
} from './support/example.ts';
import { loaded } from './support/loaded.ts';

const split: ExampleData = {
  game: 'rummy',
  title: 'Taking from a run',
  position: {
    hands: ['B7 O1 K7', '?6'],
    stock: '?22',
    turn: 0,
    table: 'R4 R5 R6 R7',
    melded: [true, true],
  },
  steps: [
    { caption: 'A run of four.' },
    { draft: 'R4 R5 R6, R7', caption: 'Take its end.' },
    { move: 'play R4 R5 R6, R7 B7 K7', caption: 'A group.' },
  ],
};

const firstMeld: ExampleData = {
  game: 'rummy',
  position: {
    hands: ['R9 B9 K9 R3 R4 R5 O1', '?11'],
    turn: 0,
    table: 'O10 O11 J',
    melded: [false, true],
  },
  steps: [
    { tried: 'play O10 O11 J, R9 B9 K9', caption: 'Too little.' },
    { move: 'play O10 O11 J, R9 B9 K9, R3 R4 R5', caption: 'Enough.' },
  ],
};

describe('<pip-example> of tile rummy', () => {
  it('passes axe at each of its steps', async () => {
    await accessibleAtEachStep(split);
  });

  it('passes axe at a step that is refused', async () => {
    await accessibleAtEachStep(firstMeld);
  });

  it('RUM-E28 slides the tiles that move and leaves the others where they lie', async () => {
    const example = await shown(split);
    await atRest(example);
    const stays = boxOf(example, 'tile R5').left;
    await pressed(example, 'Next');
    expect(moving(example)).to.deep.equal(['tile R7']);
    await atRest(example);
    await pressed(example, 'Next');
    expect(moving(example)).to.include.members(['tile B7', 'tile K7']);
    expect(boxOf(example, 'tile R5').left).to.be.closeTo(stays, 0.5);
    await atRest(example);
    expect(boxOf(example, 'tile B7').left).to.be.above(boxOf(example, 'tile R7').left);
  });

  it('RUM-9 sums a first meld up and says what rule refuses it', async () => {
    const example = await shown(firstMeld);
    expect(texts(example)).to.include('9 + 9 + 9 = 27').and.to.include('Refused: RUM-9');
    expect(inside(example, 'g[data-id^="fault"]').length).to.equal(1);
    await pressed(example, 'Next');
    expect(texts(example)).to.include('9 + 9 + 9 + 3 + 4 + 5 = 39');
    expect(texts(example)).not.to.include('Refused: RUM-9');
    expect(inside(example, 'g[data-id^="fault"]').length).to.equal(0);
  });

  it('describes table, racks and pool in words, jokers as what they stand for', async () => {
    const example = await shown(firstMeld);
    expect(described(example)).to.equal(
      'On the table: Orange 10, Orange 11, Joker as Orange 12; Red 9, Blue 9, Black 9. ' +
        'The meld comes to 9 + 9 + 9 = 27. This is refused by rule RUM-9. ' +
        'You: Red 3, Red 4, Red 5, Orange 1. Nora: 11 tiles.',
    );
  });

  it('says that a table is half made, and tells each step in one sentence', async () => {
    const example = await shown(split);
    await pressed(example, 'Next');
    expect(described(example)).to.match(/^On the table so far: Red 4, Red 5, Red 6; Red 7\./);
    expect(text(example, '[aria-live="polite"]')).to.equal('Step 2 of 3. Take its end.');
  });

  it('tells twins apart and gives every tile a name of its own', async () => {
    const example = await shown({
      game: 'rummy',
      position: { hands: ['O5 K1', '?4'], turn: 0, table: 'O3 O4 O5 O6 O7', melded: [true, true] },
      steps: [{ caption: 'One.' }, { move: 'play O3 O4 O5, O5 O6 O7', caption: 'Two.' }],
    });
    const before = tiles(example);
    await pressed(example, 'Next');
    expect(new Set(before).size).to.equal(before.length);
    expect(tiles(example)).to.have.members(before);
  });

  it('turns racks up at the end of a round, with what they are worth', async () => {
    const example = await shown({
      game: 'rummy',
      position: { hands: ['O9', 'R13 J'], turn: 0, table: 'R9 B9 K9', melded: [true, true] },
      steps: [{ move: 'play R9 B9 K9 O9', caption: 'Out.' }],
    });
    expect(texts(example)).to.include('43 points');
    expect(tiles(example)).to.include('R13').and.to.include('J');
  });

  it('moves nothing for who asked for less motion', async function () {
    if (!(await emulate({ reducedMotion: 'reduce' }))) this.skip();
    const example = await shown(split);
    await pressed(example, 'Next');
    expect(moving(example)).to.deep.equal([]);
    await emulate({});
  });

  it('keeps its content where a turn that is shown refused is legal', async () => {
    const told = oneEvent(document, 'pip-error');
    const steps = [{ tried: 'play R4 R5 R6, R7 B7 K7', caption: 'No?' }];
    await placed({ ...split, steps });
    expect((await told).detail.code).to.equal('bad-record');
  });

  it('loads nothing of the other games', async () => {
    await shown(split);
    const paths = loaded();
    expect(paths.some((path) => path.includes('/rummy-table/'))).to.equal(true);
    expect(paths.filter((path) => /domino|run-fast/.test(path))).to.deep.equal([]);
  });
});
