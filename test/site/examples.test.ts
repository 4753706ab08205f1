/** The guide's worked examples: every move legal, every figure the engine's own. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseExample } from '../../components/example/data.ts';
import { walkDominoes } from '../../components/example/domino-walk.ts';
import { PipError } from '../../machines/error.ts';
import { dominoExamples } from '../../site/src/examples/dominoes/index.ts';
import { renderExample } from '../../site/src/examples/render.ts';

/** A tile of the double-six set as notation has it: '6-4', never '4-6'. */
const tile = /\b([0-6])-([0-6])\b/g;

describe('the Dominoes guide', () => {
  for (const [name, example] of Object.entries(dominoExamples)) {
    it(`shows ${name} in two to four legal steps, each with a caption`, () => {
      assert.ok(example.steps.length >= 2 && example.steps.length <= 4);
      assert.equal(walkDominoes(example).length, example.steps.length);
      for (const { caption } of example.steps) assert.match(caption, /\S.*[.?!]$/);
    });

    it(`writes no figure of ${name} by hand: captions name tiles, and ask the engine for the rest`, () => {
      for (const { caption } of example.steps) {
        for (const [, high, low] of caption.matchAll(tile)) assert.ok(Number(high) >= Number(low));
        const rest = caption.replace(tile, '').replace(/\{\w+(:\d)?\}/g, '');
        assert.doesNotMatch(rest, /\d/);
      }
      for (const { caption } of renderExample(example, 'x').data.steps) {
        assert.doesNotMatch(caption, /[{}]/);
      }
    });

    it(`draws ${name} with a description of every step, and the element reads the same data`, () => {
      const { data, pictures } = renderExample(example, 'x');
      assert.equal(pictures.length, data.steps.length);
      for (const picture of pictures)
        assert.match(picture, /^<svg .*aria-label="[^"]{20,}".*<\/svg>$/s);
      assert.deepEqual(parseExample(JSON.parse(JSON.stringify(data))), data);
    });
  }

  it('DRAW-E11 scores the block of 3, 10 and 12 pips as 19', () => {
    const last = walkDominoes(dominoExamples.blocked ?? assert.fail()).at(-1)?.view.result;
    assert.deepEqual(last?.left, [3, 10, 12]);
    assert.deepEqual(last?.points, [19, 0, 0]);
    const captions = renderExample(dominoExamples.blocked ?? assert.fail(), 'x').data.steps;
    assert.match(captions.at(-1)?.caption ?? '', /10 \+ 12 − 3 = 19/);
  });

  it('DRAW-E14 lets nobody score where the fewest pips are held twice', () => {
    const last = walkDominoes(dominoExamples.tied ?? assert.fail()).at(-1)?.view.result;
    assert.deepEqual(last?.winners, []);
    assert.deepEqual(last?.points, [0, 0, 0]);
  });

  it('DRAW-E9 adds up the other hands when somebody goes out', () => {
    const last = walkDominoes(dominoExamples['going-out'] ?? assert.fail()).at(-1)?.view.result;
    assert.deepEqual([last?.end, last?.points], ['out', [23, 0, 0, 0]]);
  });

  it('DRAW-E6 stops drawing at the first tile that fits', () => {
    const steps = walkDominoes(dominoExamples.drawing ?? assert.fail());
    assert.deepEqual(
      steps.map(({ moves }) => moves[0]),
      ['draw', 'draw', '4-2@R', undefined],
    );
  });
});

describe('data of an example', () => {
  const good = {
    game: 'dominoes',
    position: { hands: ['6-4', '?1'], turn: 0, line: '6-6' },
    steps: [{ caption: 'So it begins.' }],
  };

  it('may leave the game to the element', () => {
    const { game: _, ...rest } = good;
    assert.equal(parseExample(rest, 'dominoes').game, 'dominoes');
  });

  const broken: readonly (readonly [string, unknown])[] = [
    ['', null],
    ['', [good]],
    ['/game', { ...good, game: 'chess' }],
    ['/steps', { ...good, steps: [] }],
    ['/steps/0/caption', { ...good, steps: [{ move: '6-4@L' }] }],
    ['/steps/0/move', { ...good, steps: [{ caption: 'x', move: 3 }] }],
    ['/position', { ...good, position: '6-6' }],
    ['/position/hands', { ...good, position: { turn: 0 } }],
    ['/position/turn', { ...good, position: { hands: ['6-4'] } }],
    ['/names/1', { ...good, names: ['You', 2] }],
    ['/seat', { ...good, seat: 9 }],
  ];
  for (const [path, json] of broken) {
    it(`is refused with the place of the fault: ${path || 'the top'}`, () => {
      assert.throws(
        () => parseExample(json),
        (error) => error instanceof PipError && error.code === 'bad-record' && error.path === path,
      );
    });
  }

  it('is refused by the game where a move breaks its rules', () => {
    const data = parseExample({ ...good, steps: [{ caption: 'x', move: '5-4@L' }] });
    assert.throws(() => walkDominoes(data), PipError);
  });
});
