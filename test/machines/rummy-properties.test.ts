import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { PipError } from '../../machines/index.ts';
import { isSet, readSet } from '../../machines/rummy/set.ts';
import { laidTiles } from '../../machines/rummy/state.ts';
import { rackValue, TILES } from '../../machines/rummy/tile.ts';
import { bearsGarbage } from './garbage.ts';
import { replaysAsPlayed } from './matches.ts';
import { anyRound, attempt, game, listsOf, type Step, written } from './rummy-help.ts';
import { runs } from './runs.ts';

const sample = (usual: number) => ({ numRuns: runs(usual) });

const SORTED = TILES.toSorted().join(' ');

test('all 106 tiles are somewhere, twins twice, at every moment', () => {
  fc.assert(
    fc.property(anyRound, ({ steps }) => {
      for (const { after } of steps) {
        const tiles = [...after.hands.flat(), ...after.stock, ...laidTiles(after.table)];
        assert.equal(tiles.sort().join(' '), SORTED);
      }
    }),
    sample(40),
  );
});

test('every committed table holds valid sets, as they lie, and is written as it is read', () => {
  let plays = 0;
  let jokers = 0;
  fc.assert(
    fc.property(anyRound, ({ steps }) => {
      for (const { before, move, after } of steps) {
        if (!move.startsWith('play')) continue;
        plays += 1;
        if (laidTiles(before.table).includes('J')) jokers += 1;
        for (const set of after.table) assert.deepEqual(readSet(set.tiles), set);
        const written = after.log.at(-1)?.move ?? '';
        assert.deepEqual(game.play(before, written), after);
      }
    }),
    sample(40),
  );
  assert.ok(plays > 100 && jokers > 20, `${plays} plays, ${jokers} with a joker on the table`);
});

test('RUM-11 who has laid a set has melded, nobody else', () => {
  fc.assert(
    fc.property(anyRound, ({ start, steps }) => {
      const laid = start.hands.map(() => false);
      for (const { before, move, after } of steps) {
        if (move.startsWith('play')) laid[before.turn ?? 0] = true;
        assert.deepEqual(after.melded, laid);
      }
    }),
    sample(15),
  );
});

test('a round ends with what RUM-18 and RUM-19 say', () => {
  const ends = new Set<string>();
  fc.assert(
    fc.property(anyRound, ({ start, steps }) => {
      const end = steps.at(-1)?.after ?? start;
      const result = game.result(end);
      assert.ok(result);
      ends.add(result.end);
      assert.deepEqual(result.left, end.hands.map(rackValue));
      const sum = result.points.reduce((total, points) => total + points, 0);
      if (result.end === 'out') assert.equal(sum, 0);
      else assert.ok(sum <= 0 && sum > -result.winners.length);
      assert.ok(result.winners.every((seat) => (result.points[seat] ?? -1) >= 0));
    }),
    sample(60),
  );
  assert.ok(ends.has('out'), [...ends].join());
});

/** Changes that make a legal play illegal, and the rules that may say so. */
function mutations({ before, after }: Step): { move: string; rules: string[] }[] {
  const made = listsOf(after);
  const [first = [], ...rest] = made;
  const rack = before.hands[before.turn ?? 0] ?? [];
  const stranger = TILES.find((tile) => tile !== 'J' && !rack.includes(tile)) ?? '';
  const list = [
    { move: written([...made, [stranger, stranger, stranger]]), rules: ['RUM-13'] },
    { move: written([[...first, ...rest.flat()]]), rules: ['RUM-4', 'RUM-5', 'RUM-6', 'RUM-10'] },
  ];
  // Runs that follow each other make one.
  if (isSet(readSet(made.flat()))) list.pop();
  if (before.table.length > 0) {
    list.push({ move: written(listsOf(before)), rules: ['RUM-14'] });
    const lost = laidTiles(before.table)[0] ?? '';
    const without = made.map((tiles) => tiles.filter((tile) => tile !== lost));
    list.push({ move: written(without.filter(({ length }) => length > 0)), rules: ['RUM-13'] });
  }
  const [tile = '', ...others] = first;
  list.push({ move: written([[tile], others, ...rest]), rules: ['RUM-5', 'RUM-6'] });
  return list;
}

test('what is made of a legal turn by breaking it is refused by its rule and changes nothing', () => {
  fc.assert(
    fc.property(anyRound, ({ steps }) => {
      for (const step of steps) {
        if (!step.move.startsWith('play')) continue;
        const same = JSON.stringify(step.before);
        for (const { move, rules } of mutations(step)) {
          const led = attempt(() => game.play(step.before, move));
          assert.ok(led instanceof PipError, `${move} after ${JSON.stringify(step.before.table)}`);
          assert.equal(led.code, 'illegal-move', move);
          assert.ok(rules.includes(led.rule ?? ''), `${led.message}: ${move}`);
        }
        assert.equal(JSON.stringify(step.before), same);
      }
    }),
    sample(25),
  );
});

replaysAsPlayed(game, anyRound, ({ hands, stock, soFar }) => ({
  hands: hands.map((hand) => hand.join(' ')),
  stock: stock.join(' '),
  first: soFar.first ?? 0,
}));

bearsGarbage(
  game,
  {
    fields: ['table', 'melded', 'first', 'passes', 'players'],
    values: [['R6', '?7'], ['R6'], 'R6 J', 'R4 R5 R6', 'J J'],
    words: ['play', 'draw', 'R4', 'R5', 'J', ',', 'R14'],
  },
  anyRound,
);
