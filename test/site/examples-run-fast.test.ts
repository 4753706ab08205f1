/** What the worked examples of Run Fast show, by the rules' own examples. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { walkRunFast } from '../../components/example/run-fast-walk.ts';
import { PipError } from '../../machines/error.ts';
import { legalPlays } from '../../machines/run-fast/explain.ts';
import { runFastExamples } from '../../site/src/examples/run-fast/index.ts';

describe('the guide to Run Fast', () => {
  const steps = (name: string) => walkRunFast(runFastExamples[name] ?? assert.fail(name));
  /** The rule that turns each step down. */
  const refused = (name: string) => steps(name).map(({ refusal }) => refusal?.rule ?? null);
  const readings = (name: string) => steps(name).map(({ reading }) => reading?.type ?? null);
  const endOf = (name: string) => steps(name).at(-1)?.view.result ?? assert.fail(name);

  it('RUN-3 leads with the three of spades or anything else', () => {
    assert.deepEqual(readings('opening'), [null, 'straight', 'straight']);
  });

  it('RUN-E8 answers a straight of five with five cards only', () => {
    assert.deepEqual(refused('beats'), [null, 'RUN-11', null]);
  });

  it('RUN-E1 must beat a pair of eights with the tens', () => {
    assert.deepEqual(refused('must-beat'), [null, 'RUN-13', null, null]);
    assert.deepEqual(legalPlays(steps('must-beat')[0]?.view ?? assert.fail()).length, 1);
  });

  it('RUN-14 leads again after two passes', () => {
    assert.deepEqual(
      steps('lead-again').map(({ trick }) => trick.length),
      [1, 2, 3, 0],
    );
    assert.equal(steps('lead-again').at(-1)?.view.turn, 0);
  });

  it('RUN-E11 refuses a bare triple', () => {
    assert.deepEqual(refused('triple'), [null, 'RUN-8', null]);
  });

  it('RUN-E17 goes out with a short airplane', () => {
    assert.deepEqual(readings('airplane'), [null, 'airplane', null]);
    assert.deepEqual([endOf('airplane').end, endOf('airplane').points], ['out', [7, -4, -3]]);
  });

  it('RUN-E4 forces a bomb, and pays for it at once', () => {
    assert.deepEqual(refused('bomb'), [null, 'RUN-9', 'RUN-13', null]);
    assert.deepEqual(steps('bomb').at(-1)?.view.inPlay, [10, -5, -5]);
  });

  it('RUN-19 pays a bomb that is beaten, too', () => {
    assert.deepEqual(steps('over-bomb').at(-1)?.view.inPlay, [5, 5, -10]);
  });

  it('RUN-E20, RUN-E22 want the highest single while the next player has one card', () => {
    assert.deepEqual(refused('last-card'), [null, 'RUN-15', null]);
    assert.deepEqual(refused('last-card-lead'), [null, 'RUN-15', null]);
  });

  it('RUN-E43 doubles what a shut-out costs', () => {
    assert.deepEqual(endOf('shut-out').points, [34, -2, -32]);
  });

  it('is refused where a selection is none of the cards’ names', () => {
    const position = { hands: ['7s 9h', '?4', '?4'], turn: 0 };
    const steps = [{ draft: 'seven', caption: 'x' }];
    assert.throws(() => walkRunFast({ game: 'run-fast', position, steps }), PipError);
  });
});
