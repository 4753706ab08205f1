import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type DominoOptions, type MatchRecord, replay } from '../../machines/index.ts';
import { choices, game, playRound, ROWS } from './dominoes-help.ts';
import { runs } from './runs.ts';
import { slowMatch } from './slow-score.ts';

/** Options of each rule set, its roundings and misplays too. */
const options = fc
  .record({
    row: fc.constantFrom(...ROWS),
    target: fc.constantFrom(10, 30, 60, 150),
    rounding: fc.constantFrom('raw', 'down5'),
    misplay: fc.constantFrom('friendly', 'strict'),
    handSize: fc.constantFrom(7, 9),
  })
  .map(({ row, target, rounding, misplay, handSize }) => {
    const own = row.rules === 'fives' ? { handSize } : {};
    return game.options({
      ...row,
      target,
      ...(row.rules.startsWith('pip') ? { rounding, misplay } : own),
    });
  });

/** Rounds of a random match, each with its deal, until it is decided or there are `most`. */
function matchOf(
  given: DominoOptions,
  seed: string,
  chances: Iterator<number>,
  most: number,
): MatchRecord<DominoOptions> {
  const record: MatchRecord<DominoOptions> = {
    pip: 1,
    game: 'dominoes',
    options: given,
    rounds: [],
  };
  let { soFar } = replay(record);
  while (record.rounds.length < most && !game.standing(given, soFar).over) {
    const start = game.deal(given, { seed }, soFar);
    const steps = playRound(start, chances);
    const result = game.result(steps.at(-1)?.after ?? start);
    assert.ok(result);
    const hands = start.hands.map((hand) => hand.join(' '));
    record.rounds.push({
      deal: { hands, stock: start.stock.join(' ') },
      moves: steps.map(({ move }) => move),
    });
    soFar = { rounds: [...soFar.rounds, result] };
  }
  return record;
}

test('DRAW-15…18 FIVE-8…14 PIP-7…10 PIP-20…23 rounds and matches come to what the rules, told a second time, say', () => {
  const ends = new Set<string>();
  fc.assert(
    fc.property(
      options,
      fc.string(),
      choices,
      fc.integer({ min: 1, max: 6 }),
      (given, seed, chances, most) => {
        const record = matchOf(given, seed, chances, most);
        const slow = slowMatch(record);
        const { rounds, scores, winners } = replay(record);
        const told = rounds.map(({ end, winners, points, left }) => ({
          end,
          winners,
          points,
          left,
        }));
        assert.deepEqual({ rounds: told, scores, winners }, slow);
        for (const { end } of told) ends.add(`${given.rules} ${end}`);
      },
    ),
    { numRuns: runs(300) },
  );
  assert.ok(ends.size >= 16, `each rule set went out and blocked: ${[...ends].join(', ')}`);
});
