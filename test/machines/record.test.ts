import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDouble } from '../../machines/dominoes/tile.ts';
import { type MatchRecord, parseRecord, replay } from '../../machines/index.ts';
import { replayGame } from '../../machines/replay.ts';
import { dealOf, game, refused } from './dominoes-help.ts';

/** A match played by time-outs alone. */
function played(seed: string, options = game.options({ target: 50 })): MatchRecord {
  const record: MatchRecord = { pip: 1, game: 'dominoes', options, rounds: [] };
  for (let { soFar, over } = replay(record); !over; { soFar, over } = replay(record)) {
    let state = game.deal(options, { seed }, soFar);
    const moves: string[] = [];
    while (game.seat(state) !== null) {
      const move = game.timeoutMove(state);
      moves.push(move);
      state = game.play(state, move);
    }
    record.rounds.push({ seed, moves });
  }
  return record;
}

const record = played('record');
const text = JSON.stringify(record);
/** The record with something else in one place. */
const changed = (change: (copy: MatchRecord) => void): MatchRecord => {
  const copy: MatchRecord = JSON.parse(text);
  change(copy);
  return copy;
};
const round = (copy: MatchRecord, i: number) => copy.rounds[i] ?? { moves: [] };

test('a record that was written reads back equal, as an object or as text', () => {
  assert.deepEqual(parseRecord(JSON.parse(text)), record);
  assert.deepEqual(parseRecord(text), record);
});

test('a record without rounds is a match that has not begun', () => {
  const outcome = replay(parseRecord({ pip: 1, game: 'dominoes', options: {}, rounds: [] }));
  assert.deepEqual(outcome, {
    rounds: [],
    scores: [0, 0],
    over: false,
    winners: [],
    next: null,
    soFar: { rounds: [] },
  });
});

test('missing options take the defaults of format 1', () => {
  const read = (options: object) =>
    parseRecord({ pip: 1, game: 'dominoes', options, rounds: [] }).options;
  assert.deepEqual(read({}), { rules: 'draw', players: 2, target: 100, clock: 0 });
  assert.deepEqual(read({ rules: 'fives' }), {
    rules: 'fives',
    players: 2,
    target: 150,
    handSize: 7,
    clock: 0,
  });
});

test('a record is written canonically and without what it does not know', () => {
  const read = parseRecord({
    rounds: [{ moves: ['4-6', ' 4-3@R ', 'draw 3-5'], extra: 1, seed: 's' }],
    note: 'mine',
    options: { clock: 0 },
    game: 'dominoes',
    pip: 1,
  });
  assert.equal(
    JSON.stringify(read),
    '{"pip":1,"game":"dominoes","options":{"rules":"draw","players":2,"target":100,"clock":0},"rounds":[{"seed":"s","moves":["6-4","4-3@R","draw 5-3"]}]}',
  );
});

test('a bad record is refused with the place', () => {
  const bad = (json: unknown, path: string) =>
    refused(() => parseRecord(json), { code: 'bad-record', path });
  bad(null, '');
  bad('{', '');
  bad([], '');
  bad({ ...record, pip: 2 }, '/pip');
  bad({ ...record, game: 'chess' }, '/game');
  bad({ ...record, options: { target: 0 } }, '/options/target');
  bad({ ...record, options: { rules: { base: 'draw', hand: 7 } } }, '/options/rules/hand');
  bad({ ...record, options: { handSize: 9 } }, '/options/handSize');
  bad({ ...record, options: { 'a.b/c': 9 } }, '/options/a.b~1c');
  bad({ ...record, options: { rules: { base: 'draw', 'a.b': 7 } } }, '/options/rules/a.b');
  bad({ ...record, options: 5 }, '/options');
  bad({ ...record, rounds: 5 }, '/rounds');
  bad({ ...record, rounds: [null] }, '/rounds/0');
  bad({ ...record, rounds: [{ moves: [] }] }, '/rounds/0');
  bad({ ...record, rounds: [{ seed: 'a', deal: dealOf(['', ''], 7), moves: [] }] }, '/rounds/0');
  bad({ ...record, rounds: [{ seed: 7, moves: [] }] }, '/rounds/0/seed');
  bad({ ...record, rounds: [{ seed: 'a' }] }, '/rounds/0/moves');
  bad({ ...record, rounds: [{ seed: 'a', moves: ['6-6', 'x'] }] }, '/rounds/0/moves/1');
  bad(
    { ...record, rounds: [{ deal: { hands: ['6-6', '1-1'] }, moves: [] }] },
    '/rounds/0/deal/hands/0',
  );
  bad(
    { ...record, rounds: [{ seed: 'a', moves: [], ended: { by: 'forfeit', seat: 0 } }] },
    '/rounds/0/ended',
  );
});

test('values that lie or throw when looked at are refused, too', () => {
  const throwing = new Proxy(
    {},
    {
      ownKeys() {
        throw new Error('no');
      },
    },
  );
  const { proxy, revoke } = Proxy.revocable([], {});
  revoke();
  const cyclic: Record<string, unknown> = { pip: 1, game: 'dominoes', options: {} };
  cyclic.rounds = [cyclic];
  const values = [
    throwing,
    proxy,
    cyclic,
    new Array(4294967295),
    { ...record, rounds: new Array(1e7) },
  ];
  for (const value of [...values, { ...record, rounds: [{ seed: 'a', moves: proxy }] }]) {
    refused(() => parseRecord(value), { code: 'bad-record' });
    refused(() => replay(Object(value)), { code: 'bad-record' });
  }
  refused(() => parseRecord({ ...record, rounds: [{ seed: 's', moves: new Array(3) }] }), {
    path: '/rounds/0/moves/0',
  });
});

