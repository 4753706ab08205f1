/** Whole matches as records: each round dealt from its source and played by chance; what a replay makes of them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Deal, Game, MatchRecord } from '../../machines/game.ts';
import { parseRecord, replay } from '../../machines/index.ts';
import { replayGame } from '../../machines/replay.ts';
import { refused } from './dominoes-help.ts';
import type { Round } from './first-law.ts';
import { runs } from './runs.ts';

export function matchOf<Options, State, Position, View>(
  game: Game<Options, State, Position, View>,
  options: Options,
  sources: readonly ({ readonly seed: string } | { readonly deal: Deal })[],
  playRound: (start: State) => readonly { readonly move: string }[],
): MatchRecord<Options> {
  const record: MatchRecord<Options> = { pip: 1, game: game.id, options, rounds: [] };
  for (const source of sources) {
    const { soFar } = replayGame(game, record);
    const start = game.deal(options, 'deal' in source ? source.deal : source, soFar);
    record.rounds.push({ ...source, moves: playRound(start).map(({ move }) => move) });
  }
  return record;
}

/** What no record of a game holds: reading it is refused where it stands. */
export function noRecord(game: string): (change: object, path: string) => void {
  return (change, path) =>
    refused(() => parseRecord({ pip: 1, game, options: {}, rounds: [], ...change }), {
      code: 'bad-record',
      path,
    });
}

/** A round that was written down leads to where its play did. `dealOf`: how the round was dealt. */
export function replaysAsPlayed<
  Options,
  State extends { readonly options: Options },
  Position,
  View,
>(
  game: Game<Options, State, Position, View>,
  anyRound: fc.Arbitrary<Round<State>>,
  dealOf: (start: State) => Deal,
): void {
  test('the replay of any played round equals the play, to any move', () => {
    fc.assert(
      fc.property(anyRound, fc.nat(), ({ start, steps }, at) => {
        for (const upTo of [at % steps.length, steps.length]) {
          const moves = steps.slice(0, upTo).map(({ move }) => move);
          const { options } = start;
          const record = {
            pip: 1,
            game: game.id,
            options,
            rounds: [{ deal: dealOf(start), moves }],
          };
          const read = parseRecord(JSON.stringify(record));
          // Moves may be written otherwise, all else stays.
          assert.deepEqual(
            { ...read, rounds: read.rounds.map((each) => ({ ...each, moves })) },
            record,
          );
          const last = steps[upTo - 1]?.after ?? start;
          const outcome = replay(read);
          const result = game.result(last);
          assert.deepEqual(outcome.rounds, result ? [result] : []);
          assert.deepEqual(outcome.next?.state ?? null, result ? null : last);
          assert.deepEqual(outcome.scores, game.scores(last));
        }
      }),
      { numRuns: runs(25) },
    );
  });
}
