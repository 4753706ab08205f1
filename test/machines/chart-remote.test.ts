/** Persons elsewhere from each other: two tables linked by moves, and one that knows only what its seat may see. */
import assert from 'node:assert/strict';
import test, { type TestContext } from 'node:test';
import { assign } from 'xstate';
import { dominoes } from '../../machines/dominoes/game.ts';
import { dominoMachine } from '../../machines/dominoes/machine.ts';
import { replay } from '../../machines/index.ts';
import { assertForfeited, fives, SECOND, type Table } from './chart-fives.ts';
import { inputOf, type Options, sit } from './chart-table.ts';

/** Two tables of one match: what a person does at one arrives at the other. */
function linked(t: TestContext, options: Options = {}) {
  const rest = { pace: 0, seed: 'linked' };
  const tables = [
    sit(t, inputOf('hr', { ...fives, ...options }, rest)),
    sit(t, inputOf('rh', { ...fives, ...options }, rest)),
  ] as const;
  for (const [at, table] of tables.entries()) {
    const other = tables[at === 0 ? 1 : 0];
    table.actor.on('moved', ({ seat, move, by }) => {
      if (by === 'person') other.send({ type: 'PLAY', seat, move });
    });
  }
  return {
    tables,
    /** What a transport would tell both. */
    both: (event: Parameters<Table['send']>[0]) => {
      for (const table of tables) table.send(event);
    },
    pass: (ms: number) => {
      tables[0].pass(ms);
      tables[1].catchUp(ms);
    },
    /** The person on the move plays, at their own table. */
    play: () => {
      const seat = tables[0].turn();
      const own = tables[seat === 1 ? 1 : 0];
      const moves = own.moves();
      if (seat !== null)
        own.send({ type: 'PLAY', seat, move: moves[own.made().length % moves.length] ?? '' });
    },
  };
}

function assertAlike([one, two]: readonly [Table, Table]) {
  const [a, b] = [one.context(), two.context()];
  assert.deepEqual(
    [a.record, a.scores, a.winners, a.soFar, a.state, a.away],
    [b.record, b.scores, b.winners, b.soFar, b.state, b.away],
  );
  assert.equal(one.where(), 'matchOver');
  assert.equal(two.where(), 'matchOver');
}

test('two persons elsewhere from each other play a match of Fives to the same end', (t) => {
  const match = linked(t);
  while (!match.tables[0].has('match-over')) {
    if (match.tables[0].has('round-over')) match.both({ type: 'NEXT' });
    else match.play();
  }
  assertAlike(match.tables);
  const outcome = replay(match.tables[0].context().record);
  assert.deepEqual([outcome.over, outcome.scores], [true, match.tables[1].context().scores]);
  for (const [at, table] of match.tables.entries()) {
    const own = table.told.flatMap((event) =>
      event.type === 'moved' && event.by === 'person' ? [event.seat] : [],
    );
    assert.ok(own.length > 0 && own.every((seat) => seat === at));
  }
});

test('FIVE-15 one of them leaves in the middle of a round: both tables come to the same forfeit', (t) => {
  const match = linked(t);
  match.play();
  match.play();
  match.both({ type: 'AWAY', seat: 1 });
  match.pass(179 * SECOND);
  match.both({ type: 'BACK', seat: 1 });
  match.play();
  match.both({ type: 'AWAY', seat: 0 });
  match.pass(180 * SECOND);
  assertAlike(match.tables);
  for (const table of match.tables) assertForfeited(table, 0);
});

/** Seat 1 knows only what it may see: the table of seat 0 deals, and tells what happens. */
function followed(t: TestContext, options: Options) {
  const dealer = sit(t, inputOf('hr', { ...fives, ...options }, { pace: 0, seed: 'linked' }));
  const seen = () => dominoes.view(dealer.context().state ?? assert.fail(), 1);
  const machine = dominoMachine.provide({
    actions: {
      deal: assign(({ context: { record } }) => {
        const view = seen();
        const rounds = [...record.rounds, { seed: '', moves: [] }];
        const state = dominoes.position(view.options, view);
        return { state, record: { ...record, rounds }, scores: dominoes.scores(state) };
      }),
    },
    // Draws and passes are told like every move.
    guards: { mustDraw: () => false, mustPass: () => false, remote: () => true },
  });
  const follower = sit(t, inputOf('rh', { ...fives, ...options }, { pace: 0 }), machine);
  const known = () => dominoes.view(follower.context().state ?? assert.fail(), 1);
  const tell = (showing = true) => {
    const { log = [], hands, result } = seen();
    for (const { seat, move } of log.slice(known().log?.length)) {
      const last = log.length === (known().log?.length ?? 0) + 1;
      const shown = result && last && showing ? { shown: hands } : {};
      follower.send({ type: 'PLAY', seat, move, ...shown });
    }
    if (showing) assert.deepEqual(known(), seen());
  };
  tell();
  return {
    dealer,
    follower,
    play: (showing = true) => {
      const seat = dealer.turn() ?? assert.fail();
      const moves = (seat === 0 ? dealer : follower).moves();
      const move = moves[dealer.made().length % moves.length] ?? '';
      dealer.send({ type: 'PLAY', seat, move });
      tell(showing);
    },
    next: () => {
      dealer.send({ type: 'NEXT' });
      follower.send({ type: 'NEXT' });
      tell();
    },
  };
}

test("a match followed from one seat's view alone comes to the same rounds, scores and winners", (t) => {
  const { dealer, follower, play, next } = followed(t, { target: 300 });
  while (!dealer.has('match-over')) {
    if (dealer.has('round-over')) next();
    else play();
  }
  assert.equal(follower.where(), 'matchOver');
  const [whole, partial] = [dealer.context(), follower.context()];
  assert.ok(whole.soFar.rounds.length > 1);
  assert.ok(whole.record.rounds.some(({ moves }) => moves.includes('draw')));
  assert.deepEqual(
    [partial.soFar, partial.scores, partial.winners],
    [whole.soFar, whole.scores, whole.winners],
  );
  const ends = (table: Table) =>
    table.told.flatMap((event) => (event.type === 'roundEnded' ? [event] : []));
  assert.deepEqual(ends(follower), ends(dealer));
});

test("FIVE-15 a forfeit seen from one seat's view alone has the same winner", (t) => {
  const { dealer, follower, play } = followed(t, {});
  play();
  play();
  for (const table of [dealer, follower]) table.send({ type: 'AWAY', seat: 0 });
  dealer.pass(180 * SECOND);
  follower.catchUp(180 * SECOND);
  for (const table of [dealer, follower]) {
    assert.equal(table.where(), 'matchOver');
    assert.deepEqual(table.context().winners, [1]);
    assert.deepEqual(table.context().record.rounds[0]?.ended, { by: 'forfeit', seat: 0 });
  }
  assert.deepEqual(follower.context().scores, dealer.context().scores);
});

test('FIVE-15 who goes away with the hands still to be turned up forfeits', (t) => {
  const { dealer, follower, play } = followed(t, {});
  while (!dealer.has('round-over')) play(false);
  assert.deepEqual([follower.turn(), follower.where()], [null, 'turn.waiting.untimed']);
  follower.send({ type: 'AWAY', seat: 0 });
  follower.pass(180 * SECOND);
  assert.equal(follower.where(), 'matchOver');
  assert.deepEqual(follower.context().winners, [1]);
});
