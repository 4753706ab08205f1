/** The guide's worked examples: every move legal, every figure the engine's own. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type ExampleData, parseExample } from '../../components/example/data.ts';
import { walkDominoes } from '../../components/example/domino-walk.ts';
import type { Sprite } from '../../components/stage/scene.ts';
import { PipError } from '../../machines/error.ts';
import { dominoExamples } from '../../site/src/examples/dominoes/index.ts';
import { fivesExamples } from '../../site/src/examples/fives/index.ts';
import { examples } from '../../site/src/examples/index.ts';
import { pipExamples } from '../../site/src/examples/pip/index.ts';
import { picturesOf, renderExample } from '../../site/src/examples/render.ts';

/** A tile of the double-six set as notation has it: '6-4', never '4-6'. */
const tile = /\b([0-6])-([0-6])\b/g;
/** A tile of rummy as it is spoken of. */
const rummyTile = /\b(?:Red|Blue|Black|Orange) (?:1[0-3]|[1-9])\b/g;
/** What captions may name by figures: ranks of cards are words. */
const named = { dominoes: tile, rummy: rummyTile, 'run-fast': /(?!)/g } as const;

/** The steps of an example, walked. */
const walk = (examples: Readonly<Record<string, ExampleData>>, name: string) =>
  walkDominoes(examples[name] ?? assert.fail(`no example ${name}`));
const result = (examples: Readonly<Record<string, ExampleData>>, name: string) =>
  walk(examples, name).at(-1)?.view.result ?? assert.fail(`${name} doesn't end`);
/** What each step's ends count, and what its move scored. */
const counted = (examples: Readonly<Record<string, ExampleData>>, name: string) =>
  walk(examples, name).map(({ counts, scored }) => [counts.join('+'), scored]);

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

describe('the Fives guide', () => {
  it('FIVE-E3 counts twelve, fourteen, then five', () => {
    assert.deepEqual(counted(fivesExamples, 'twelve').slice(1), [
      ['6+6', 0],
      ['2+12', 0],
      ['2+3', 5],
    ]);
  });

  it('FIVE-E2 scores a lone 3-2', () => {
    assert.deepEqual(counted(fivesExamples, 'lone-tile')[1], ['3+2', 5]);
  });

  it('FIVE-E24 scores ten for 5-5 before the other moves', () => {
    const steps = walk(fivesExamples, 'lead');
    assert.deepEqual([steps[0]?.moves, steps[1]?.scored], [['5-5'], 10]);
  });

  it('FIVE-5 opens the upper and lower side once both long sides are taken', () => {
    const steps = walk(fivesExamples, 'arms');
    assert.ok(steps[0]?.moves.every((move) => !/[UD]$/.test(move)));
    assert.ok(steps[1]?.moves.includes('6-1@U') && steps[1].moves.includes('6-1@D'));
    assert.deepEqual(
      counted(fivesExamples, 'arms').map(([counts]) => counts),
      ['12+3', '2+3', '2+3+1', '2+3+1+4'],
    );
  });

  it('FIVE-4 makes the first double the spinner, and no later one', () => {
    const steps = walk(fivesExamples, 'late-spinner');
    assert.deepEqual(
      steps.map(({ view }) => view.spinner),
      [undefined, 0, 1, 1],
    );
    assert.ok(steps.at(-1)?.moves.every((move) => !/[UD]$/.test(move) || move.startsWith('1-')));
  });

  it('FIVE-E19 adds the hand bonus to what the last tile scores', () => {
    const { points, inPlay } = result(fivesExamples, 'going-out');
    assert.deepEqual([points[0], inPlay?.[0]], [45, 30]);
    assert.equal(walk(fivesExamples, 'going-out').at(-1)?.view.scores?.[0], 155);
  });

  it('FIVE-E15, FIVE-E16 give the lower hand the whole of the other', () => {
    assert.deepEqual(result(fivesExamples, 'locked').points, [20, 0]);
    assert.deepEqual(result(fivesExamples, 'close-lock').left, [10, 12]);
    assert.deepEqual(result(fivesExamples, 'close-lock').points, [10, 0]);
  });

  it('FIVE-E21 ends the match in the middle of a round', () => {
    const { end, points, inPlay } = result(fivesExamples, 'target');
    assert.equal(end, 'target');
    assert.deepEqual(points, inPlay);
  });

  it('names the tiles that repeat a score: they leave a multiple of five wherever they fit', () => {
    const repeats = (a: number, b: number) => (a === b ? a : a - b) % 5 === 0;
    const found: string[] = [];
    for (let a = 0; a <= 6; a++) {
      for (let b = 0; b <= a; b++) if (repeats(a, b)) found.push(`${a}-${b}`);
    }
    assert.deepEqual(found, ['0-0', '5-0', '5-5', '6-1']);
  });
});

