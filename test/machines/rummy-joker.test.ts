import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { strayJoker } from '../../machines/rummy/joker.ts';
import { isSet, jokersOf, readSet, type TileSet } from '../../machines/rummy/set.ts';
import { laidTiles } from '../../machines/rummy/state.ts';
import { anyRound, game, listsOf, moment, playAll, refused, written } from './rummy-help.ts';
import { runs } from './runs.ts';

const sample = (usual: number) => ({ numRuns: runs(usual) });

test('RUM-15 two freed jokers need two different tiles', () => {
  // Both jokers stood for R5: one R5 frees one of them only.
  const both = 'R4 J R6, B5 K5 O5 J';
  const rack = 'R5 B9 K9 B11 K11 O1';
  refused(
    () => game.play(moment(both, rack, true), 'play R4 R5 R6, B5 K5 O5, B9 K9 J, B11 K11 J'),
    {
      rule: 'RUM-15',
      detail: { reason: 'joker', set: 'B5 K5 O5 J', tiles: ['R5'] },
    },
  );
  const twins = `${rack} R5`;
  const move = 'play R4 R5 R6, R5 B5 K5 O5, B9 K9 J, B11 K11 J';
  assert.equal(game.seat(playAll(moment(both, twins, true), move)), 1);
});

test('RUM-15 one joker stays while the other is freed, whichever way they are told apart', () => {
  const state = moment('R4 J R6, B5 K5 O5 J', 'R5 B9 K9 O1', true);
  assert.equal(game.seat(playAll(state, 'play R4 J R6, B5 K5 O5 R5, B9 K9 J')), 1);
  assert.equal(game.seat(playAll(state, 'play R4 R5 R6, B5 K5 O5 J, B9 K9 J')), 1);
});

test('RUM-15 of two jokers the one that strays is named', () => {
  const state = moment('R3 R4 R5 J, B7 K7 O7 J', 'B9 K9 O1', true);
  const strays = (after: string, set: string, tile: string) =>
    refused(() => game.play(state, `play ${after}, B9 K9 J`), {
      rule: 'RUM-15',
      detail: { reason: 'joker', set, tiles: [tile] },
    });
  strays('R3 R4 R5, B7 K7 O7 J', 'R3 R4 R5 J', 'R6');
  strays('R3 R4 R5 J, B7 K7 O7', 'B7 K7 O7 J', 'R7');
});

test('RUM-15 a joker moves along as the tile that it stands for', () => {
  const state = moment('R3 R4 R5 J', 'B6 K6 O1', true);
  assert.equal(game.view(playAll(state, 'play R3 R4 R5, B6 K6 J'), 0).table, 'R3 R4 R5, B6 K6 J');
});

test('RUM-15 tiles of the own set do not free a joker', () => {
  const before = 'R5 B5 J, B9 K9 O9';
  refused(() => game.play(moment(before, 'K2 O2 R13', true), 'play R5 B5, K2 O2 J, B9 K9 O9'), {
    rule: 'RUM-4',
  });
  refused(() => game.play(moment('R5 B5 O5 J', 'K2 O2', true), 'play R5 B5 O5, K2 O2 J'), {
    rule: 'RUM-15',
    detail: { reason: 'joker', set: 'R5 B5 O5 J', tiles: ['K5'] },
  });
});

test('RUM-16 a joker from the rack is free', () => {
  assert.equal(game.seat(playAll(moment('R4 R5 R6', 'J O1', true), 'play J R4 R5 R6')), 1);
});

test('RUM-16 a joker is not taken by one who has not melded', () => {
  refused(() => game.play(moment('R4 J R6', 'R5 B12 K12', false), 'play R4 R5 R6, B12 K12 J'), {
    rule: 'RUM-10',
    detail: { reason: 'table-touched', set: 'R4 J R6' },
  });
});

