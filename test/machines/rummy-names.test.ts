/** Which tile of a rummy table is which from scene to scene: twins keep apart. */
import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { type Name, named, type Seen, tileOfName } from '../../components/rummy-table/names.ts';
import { Tracks } from '../../components/rummy-table/tracks.ts';
import { TILES } from '../../machines/rummy/tile.ts';
import { runs } from './runs.ts';

const seen = (table: string, rack: string): Seen<string> => ({
  table: table === '' ? [] : table.split(', ').map((set) => set.split(' ')),
  rack: rack === '' ? [] : rack.split(' '),
});

const written = ({ table, rack }: Seen<Name>): string =>
  `${table.map((set) => set.join(' ')).join(', ')} | ${rack.join(' ')}`;

test('a tile that is laid keeps the name it had on the rack', () => {
  const before = named(seen('R7 B7 K7', 'R8 R9 R7'), null);
  const after = named(seen('R7 B7 K7, R7 R8 R9', ''), before);
  assert.equal(written(after), 'R7.1 B7.1 K7.1, R7.2 R8.1 R9.1 | ');
});

test('of twins on the rack the one that was taken is gone', () => {
  const before = named(seen('', 'R7 B1 K2 R7 O3'), null);
  const [first, , , second] = before.rack;
  const tookFirst = named(seen('R7', 'B1 K2 R7 O3'), before);
  assert.deepEqual([tookFirst.table[0]?.[0], tookFirst.rack[2]], [first, second]);
  const tookSecond = named(seen('R7', 'R7 B1 K2 O3'), before);
  assert.deepEqual([tookSecond.table[0]?.[0], tookSecond.rack[0]], [second, first]);
});

test('a twin from a hidden rack gets the name that is free', () => {
  const before = named(seen('R3 R4 R5', 'B1'), null);
  const after = named(seen('R3 R4 R5, R5 B5 K5', 'B1'), before);
  assert.equal(written(after), 'R3.1 R4.1 R5.1, R5.2 B5.1 K5.1 | B1.1');
});

test('RUM-E32 a run that is split on a twin keeps its tiles', () => {
  const before = named(seen('R3 R4 R5 R6 R7', 'R5'), null);
  const [own] = before.rack;
  const after = named(seen('R3 R4 R5, R5 R6 R7', ''), before);
  assert.ok(own && after.table.flat().includes(own));
  assert.equal(new Set(after.table.flat()).size, 6);
});

test('a joker that is replaced keeps its name in its new set', () => {
  const before = named(seen('R4 J R6, B9 J B11', 'R5 K9 O9'), null);
  const first = before.table[0]?.[1];
  const after = named(seen('R4 R5 R6, B9 J B11, J K9 O9', ''), before);
  assert.equal(after.table[2]?.[0], first);
  assert.equal(after.table[1]?.[1], before.table[1]?.[1]);
});

test('no two tiles ever share a name, and names tell their tiles', () => {
  const deal = fc.shuffledSubarray([...TILES], { minLength: 10, maxLength: 60 });
  fc.assert(
    fc.property(deal, deal, fc.integer({ min: 1, max: 5 }), (one, two, size) => {
      const cut = (tiles: readonly string[]): Seen<string> => {
        const table: string[][] = [];
        for (let at = 8; at < tiles.length; at += size) table.push(tiles.slice(at, at + size));
        return { table, rack: tiles.slice(0, 8) };
      };
      const before = named(cut(one), null);
      const after = named(cut(two), before);
      for (const [names, tiles] of [
        [before, one],
        [after, two],
      ] as const) {
        const all = [...names.rack, ...names.table.flat()];
        assert.equal(new Set(all).size, tiles.length);
        assert.deepEqual(all.map(tileOfName), tiles);
      }
      assert.deepEqual(named(cut(one), before), before);
    }),
    { numRuns: runs(150) },
  );
});

const group = 'R5 B5 K5';
const run = 'R4 R5 R6';
/** Seat 0 looks on: it has drawn, then seat 1 laid a run beside a group that has the run's 5 already. */
const log = [
  { seat: 0, move: `play ${group}` },
  { seat: 1, move: 'draw' },
  { seat: 0, move: 'draw R5' },
  { seat: 1, move: `play ${group}, ${run}` },
];
const watching = { ...seen(`${group}, ${run}`, 'B1'), log, me: 0 };

test('of twins on the table the one that an opponent laid is new, also to who comes late', () => {
  const late = new Tracks();
  late.follow(watching);
  const now = new Tracks();
  for (const at of [1, 2, 3, 4]) {
    const table = at === 4 ? `${group}, ${run}` : group;
    now.follow({ ...seen(table, 'B1'), log: log.slice(0, at), me: 0 });
  }
  const between = new Tracks();
  between.follow({ ...seen(group, 'B1'), log: log.slice(0, 1), me: 0 });
  between.follow(watching);
  for (const tracks of [late, now, between]) {
    assert.deepEqual([...tracks.fresh(log, 0)].sort(), [...(tracks.names.table[1] ?? [])].sort());
  }
});

test('of twins on the rack the one that was drawn is new, also to who comes late', () => {
  const drawn = log.slice(0, 3);
  const now = new Tracks();
  now.follow({ ...seen(group, 'R9 R5 B1'), log: log.slice(0, 2), me: 0 });
  now.follow({
    ...seen(group, 'R9 R5 B1 R9'),
    log: [...log.slice(0, 2), { seat: 0, move: 'draw R9' }],
    me: 0,
  });
  assert.ok(now.fresh(drawn, 0).has(now.names.rack[3] ?? ''));
  assert.ok(!now.fresh(drawn, 0).has(now.names.rack[0] ?? ''));
  const late = new Tracks();
  late.follow({ ...seen(group, 'R5 B1'), log: drawn, me: 0 });
  assert.ok(late.fresh(drawn, 0).has(late.names.rack[0] ?? ''));
});