describe('the Pip guide', () => {
  it('PIP-E2 opens with the heaviest double, whoever won', () => {
    assert.deepEqual(walk(pipExamples, 'opening')[0]?.moves, ['4-4']);
  });

  it('PIP-E5 lets a seat pass with an empty boneyard only', () => {
    assert.deepEqual(
      walk(pipExamples, 'empty-boneyard').map(({ moves }) => moves[0]),
      ['draw', 'pass', '2-0@R', '5-0@R'],
    );
  });

  it('PIP-E7 rounds the total down', () => {
    const { left, points } = result(pipExamples, 'rounding');
    assert.deepEqual([left, points[0]], [[0, 8, 6, 9], 20]);
  });

  it('PIP-E9 scores the block of 3, 10 and 12 pips as 16', () => {
    assert.deepEqual(result(pipExamples, 'blocked').left, [3, 10, 12]);
    assert.deepEqual(result(pipExamples, 'blocked').points, [16, 0, 0]);
  });

  it('PIP-E11 shares a block of 5, 5 and 9', () => {
    assert.deepEqual(result(pipExamples, 'shared').points, [2, 2, 0]);
  });

  it('PIP-E18, PIP-E21 count the two ends in Muggins, a double with both halves', () => {
    assert.deepEqual(counted(pipExamples, 'muggins').slice(1), [
      ['4+2', 0],
      ['3+2', 5],
    ]);
    assert.deepEqual(counted(pipExamples, 'muggins-doubles').slice(1), [
      ['6+4', 10],
      ['12+4', 0],
      ['12+8', 20],
    ]);
  });

  it('PIP-E23 scores the last tile, then the hand, rounded down', () => {
    const { points, inPlay } = result(pipExamples, 'muggins-last');
    assert.deepEqual([points[0], inPlay?.[0]], [15 + 15 + 10, 15 + 15]);
  });

  it('PIP-E25 lets an able seat pass once the boneyard is empty', () => {
    assert.deepEqual(walk(pipExamples, 'free-pass')[0]?.moves, ['6-1@L', 'pass']);
  });

  it('PIP-E27 leaves the partner’s tiles out of a finish', () => {
    assert.deepEqual(result(pipExamples, 'team').left, [0, 7, 20, 12]);
    assert.deepEqual(result(pipExamples, 'team').points, [19, 0]);
  });

  it('PIP-23 compares pairs after a block', () => {
    assert.deepEqual(result(pipExamples, 'team-blocked').points, [1, 0]);
  });
});

describe('the Dominoes guide', () => {
  it('DRAW-E11 scores the block of 3, 10 and 12 pips as 19', () => {
    const last = walkDominoes(dominoExamples.blocked ?? assert.fail()).at(-1)?.view.result;
    assert.deepEqual(last?.left, [3, 10, 12]);
    assert.deepEqual(last?.points, [19, 0, 0]);
    const captions = renderExample(dominoExamples.blocked ?? assert.fail(), 'x').data.steps;
    assert.match(captions.at(-1)?.caption ?? '', /10\s\+\s12\s−\s3\s=\s19/);
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
