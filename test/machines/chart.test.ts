/** Matches through the domino chart: the flow of turns and rounds, and what it tells. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { createActor, fromPromise, waitFor } from 'xstate';
import { dominoCore } from '../../machines/dominoes/core.ts';
import { dominoes } from '../../machines/dominoes/game.ts';
import { dominoMachine } from '../../machines/dominoes/machine.ts';
import type { DominoView, RuleSetId } from '../../machines/dominoes/model.ts';
import { RULE_SETS } from '../../machines/dominoes/rule-sets.ts';
import { PipError } from '../../machines/error.ts';
import type { BotQuestion } from '../../machines/match-steps.ts';
import { replayGame } from '../../machines/replay.ts';
import { before, DRAWN, E20, TIED, WON } from './chart-deals.ts';
import { calm, inputOf, moved, recordOf, sit } from './chart-table.ts';

for (const rules of ['draw', 'block'] as const) {
  for (const players of [2, 3, 4] as const) {
    test(`bots alone play a match of ${rules} with ${players} to its end, and its record replays to it`, async (t) => {
      const table = sit(t, inputOf('bbbb'.slice(0, players), { rules, target: 50 }, { pace: 0 }));
      await waitFor(table.actor, (snapshot) => snapshot.hasTag('match-over'));
      const { record, scores, winners, soFar } = table.context();
      const outcome = replayGame(dominoes, record);
      assert.deepEqual(
        { over: true, scores, winners, rounds: soFar.rounds },
        {
          over: outcome.over,
          scores: outcome.scores,
          winners: outcome.winners,
          rounds: outcome.rounds,
        },
      );
      assert.ok(record.rounds.every(({ seed, deal }) => seed === 'table' && !deal));
      // Everything was told, in order, and nothing hidden: a draw doesn't name its tile.
      const ends = table.told.filter(({ type }) => type === 'roundEnded');
      assert.equal(ends.length, record.rounds.length);
      assert.deepEqual(
        moved(table.told).map(({ move }) => move),
        record.rounds.flatMap(({ moves }) => moves),
      );
      assert.deepEqual(table.told.at(-1), { type: 'matchEnded', scores, winners, record });
      assert.ok(!moved(table.told).some(({ move }) => move.startsWith('draw ')));
    });
  }
}

for (const rules of Object.keys(RULE_SETS).filter(isRuleSet)) {
  test(`what is told as scored adds up to the scores: a match of ${rules} between persons`, (t) => {
    const players = dominoCore.options({ rules }).players;
    const table = sit(t, inputOf('hhhh'.slice(0, players), { rules }, { pace: 0 }));
    for (let made = 0; !table.has('match-over'); made += 1) {
      if (table.has('round-over')) table.send({ type: 'NEXT' });
      const moves = table.moves();
      const move = moves[made % moves.length] ?? '';
      const seat = table.turn();
      if (seat !== null) table.send({ type: 'PLAY', seat, move });
    }
    const { scores } = table.context();
    const sums = scores.map(() => 0);
    for (const event of table.told) {
      if (event.type === 'scored') sums[event.side] = (sums[event.side] ?? 0) + event.points;
    }
    assert.deepEqual(sums, scores);
    const inPlay = moved(table.told).some(({ scored }) => scored > 0);
    assert.equal(inPlay, rules === 'fives' || rules === 'pip-muggins');
  });
}

function isRuleSet(text: string): text is RuleSetId {
  return text in RULE_SETS;
}

test('a round begins with the deal, then the opener opens', (t) => {
  const table = sit(t, inputOf('hh', {}));
  assert.deepEqual(table.news(), [{ type: 'dealt', round: 0, seed: 'table' }]);
  assert.equal(table.where(), 'dealing');
  assert.ok(table.has('playing') && table.has('settling'));
  table.pass(700);
  assert.equal(table.where(), 'turn.opening.untimed');
  assert.ok(table.has('person'));
});

test('without a seed one is made up, and it is written in the record', (t) => {
  const [one, two] = [1, 2].map(() => {
    const { seed: _, ...input } = inputOf('hh', {});
    const { record, seed } = sit(t, input).context();
    assert.equal(record.rounds[0]?.seed, seed);
    return seed;
  });
  assert.notEqual(one, two);
  assert.ok(one && one.length > 8);
});

test('a person can go on at once; what happens by itself is seen for a pace', async (t) => {
  const table = sit(
    t,
    inputOf('hh', { rules: 'block' }, { record: recordOf({ rules: 'block' }, E20) }),
  );
  assert.equal(table.where(), 'turn.choosing.untimed');
  table.send({ type: 'PLAY', seat: 0, move: '6-2@R' });
  assert.equal(table.where(), 'turn.choosing.untimed', 'the next person decides already');
  assert.deepEqual(table.news(), [
    { type: 'moved', seat: 0, move: '6-2@R', by: 'person', scored: 0 },
  ]);
});

test('a bot moves a pace after the move before', async (t) => {
  const table = sit(t, inputOf('hb', {}, { record: recordOf({ rules: 'block' }, E20) }));
  table.send({ type: 'PLAY', seat: 0, move: '6-2@R' });
  assert.equal(table.where(), 'turn.settling');
  table.pass(699);
  assert.equal(table.where(), 'turn.settling');
  table.pass(1);
  assert.equal(table.where(), 'turn.thinking');
  assert.ok(table.has('bot'));
  await waitFor(table.actor, (snapshot) => !snapshot.hasTag('bot'));
  assert.equal(moved(table.told).at(-1)?.by, 'bot');
});

test('DRAW-9 DRAW-10 tiles are drawn by themselves, one a pace, then the seat passes', (t) => {
  const table = sit(t, inputOf('hh', {}, { record: recordOf({}, DRAWN) }));
  for (let drawn = 1; drawn <= 14; drawn += 1) {
    assert.equal(table.where(), 'turn.drawing');
    assert.deepEqual(moved(table.news()), [
      { type: 'moved', seat: 0, move: 'draw', by: 'auto', scored: 0 },
    ]);
    table.pass(700);
  }
  assert.deepEqual(moved(table.news()), [
    { type: 'moved', seat: 0, move: 'pass', by: 'auto', scored: 0 },
  ]);
  assert.deepEqual([table.turn(), table.where()], [1, 'turn.choosing.untimed']);
  assert.equal(table.made().filter((move) => move === 'draw').length, 14);
  assert.equal(table.made().at(-1), 'pass');
});

test('DRAW-11 a pass of another seat is seen for a pace before a bot goes on', (t) => {
  // WON has its first pass after ten moves: seat 0 passes, seat 1 is to move.
  const record = recordOf({ rules: 'block' }, before(WON, 5));
  const table = sit(t, inputOf('hb', {}, { record }));
  assert.equal(table.where(), 'turn.passing');
  assert.ok(table.has('passing'));
  table.pass(700);
  assert.equal(table.where(), 'turn.thinking');
});

test('DRAW-12 going out ends the round, the sum is told and NEXT deals again with the winner opening', (t) => {
  const record = recordOf({ rules: 'block' }, before(WON, 1));
  const table = sit(t, inputOf('hh', {}, { record }));
  table.send({ type: 'PLAY', seat: 0, move: '6-4' });
  assert.equal(table.where(), 'turn.settling', 'the last tile is seen first');
  table.pass(700);
  assert.equal(table.where(), 'roundOver.out');
  assert.ok(table.has('round-over'));
  const result = { end: 'out', winners: [0], points: [4, 0], left: [0, 4] };
  assert.deepEqual(table.news().slice(1), [
    { type: 'scored', seat: 0, side: 0, points: 4 },
    { type: 'roundEnded', round: 0, result, scores: [4, 0] },
  ]);
  table.pass(60_000);
  assert.equal(table.where(), 'roundOver.out', 'persons take their time');
  table.send({ type: 'NEXT' });
  assert.deepEqual(table.news(), [{ type: 'dealt', round: 1, seed: 'table' }]);
  table.pass(700);
  assert.deepEqual([table.turn(), table.where()], [0, 'turn.opening.untimed']);
  assert.deepEqual(
    table.context().record.rounds.map(({ seed }) => seed),
    [undefined, 'table'],
    'rounds of a record may mix',
  );
});

test('DRAW-17 a tied block is a round that nobody won', (t) => {
  const table = sit(
    t,
    inputOf('hh', {}, { record: recordOf({ rules: 'block' }, before(TIED, 1)) }),
  );
  table.send({ type: 'PLAY', seat: 0, move: '2-0@L' });
  table.pass(700);
  assert.equal(table.where(), 'roundOver.tied');
  assert.ok(!table.told.some(({ type }) => type === 'scored'));
});

test('DRAW-18 the match ends with the round that reaches the target; RESTART begins another', (t) => {
  const record = recordOf({ rules: 'block', target: 4 }, before(WON, 1));
  const table = sit(t, inputOf('hh', {}, { record }));
  table.send({ type: 'PLAY', seat: 0, move: '6-4@R' });
  table.pass(700);
  assert.equal(table.where(), 'matchOver');
  assert.deepEqual(
    table.news().map(({ type }) => type),
    ['moved', 'scored', 'roundEnded', 'matchEnded'],
  );
  assert.deepEqual(table.context().winners, [0]);
  table.send({ type: 'NEXT' });
  assert.equal(table.where(), 'matchOver');
  table.send({ type: 'RESTART', seed: 'other' });
  const { record: fresh, scores, winners, soFar, options } = table.context();
  assert.deepEqual(fresh.rounds, [{ seed: 'other', moves: [] }]);
  assert.deepEqual([scores, winners, soFar.rounds, options.target], [[0, 0], [], [], 4]);
  table.send({ type: 'RESTART' });
  assert.notEqual(table.context().seed, 'other');
});

test('rounds that nobody sits at go on by themselves, after a pause that follows the pace', (t) => {
  const table = sit(t, inputOf('bb', {}, { record: recordOf({ rules: 'block' }, WON) }));
  assert.equal(table.where(), 'roundOver.out');
  table.pass(6299);
  assert.equal(table.where(), 'roundOver.out');
  table.pass(1);
  assert.equal(table.where(), 'dealing');
});

test('a move that is illegal or out of turn changes nothing and is refused with its reason', (t) => {
  const record = recordOf({ rules: 'block' }, E20);
  const table = sit(t, inputOf('hb', {}, { record }));
  const untouched = table.context();
  const refusals: [seat: number, move: string, code: string, rule?: string][] = [
    [0, '6-5@L', 'illegal-move', 'DRAW-7'],
    [0, 'pass', 'illegal-move', 'DRAW-8'],
    [0, 'nonsense', 'bad-notation'],
    [1, '6-4@L', 'not-your-turn'],
    [7, '6-4@L', 'not-your-turn'],
  ];
  for (const [seat, move, code, rule] of refusals) {
    table.send({ type: 'PLAY', seat, move });
    const [refused, ...more] = table.news();
    assert.ok(refused?.type === 'refused' && more.length === 0);
    assert.ok(refused.error instanceof PipError);
    assert.deepEqual([refused.seat, refused.move, refused.error.code], [seat, move, code]);
    if (rule) assert.equal(refused.error.rule, rule);
  }
  assert.deepEqual(table.context(), untouched);
  table.send({ type: 'PLAY', seat: 0, move: '6-2@R' });
  table.pass(700);
  table.news();
  table.send({ type: 'PLAY', seat: 1, move: '2-2@R', by: 'script' });
  const [refused] = table.news();
  assert.ok(
    refused?.type === 'refused' && refused.error.code === 'not-your-turn',
    'a bot sits there',
  );
});

test('a move after the round is over is refused as such', (t) => {
  const table = sit(t, inputOf('hh', {}, { record: recordOf({ rules: 'block' }, WON) }));
  table.send({ type: 'PLAY', seat: 0, move: '6-4@R' });
  const [refused] = table.news();
  assert.ok(refused?.type === 'refused' && refused.error.code === 'over');
});

test('a bot that fails, talks nonsense or never answers does not stall the match', async (t) => {
  const bots = {
    fails: fromPromise<string, BotQuestion<DominoView>>(() => Promise.reject(new Error('no'))),
    nonsense: fromPromise<string, BotQuestion<DominoView>>(async () => '7-7@X'),
    silent: fromPromise<string, BotQuestion<DominoView>>(() => new Promise(() => {})),
  };
  for (const [name, bot] of Object.entries(bots)) {
    const machine = dominoMachine.provide({ actors: { bot } });
    await t.test(name, async (t) => {
      const table = sit(
        t,
        inputOf('bh', {}, { record: recordOf({ rules: 'block' }, E20) }),
        machine,
      );
      await calm();
      if (name === 'silent') table.pass(10_000);
      // The move that the clock would make.
      assert.deepEqual(moved(table.told), [
        { type: 'moved', seat: 0, move: '6-2@R', by: 'bot', scored: 0 },
      ]);
      assert.equal(table.where(), 'turn.choosing.untimed');
      assert.deepEqual(table.context().auto, []);
    });
  }
});

test('a bot is asked with its own view and a seed that does not tell the deal', async (t) => {
  const asked: BotQuestion<DominoView>[] = [];
  const bot = fromPromise<string, BotQuestion<DominoView>>(({ input }) => {
    asked.push(input);
    return new Promise(() => {});
  });
  const input = inputOf('bh', {}, { seed: 'secret', skill: 'expert', pace: 0 });
  for (let sitting = 0; sitting < 2; sitting += 1) {
    const table = sit(t, input, dominoMachine.provide({ actors: { bot } }));
    const { state } = table.context();
    assert.ok(state);
    if (table.turn() === 1) table.send({ type: 'PLAY', seat: 1, move: table.moves()[0] ?? '' });
  }
  const [one, two] = asked;
  assert.ok(one && two);
  assert.deepEqual(one, two, 'the same record asks the same');
  assert.equal(one.view.me, 0);
  assert.match(one.view.hands[1] ?? '', /^\?\d$/);
  assert.equal(one.skill, 'expert');
  assert.ok(!one.seed.includes('secret'));
});

test('a record that breaks, or of another game, is an error before the match begins', () => {
  const broken = recordOf({ rules: 'block' }, { ...E20, moves: ['6-6', '1-1@L'] });
  const wrong = { ...recordOf({}), game: 'rummy' as const };
  for (const [record, code] of [
    [broken, 'illegal-move'],
    [wrong, 'bad-record'],
  ] as const) {
    const snapshot = createActor(dominoMachine, {
      input: inputOf('hh', {}, { record }),
    }).getSnapshot();
    assert.equal(snapshot.status, 'error');
    assert.ok(snapshot.error instanceof PipError);
    assert.equal(snapshot.error.code, code);
  }
});
