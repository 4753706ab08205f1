/** What the domino guides' worked examples come to, by the rules that they show. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ExampleData } from '../../components/example/data.ts';
import { walkDominoes } from '../../components/example/domino-walk.ts';
import { dominoExamples } from '../../site/src/examples/dominoes/index.ts';
import { fivesExamples } from '../../site/src/examples/fives/index.ts';
import { pipExamples } from '../../site/src/examples/pip/index.ts';
import { renderExample } from '../../site/src/examples/render.ts';

/** The steps of an example, walked. */
const walk = (examples: Readonly<Record<string, ExampleData>>, name: string) =>
  walkDominoes(examples[name] ?? assert.fail(`no example ${name}`));
const result = (examples: Readonly<Record<string, ExampleData>>, name: string) =>
  walk(examples, name).at(-1)?.view.result ?? assert.fail(`${name} doesn't end`);
/** What each step's ends count, and what its move scored. */
const counted = (examples: Readonly<Record<string, ExampleData>>, name: string) =>
  walk(examples, name).map(({ counts, scored }) => [counts.join('+'), scored]);

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
