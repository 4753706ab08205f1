/** What the worked examples of tile rummy show, by the rules' own examples. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ExampleData } from '../../components/example/data.ts';
import { walkRummy } from '../../components/example/rummy-walk.ts';
import { PipError } from '../../machines/error.ts';
import { attentiveBeginner } from '../../machines/rummy/bots/beginner.ts';
import { bestTurn, turnStart } from '../../machines/rummy/solver/best-turn.ts';
import { thinkAtOnce } from '../../machines/think.ts';
import { picturesOf } from '../../site/src/examples/render.ts';
import { rummyExamples } from '../../site/src/examples/rummy/index.ts';
import { puzzleView } from '../../site/src/examples/rummy/puzzle.ts';

describe('the guide to tile rummy', () => {
  const steps = (name: string) => walkRummy(rummyExamples[name] ?? assert.fail(name));
  /** The rule that turns each step down. */
  const refused = (name: string) => steps(name).map(({ refusal }) => refusal?.rule ?? null);
  const sums = (name: string) =>
    steps(name).map(({ meld }) => meld.reduce((sum, value) => sum + value, 0));
  const endOf = (name: string) => steps(name).at(-1)?.view.result ?? assert.fail(name);

  it('RUM-E1 lays a group of three, and the fourth colour fills it', () => {
    assert.deepEqual(
      steps('group').map(({ table }) => table[1]?.join(' ')),
      [undefined, 'R7 B7 K7', 'R7 B7 K7 O7'],
    );
  });

  it('RUM-E5 doesn’t go on from 13 to 1', () => {
    assert.deepEqual(refused('run'), [null, null, null, 'RUM-5']);
  });

  it('RUM-E21 refuses a first meld of 27 and takes one of 39', () => {
    assert.deepEqual(refused('first-meld'), [null, 'RUM-9', null]);
    assert.deepEqual(sums('first-meld'), [0, 27, 39]);
  });

  it('RUM-E24 leaves the table alone in the turn of the first meld', () => {
    assert.deepEqual(refused('untouched'), [null, 'RUM-10', null]);
    assert.deepEqual(sums('untouched'), [0, 0, 30]);
  });

  it('RUM-E28 splits a run to make a group', () => {
    assert.deepEqual(
      steps('split').map(({ table }) => table.map((tiles) => tiles.join(' '))),
      [['R4 R5 R6 R7'], ['R4 R5 R6', 'R7'], ['R4 R5 R6', 'R7 B7 K7']],
    );
  });

  it('RUM-E32 cuts a run in two with a twin', () => {
    assert.deepEqual(
      steps('middle')
        .at(-1)
        ?.table.map((tiles) => tiles.join(' ')),
      ['O3 O4 O5', 'O5 O6 O7'],
    );
  });

  it('RUM-7 counts a joker as what its place makes it', () => {
    assert.deepEqual(refused('joker-place'), [null, 'RUM-9', null]);
    assert.deepEqual(sums('joker-place'), [0, 27, 30]);
  });

  it('RUM-E33, RUM-E42 free a joker by its tile, but not for the rack', () => {
    assert.deepEqual(refused('joker-take'), [null, null, 'RUM-13', null]);
  });

  it('RUM-E37 frees a joker of a group by a missing colour', () => {
    assert.equal(steps('joker-group').at(-1)?.view.table, 'B9 K9 O9, R12 B12 J');
  });

  it('RUM-15 takes the freeing tile from another set', () => {
    assert.deepEqual(steps('joker-lent').at(-1)?.laid, ['B9', 'K9']);
  });

  it('RUM-E35 refuses to take a joker that nothing replaces', () => {
    assert.deepEqual(refused('joker-stays'), [null, 'RUM-15', null]);
  });

  it('RUM-E60 pays who goes out all other racks', () => {
    assert.deepEqual(
      [endOf('going-out').end, endOf('going-out').points],
      ['out', [71, -43, -3, -25]],
    );
  });

  it('RUM-E61 shares a stalled round, rounded down', () => {
    assert.deepEqual(
      [endOf('stalled').end, endOf('stalled').points],
      ['stalled', [25, 25, -18, -33]],
    );
  });

  it('lays as many tiles in the puzzle as there are to lay, where adding alone lays none', () => {
    const start = turnStart(puzzleView());
    assert.equal(bestTurn(start, { most: 'tiles' })?.played.length, 8);
    assert.equal(steps('puzzle-answer').at(-1)?.laid.length, 8);
    assert.equal(thinkAtOnce(attentiveBeginner(puzzleView())), 'draw');
  });

  it('says what racks are worth clear of the sets', () => {
    for (const name of ['going-out', 'stalled']) {
      for (const { sprites, labels } of picturesOf(rummyExamples[name] ?? assert.fail(name))) {
        const worth = labels.filter(({ tone, y }) => tone === 'count' && y < 150).map(({ y }) => y);
        const onTable = sprites.filter(({ id, z }) => id.startsWith('tile') && z === 1);
        const top = Math.min(
          ...onTable.map(({ y, picture, scale }) => y - (picture.h * scale) / 2),
        );
        assert.ok(Math.max(0, ...worth) + 4 <= top, `${name}: ${worth} over ${top}`);
      }
    }
  });

  it('begins in the middle of the table where there is one set', () => {
    for (const name of ['group', 'first-meld', 'split', 'joker-take', 'joker-group']) {
      const [first] = picturesOf(rummyExamples[name] ?? assert.fail(name));
      const xs = (first?.sprites ?? [])
        .filter(({ id, z }) => id.startsWith('tile') && z === 1)
        .map(({ x }) => x);
      const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
      // A tile that joins it later has its room from the first.
      assert.ok(Math.abs(middle - 200) < 36, `${name}: ${middle}`);
    }
  });

  it('is refused where a turn that is shown refused is legal, or uses a tile that isn’t there', () => {
    const position = { hands: ['R7 B7 K7 O1', '?4'], turn: 0, melded: [true, true] };
    const example = (step: { tried?: string; draft?: string }): ExampleData => ({
      game: 'rummy',
      position,
      steps: [{ ...step, caption: 'x' }],
    });
    assert.throws(() => walkRummy(example({ tried: 'play R7 B7 K7' })), PipError);
    assert.throws(() => walkRummy(example({ draft: 'R7 B7 O7' })), PipError);
    assert.throws(() => walkRummy(example({ draft: 'nonsense' })), PipError);
    assert.equal(walkRummy(example({ tried: 'play R7 B7' }))[0]?.refusal?.rule, 'RUM-4');
  });
});
