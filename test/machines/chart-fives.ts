/** Tables with a person elsewhere, and how a match of Fives looks that a seat forfeited (FIVE-15). */
import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { parseRecord, replay } from '../../machines/index.ts';
import { type Input, inputOf, type Options, sit } from './chart-table.ts';

export const SECOND = 1000;
export const fives = { rules: 'fives' } as const;

/** A person at Fives with somebody elsewhere. */
export function atFives(t: TestContext, options: Options = {}, rest: Partial<Input> = {}) {
  return sit(t, inputOf('hr', { ...fives, ...options }, { pace: 0, ...rest }));
}

export type Table = ReturnType<typeof sit>;

/** The match is over by forfeit of a seat: in its context, in its record, and as it is told. */
export function assertForfeited(table: Table, seat: number) {
  const { record, winners, scores, soFar, away } = table.context();
  assert.equal(table.where(), 'matchOver');
  assert.deepEqual(winners, [1 - seat]);
  assert.deepEqual(record.rounds.at(-1)?.ended, { by: 'forfeit', seat });
  assert.ok(away.every(({ endsAt }) => endsAt === null));
  const result = soFar.rounds.at(-1);
  assert.deepEqual([result?.end, result?.winners], ['forfeit', [1 - seat]]);
  assert.deepEqual(table.told.slice(-2), [
    { type: 'roundEnded', round: record.rounds.length - 1, result, scores },
    { type: 'matchEnded', scores, winners, record },
  ]);
  const outcome = replay(parseRecord(JSON.stringify(record)));
  assert.deepEqual(
    [outcome.over, outcome.winners, outcome.scores, outcome.rounds],
    [true, winners, scores, soFar.rounds],
  );
}