test('a joker moved to another set without its tile is refused', () => {
  let tried = 0;
  fc.assert(
    fc.property(anyRound, ({ steps }) => {
      for (const { before } of steps) {
        const seat = before.turn ?? 0;
        const at = before.table.findIndex(({ tiles }) => tiles.length > 3 && tiles.at(-1) === 'J');
        const from = before.table[at];
        if (!from || !before.melded[seat]) continue;
        // Two jokers might have changed places.
        if (before.table.flatMap(jokersOf).length !== 1) continue;
        const [stands = []] = jokersOf(from).slice(-1);
        const there = before.table.filter((_, i) => i !== at);
        if (stands.some((tile) => laidTiles(there).includes(tile))) continue;
        // As if its rack were this pair of tiles: a run that the joker completes.
        const pair = ['R', 'B', 'K', 'O']
          .map((colour) => [`${colour}1`, `${colour}2`, 'J'])
          .find(
            (tiles) =>
              !tiles.some((tile) => stands.includes(tile)) &&
              !stands.includes(`${tiles[0]?.charAt(0)}3`),
          );
        if (!pair || laidTiles(before.table).some((tile) => pair.slice(0, 2).includes(tile)))
          continue;
        tried += 1;
        const position = {
          hands: before.hands.map((_, s) => (s === seat ? `${pair[0]} ${pair[1]} ?1` : '?5')),
          table: written(listsOf(before)).slice(5),
          turn: seat,
          melded: before.hands.map(() => true),
        };
        const move = written([...there.map(({ tiles }) => tiles), from.tiles.slice(0, -1), pair]);
        refused(() => game.play(game.position(before.options, position), move), { rule: 'RUM-15' });
      }
    }),
    sample(40),
  );
  assert.ok(tried > 5, `${tried} tried`);
});

test('RUM-15 is judged as by trying every way to tell jokers and tiles apart', () => {
  const few = ['R4', 'R5', 'R6', 'B5', 'K5', 'O5', 'J', 'J', 'R5', 'R7', 'R3'];
  const lists = fc
    .array(fc.shuffledSubarray(few, { minLength: 3, maxLength: 4 }), { minLength: 1, maxLength: 3 })
    .map((some) => some.map(readSet).filter(isSet))
    .filter((some) => laidTiles(some).filter((tile) => tile === 'J').length <= 2);
  const played = fc.subarray(['R5', 'R6', 'B5', 'R4', 'O5']);
  let legal = 0;
  let illegal = 0;
  fc.assert(
    fc.property(lists, lists, played, (before, after, own) => {
      const count = (some: TileSet[]) => some.flatMap(jokersOf).length;
      if (count(before) === 0 || count(before) > count(after)) return;
      const expected = slowly(before, after, own);
      assert.equal(strayJoker(before, after, own) === null, expected);
      if (expected) legal += 1;
      else illegal += 1;
    }),
    sample(6000),
  );
  assert.ok(legal > runs(6000) / 60 && illegal > runs(6000) / 60, `${legal}, ${illegal}`);
});

/** RUM-15 by trying every way: which joker became which, and which tile frees each of them. */
function slowly(before: TileSet[], after: TileSet[], played: string[]): boolean {
  const real = [
    ...played.map((tile, i) => ({ tile, set: -1, id: `p${i}` })),
    ...before.flatMap(({ tiles }, set) =>
      tiles.map((tile, i) => ({ tile, set, id: `${set}.${i}` })),
    ),
  ];
  const were = before.flatMap((set, at) => jokersOf(set).map((stands) => ({ stands, at })));
  const now = after.flatMap(jokersOf);
  const goes = (i: number, taken: number[], used: string[]): boolean => {
    const joker = were[i];
    if (!joker) return true;
    return now.some((stands, j) => {
      if (taken.includes(j)) return false;
      const kept = joker.stands.some((tile) => stands.includes(tile));
      if (kept && goes(i + 1, [...taken, j], used)) return true;
      return real.some(
        ({ tile, set, id }) =>
          set !== joker.at &&
          !used.includes(id) &&
          joker.stands.includes(tile) &&
          goes(i + 1, [...taken, j], [...used, id]),
      );
    });
  };
  return goes(0, [], []);
}
