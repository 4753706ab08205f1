/** The guide's worked examples: every move legal, every figure the engine's own. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseExample } from '../../components/example/data.ts';
import { walkDominoes } from '../../components/example/domino-walk.ts';
import type { Sprite } from '../../components/stage/scene.ts';
import { PipError } from '../../machines/error.ts';
import { examples } from '../../site/src/examples/index.ts';
import { picturesOf, renderExample } from '../../site/src/examples/render.ts';

/** A tile of the double-six set as notation has it: '6-4', never '4-6'. */
const tile = /\b([0-6])-([0-6])\b/g;
/** A tile of rummy as it is spoken of. */
const rummyTile = /\b(?:Red|Blue|Black|Orange) (?:1[0-3]|[1-9])\b/g;
/** What captions may name by figures: ranks of cards are words. */
const named = { dominoes: tile, rummy: rummyTile, 'run-fast': /(?!)/g } as const;

/** What a tile covers of the picture. */
function boxOf({ id, x, y, angle, scale, picture }: Sprite) {
  const lies = Math.abs(Math.sin(angle)) > 0.5;
  const w = ((lies ? picture.h : picture.w) * scale) / 2;
  const h = ((lies ? picture.w : picture.h) * scale) / 2;
  return { id, x1: x - w, y1: y - h, x2: x + w, y2: y + h };
}

for (const [guide, all] of Object.entries(examples)) {
  describe(`the worked examples of ${guide}`, () => {
    it('are six at least', () => {
      assert.ok(Object.keys(all).length >= 6);
    });

    for (const [name, example] of Object.entries(all)) {
      it(`show ${name} in two to four legal steps, each with a caption`, () => {
        assert.ok(example.steps.length >= 2 && example.steps.length <= 4);
        assert.equal(picturesOf(example).length, example.steps.length);
        for (const { caption } of example.steps) assert.match(caption, /\S.*[.?!]$/);
      });

      it(`write no figure of ${name} by hand: captions name tiles, and ask the engine for the rest`, () => {
        for (const { caption } of example.steps) {
          for (const [, high, low] of caption.matchAll(tile)) {
            assert.ok(Number(high) >= Number(low));
          }
          const rest = caption.replace(named[example.game], '').replace(/\{\w+(:\d)?\}/g, '');
          assert.doesNotMatch(rest, /\d/);
        }
        for (const { caption } of renderExample(example, 'x').data.steps) {
          assert.doesNotMatch(caption, /[{}]/);
        }
      });

      it(`draw ${name} with a description of every step, and the element reads the same data`, () => {
        const { data, pictures } = renderExample(example, 'x');
        assert.equal(pictures.length, data.steps.length);
        for (const picture of pictures)
          assert.match(picture, /^<svg .*aria-label="[^"]{20,}".*<\/svg>$/s);
        assert.deepEqual(parseExample(JSON.parse(JSON.stringify(data))), data);
      });

      it(`lay the tiles of ${name} inside the picture and none on another`, () => {
        for (const { sprites } of picturesOf(example)) {
          const boxes = sprites.filter(({ z }) => z > 0).map(boxOf);
          for (const [i, box] of boxes.entries()) {
            assert.ok(box.x1 >= 0 && box.y1 >= 0 && box.x2 <= 400 && box.y2 <= 300, box.id);
            // Cards lie in fans; that each rank is in sight is the layout's own promise.
            if (example.game === 'run-fast') continue;
            for (const other of boxes.slice(i + 1)) {
              const apart =
                box.x2 <= other.x1 ||
                other.x2 <= box.x1 ||
                box.y2 <= other.y1 ||
                other.y2 <= box.y1;
              assert.ok(apart, `${box.id} lies on ${other.id}`);
            }
          }
        }
      });

      it(`do the sums of ${name} right`, () => {
        for (const { caption } of renderExample(example, 'x').data.steps) {
          for (const [sum, terms = '', total] of caption
            .replaceAll('\u00a0', ' ')
            .matchAll(/((?:\(?\d+\)?(?: [+−] )?)+) = (\d+)/g)) {
            const plain = terms.replaceAll('−', '-').replaceAll(/[()]/g, '').replaceAll(' ', '');
            const value = plain.match(/[+-]?\d+/g)?.reduce((all, term) => all + Number(term), 0);
            assert.equal(value, Number(total), sum);
          }
        }
      });
    }
  });
}

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
    ['/steps/0/draft', { ...good, steps: [{ caption: 'x', tried: 'pass', draft: '6-6' }] }],
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