test('a record with a prototype of its own cannot change anything', () => {
  const read = parseRecord(JSON.parse(`{"__proto__":{"polluted":1},${text.slice(1)}`));
  assert.equal('polluted' in read, false);
  assert.equal('polluted' in {}, false);
});

test('a whole match replays to its end', () => {
  const outcome = replay(record);
  assert.equal(outcome.over, true);
  assert.equal(outcome.next, null);
  assert.equal(outcome.winners.length, 1);
  assert.ok(Math.max(...outcome.scores) >= 50);
  assert.equal(outcome.rounds.length, record.rounds.length);
});

test('the opening tile of a record has no arm', () => {
  const state = game.deal(game.options(), { seed: 'a' });
  const [opening = ''] = game.moves(state);
  const read = parseRecord({
    ...record,
    rounds: [{ seed: 'a', moves: [`${opening}@R`, '6-1@R'] }],
  });
  assert.deepEqual(read.rounds[0]?.moves, [opening, '6-1@R']);
});

test('a deal is the deal, whatever else stands in it', () => {
  const options = game.options();
  const deal = { ...dealOf(['6-6', ''], 7), seed: 'x' };
  const { next } = replay({ pip: 1, game: 'dominoes', options, rounds: [{ deal, moves: [] }] });
  assert.deepEqual(next?.moves, ['6-6']);
  refused(() => game.deal(options, Object({})), { code: 'bad-record', path: '/hands' });
});

test('a record of another format or game is not replayed', () => {
  refused(() => replay(JSON.parse('{"pip":2,"game":"dominoes","options":{},"rounds":[]}')), {
    code: 'bad-record',
    path: '/pip',
  });
  const accepted = 'dominoes, rummy, run-fast';
  const foreign = { code: 'bad-record', path: '/game' } as const;
  refused(() => replay(JSON.parse('{"pip":1,"game":"chess","options":{},"rounds":[]}')), {
    ...foreign,
    detail: { accepted },
  });
  refused(() => replayGame(game, { ...record, game: 'run-fast' }), foreign);
});

test('a round with moves missing is the running one and must be the last', () => {
  const running = changed((copy) => {
    copy.rounds.length = 1;
    round(copy, 0).moves.splice(3);
  });
  const { next, over, scores } = replay({ ...running, game: 'dominoes' });
  assert.deepEqual([next?.round, over, scores], [0, false, [0, 0]]);
  assert.deepEqual(next?.moves, next && game.moves(next.state));
  const gap = changed((copy) => round(copy, 0).moves.splice(3));
  refused(() => replay(gap), { code: 'bad-record', round: 0 });
});

test('between rounds there is no running one and the match is not over', () => {
  const one = changed((copy) => {
    copy.rounds.length = 1;
  });
  const outcome = replay(one);
  assert.deepEqual([outcome.next, outcome.over, outcome.soFar.rounds.length], [null, false, 1]);
  assert.equal(
    game.view(game.deal(game.options({ target: 50 }), { seed: 'x' }, outcome.soFar), 0).round,
    1,
  );
});

test('a replay that breaks tells round and move', () => {
  const illegal = changed((copy) => round(copy, 1).moves.splice(0, 1, 'pass'));
  refused(() => replay(illegal), { code: 'illegal-move', rule: 'DRAW-8', round: 1, move: 0 });
  const more = changed((copy) => round(copy, 0).moves.push('pass'));
  refused(() => replay(more), { code: 'over', round: 0, move: round(record, 0).moves.length });
  const after = changed((copy) => copy.rounds.push({ seed: 'x', moves: [] }));
  refused(() => replay(after), { code: 'bad-record', round: record.rounds.length });
  const deal = changed((copy) => copy.rounds.splice(0, 9, { deal: { hands: ['6-6'] }, moves: [] }));
  refused(() => replay(deal), { code: 'bad-record', round: 0 });
  const both = changed((copy) => copy.rounds.splice(0, 9, { moves: [] }));
  refused(() => replay(both), { code: 'bad-record', round: 0 });
});

test('rounds may mix seeds and deals', () => {
  const state = game.deal(game.options({ target: 50 }), { seed: 'record' });
  const deal = { hands: state.hands.map((hand) => hand.join(' ')), stock: state.stock.join(' ') };
  const mixed = changed((copy) => copy.rounds.splice(0, 1, { deal, moves: round(copy, 0).moves }));
  assert.deepEqual(replay(parseRecord(mixed)), replay(record));
});

test('FIVE-2 a deal by hand without a double where one must lead is a bad record', () => {
  const deal = dealOf(['6-5', '6-4'], 7, (tile) => !isDouble(tile));
  const fives: MatchRecord = {
    pip: 1,
    game: 'dominoes',
    options: { rules: 'fives' },
    rounds: [{ deal, moves: [] }],
  };
  refused(() => replay(fives), { code: 'bad-record', rule: 'FIVE-2', round: 0 });
});

test('FIVE-15 a forfeit is part of the record', () => {
  const options = { rules: 'fives' };
  const given = {
    pip: 1,
    game: 'dominoes',
    options,
    rounds: [{ seed: 'f', moves: [], ended: { by: 'forfeit', seat: 1 } }],
  };
  const outcome = replay(parseRecord(given));
  assert.deepEqual([outcome.over, outcome.winners, outcome.rounds[0]?.end], [true, [0], 'forfeit']);
});
