/** Rummy matches as records: read, replayed, taken a step back. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type MatchRecord, parseRecord, type RummyOptions, replay } from '../../machines/index.ts';
import { rewind } from '../../machines/rewind.ts';
import { matchOf, noRecord } from './matches.ts';
import { chancesOf, game, plain, playRound, refused } from './rummy-help.ts';

/** A whole match of three rounds: two from seeds, one from a deal. */
function match(): MatchRecord<RummyOptions> {
  const sources = [{ seed: 'a' }, { deal: plain(3) }, { seed: 'b' }];
  return matchOf(game, game.options({ players: 3, rounds: 3 }), sources, (start) =>
    playRound(start, chancesOf('match')),
  );
}

test('a record is read and replayed, the lead passing on from who began', () => {
  const record = match();
  const read = parseRecord(JSON.stringify(record));
  const { rounds, over, next, soFar, scores } = replay(read);
  assert.deepEqual([rounds.length, over, next], [3, true, null]);
  const { first } = game.deal(game.options({ players: 3, rounds: 3 }), { seed: 'a' }).soFar;
  assert.equal(soFar.first, first);
  assert.deepEqual(scores, game.standing(game.options({ players: 3, rounds: 3 }), soFar).scores);
  assert.deepEqual(replay(parseRecord(read)), replay(record));
  const begun = replay({
    ...record,
    rounds: [...record.rounds.slice(0, 1), { seed: 'x', moves: [] }],
  });
  assert.equal(begun.next?.seat, ((first ?? 0) + 1) % 3);
});

test('a round from a deal keeps who begins it', () => {
  const options = game.options({ players: 3, rounds: 3 });
  const rounds = [{ deal: plain(3, 2), moves: [] }];
  const read = parseRecord({ pip: 1, game: 'rummy', options, rounds });
  assert.deepEqual(read.rounds, rounds);
  assert.deepEqual([replay(read).next?.seat, replay(read).soFar], [2, { rounds: [], first: 2 }]);
});

test('missing options take the defaults of format 1, moves are written canonically', () => {
  const moves = ['draw', ' play  K7 R7 B7 ,R6 R5 J', 'draw  R7'];
  const read = parseRecord({
    pip: 1,
    game: 'rummy',
    options: {},
    rounds: [{ seed: 's', moves }],
  });
  assert.deepEqual(read.options, { players: 2, rounds: 1, clock: 0 });
  assert.deepEqual(read.rounds[0]?.moves, ['draw', 'play R7 B7 K7, R5 R6 J', 'draw R7']);
});

test('what no record holds is refused with its path', () => {
  const bad = noRecord(game.id);
  bad({ options: { players: 7 } }, '/options/players');
  bad({ rounds: [{ seed: 's', moves: ['play R4 X'] }] }, '/rounds/0/moves/0');
  bad({ rounds: [{ seed: 's', moves: ['6-6'] }] }, '/rounds/0/moves/0');
  bad({ rounds: [{ deal: { hands: [] }, moves: [] }] }, '/rounds/0/deal/hands');
  bad({ rounds: [{ deal: plain(2, 2), moves: [] }] }, '/rounds/0/deal/first');
  bad({ rounds: [{ seed: 's', moves: [], ended: { by: 'forfeit', seat: 0 } }] }, '/rounds/0/ended');
});

test('a replay tells where it breaks', () => {
  const record = match();
  const [one] = record.rounds;
  assert.ok(one);
  refused(() => replay({ ...record, rounds: [{ ...one, moves: ['pass'] }] }), {
    code: 'illegal-move',
    rule: 'RUM-12',
    round: 0,
    move: 0,
  });
  const [, two] = record.rounds;
  const wrong = { deal: plain(3, (replay(record).soFar.first ?? 0) === 0 ? 1 : 0), moves: [] };
  assert.ok(two);
  refused(() => replay({ ...record, rounds: [one, wrong] }), {
    code: 'bad-record',
    path: '/rounds/1/deal/first',
    round: 1,
  });
});

test('a step back keeps who began', () => {
  const record = match();
  const back = rewind(game, record, 0);
  assert.ok(back);
  assert.equal(back.rounds.length, 3);
  const { soFar, next } = replay({ ...record, rounds: back.rounds });
  assert.deepEqual([soFar.first, next?.seat], [replay(record).soFar.first, 0]);
});
