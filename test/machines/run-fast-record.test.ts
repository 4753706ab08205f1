/** Run Fast matches as records: read, replayed, taken a step back. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type MatchRecord,
  parseRecord,
  type RunFastOptions,
  type RunFastState,
  replay,
} from '../../machines/index.ts';
import { rewind } from '../../machines/rewind.ts';
import { CARDS } from '../../machines/run-fast/card.ts';
import { matchOf, noRecord } from './matches.ts';
import { chancesOf, four, game, PLAIN, playRound, refused } from './run-fast-help.ts';

const text = (cards: readonly string[]) => cards.join(' ');

/** A whole match of four rounds: three from seeds, one from a deal. */
function match(): MatchRecord<RunFastOptions> {
  const sources = [{ seed: 'a' }, { deal: PLAIN }, { seed: 'b' }, { seed: 'b' }];
  return matchOf(game, four, sources, (start) => playRound(start, chancesOf('match')));
}

test('RUN-20 a record of four hands is read and replayed, each led by the winner before', () => {
  const record = match();
  const read = parseRecord(JSON.stringify(record));
  assert.deepEqual(read, record);
  const { rounds, over, next, scores, winners } = replay(read);
  assert.deepEqual([rounds.length, over, next], [4, true, null]);
  assert.deepEqual(
    scores,
    [0, 1, 2].map((seat) => rounds.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0)),
  );
  assert.ok(winners.every((seat) => scores[seat] === Math.max(...scores)));
  const begun = replay({
    ...record,
    rounds: [...record.rounds.slice(0, 2), { seed: 'x', moves: [] }],
  });
  assert.equal(begun.next?.seat, rounds[1]?.winners[0]);
});

test('missing options take the defaults of format 1, moves are written canonically', () => {
  const moves = ['  4d 3s 4c   3h ', 'pass'];
  const read = parseRecord({
    pip: 1,
    game: 'run-fast',
    options: {},
    rounds: [{ seed: 's', moves }],
  });
  assert.deepEqual(read.options, { rounds: 4, clock: 0 });
  assert.deepEqual(read.rounds[0]?.moves, ['3s 3h 4c 4d', 'pass']);
});

test('what no record holds is refused with its path', () => {
  const bad = noRecord(game.id);
  bad({ options: { rounds: 7 } }, '/options/rounds');
  bad({ rounds: [{ seed: 's', moves: ['3x'] }] }, '/rounds/0/moves/0');
  bad({ rounds: [{ seed: 's', moves: ['draw'] }] }, '/rounds/0/moves/0');
  bad({ rounds: [{ deal: { hands: [] }, moves: [] }] }, '/rounds/0/deal/hands');
  const ended = { by: 'forfeit', seat: 0 };
  bad({ rounds: [{ seed: 's', moves: [], ended }] }, '/rounds/0/ended');
});

test('a replay tells where it breaks', () => {
  const record = match();
  const [one] = record.rounds;
  assert.ok(one);
  refused(() => replay({ ...record, rounds: [{ ...one, moves: ['pass'] }] }), {
    code: 'illegal-move',
    rule: 'RUN-14',
    round: 0,
    move: 0,
  });
  const five = [...record.rounds, one];
  refused(() => replay({ ...record, rounds: five }), {
    code: 'bad-record',
    path: '/rounds/4',
    round: 4,
  });
  refused(() => game.forfeit(game.deal(four, PLAIN), 0), { code: 'illegal-move' });
});

test('a step back leads to the last choice, not to a pass that happened by itself', () => {
  const record = match();
  const [round] = record.rounds;
  assert.ok(round);
  const one = { ...record, rounds: [round] };
  const back = rewind(game, one, 0);
  const moves = back?.rounds[0]?.moves ?? [];
  const { next } = replay({ ...record, rounds: [{ ...round, moves }] });
  assert.equal(next?.seat, 0);
  assert.ok((next?.moves.length ?? 0) > 1);
});

/** Seat 1 can beat a queen with a king only, of which it holds the one of spades and the one of diamonds. */
function forcedKing(...moves: string[]): MatchRecord<RunFastOptions> & { game: 'run-fast' } {
  const swap = new Map([
    ['Ad', 'Jh'],
    ['Jh', 'Ad'],
  ]);
  const hands = [0, 1, 2].map((seat) =>
    text(CARDS.filter((_, at) => at % 3 === seat).map((card) => swap.get(card) ?? card)),
  );
  return { pip: 1, game: 'run-fast', options: four, rounds: [{ deal: { hands }, moves }] };
}

test('RUN-2 a step back takes a card of equal rank for no other choice', () => {
  assert.deepEqual(replay(forcedKing('Qs')).next?.moves, ['Ks']);
  for (const made of ['Ks', 'Kd', 'K']) {
    assert.equal(rewind(game, forcedKing('Qs', made), 1), null, made);
  }
  const two = forcedKing('Qs Qd');
  assert.deepEqual(replay(two).next?.moves, ['Ks Kd']);
  for (const made of ['Ks Kd', 'Kd Ks', 'K K']) {
    assert.equal(rewind(game, forcedKing('Qs Qd', made), 1), null, made);
  }
  // A lead is chosen.
  assert.deepEqual(rewind(game, forcedKing('Qs', 'Kd'), 0)?.rounds[0]?.moves, []);
});

test('a step back looks for choices in the last round alone', () => {
  const record = match();
  const asked: number[] = [];
  const watched = {
    ...game,
    moves: (state: RunFastState) => {
      asked.push(state.round);
      return game.moves(state);
    },
  };
  const back = rewind(watched, record, 0);
  assert.deepEqual([...new Set(asked)], [3]);
  assert.deepEqual(rewind(game, record, 0, replay(record).soFar), back);
});
