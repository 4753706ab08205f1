/** The line of play as geometry, over random full rounds at the tables' usual sizes. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { fieldOf } from '../../components/domino-table/areas.ts';
import {
  type Field,
  growsDown,
  type Layout,
  type LineOfPlay,
  layoutLine,
} from '../../components/domino-table/layout.ts';
import { check, dice, feltOf, grow, placesOf, still } from './line-checks.ts';

const soak = Number(process.env.SOAK ?? 1);
const rounds = Math.round(250 * soak);
const tables = [
  [280, 420],
  [390, 700],
  [667, 360],
  [800, 500],
  [1600, 800],
] as const;
/** The smallest tile a whole round may come to, px: one line, and a cross. */
const least = {
  280: [28, 20],
  390: [52, 36],
  667: [32, 24],
  800: [44, 36],
  1600: [100, 72],
} as const;

for (const [width, height] of tables) {
  for (const seats of [2, 4]) {
    const field = fieldOf(feltOf(width, height, seats));
    for (const spinner of [false, true]) {
      const name = spinner ? 'with a spinner' : 'one line';
      test(`${width}×${height}, ${seats} seats, ${name}: inside, apart, touching, reachable, steady`, () => {
        let smallest = Number.POSITIVE_INFINITY;
        let steady = 0;
        let turns = 0;
        for (let n = 0; n < rounds / (spinner ? 2 : 1); n += 1) {
          let before: { layout: Layout; line: LineOfPlay } | undefined;
          for (const line of grow(n * 7919 + width + seats, spinner)) {
            const layout = check(line, field, before?.layout);
            smallest = Math.min(smallest, layout.tile);
            if (before && (before.line.spinner === undefined) === (line.spinner === undefined)) {
              assert.ok(layout.tile <= before.layout.tile, 'a longer line is drawn larger');
              turns += 1;
              if (still(before, layout, line)) steady += 1;
            }
            before = { layout, line };
          }
        }
        assert.ok(smallest >= least[width][spinner ? 1 : 0], `tiles of ${smallest} px`);
        assert.ok(steady / turns > (width < 300 ? 0.62 : 0.68), `steady in ${steady} of ${turns}`);
        if (process.env.VERBOSE)
          console.log(width, height, seats, name, { smallest, steady: steady / turns, field });
      });
    }
  }
}

test('any field from a sidebar to a wall holds any round, upright ones too', () => {
  const roll = dice(20);
  let upright = 0;
  for (let n = 0; n < rounds; n += 1) {
    const width = 240 + roll(1400);
    const field = { width, height: 190 + roll(900), maxTile: 44 + roll(110) };
    if (growsDown(field)) upright += 1;
    for (const line of grow(n + 5, n % 3 === 0)) {
      if (line.line.length % 4 === 0) check(line, field);
    }
  }
  assert.ok(upright > 0);
});

test('a round lays its line anew a few times at most', () => {
  for (const [width, height] of tables) {
    const field = fieldOf(feltOf(width, height, 2));
    for (let n = 0; n < rounds / 5; n += 1) {
      let layout: Layout | undefined;
      const sizes = new Set<number>();
      for (const line of grow(n, false)) {
        layout = layoutLine(line, field, layout);
        sizes.add(layout.tile);
      }
      assert.ok(sizes.size <= 8, `${sizes.size} sizes in a round at ${width}×${height}`);
    }
  }
});

test('a line laid again, or with a tile taken back, stays where it is', () => {
  const field = fieldOf(feltOf(800, 500, 2));
  for (let n = 0; n < 20; n += 1) {
    const lines = [...grow(n, n % 2 === 0)];
    let layout: Layout | undefined;
    for (const line of lines) {
      layout = layoutLine(line, field, layout);
      assert.deepEqual(layoutLine(line, field, layout), layout);
    }
    const last = lines.at(-1);
    const back = lines.at(-2);
    if (!last || !back || !layout) continue;
    const undone = layoutLine(back, field, layout);
    assert.ok(still({ layout: undone, line: back }, layout, last));
  }
});

test('a new round, or another field, starts large again', () => {
  const field = fieldOf(feltOf(800, 500, 2));
  const other = fieldOf(feltOf(390, 700, 2));
  const lines = [...grow(3, false)];
  const [first] = lines;
  let layout: Layout | undefined;
  for (const line of lines) layout = layoutLine(line, field, layout);
  assert.ok(first && layout);
  assert.equal(layoutLine(first, field, layout).tile, layoutLine(first, field).tile);
  const last = lines.at(-1);
  assert.ok(last);
  assert.deepEqual(
    placesOf(layoutLine(last, other, layout), last),
    placesOf(layoutLine(last, other), last),
  );
});

test('an empty line has one spot, in the middle', () => {
  const field: Field = { width: 400, height: 300, maxTile: 80 };
  const { tile, spots, tiles } = layoutLine({ line: [], anchor: 0 }, field);
  assert.equal(tiles.length, 0);
  assert.equal(tile, 80);
  assert.deepEqual(
    spots.map(({ arm, x, y }) => ({ arm, x, y })),
    [{ arm: 'R', x: 200, y: 150 }],
  );
});
