/** The line of play as geometry, over random full rounds at the tables' usual sizes. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { fieldOf, tableAreas } from '../../components/domino-table/areas.ts';
import {
  type Field,
  gapOf,
  growsDown,
  type Layout,
  type LineOfPlay,
  type LineTile,
  layoutLine,
} from '../../components/domino-table/layout.ts';

const soak = Number(process.env.SOAK ?? 1);
const rounds = Math.round(250 * soak);
const tables = [
  [280, 420],
  [390, 700],
  [800, 500],
  [1600, 800],
] as const;

function dice(seed: number): (n: number) => number {
  let s = seed >>> 0;
  return (n) => {
    s = (Math.imul(s, 1664525) + 1013904223) >>> 0;
    return Math.floor((s / 2 ** 32) * n);
  };
}

interface Grown {
  line: LineTile[];
  up: LineTile[];
  down: LineTile[];
  anchor: number;
  spinner?: number;
}

/** A legal round grown tile by tile; `bias` sends it mostly to one end. */
function* grow(seed: number, withSpinner: boolean): Generator<LineOfPlay> {
  const roll = dice(seed);
  const bias = roll(3);
  const pool: LineTile[] = [];
  for (let a = 0; a <= 6; a += 1) for (let b = 0; b <= a; b += 1) pool.push({ a, b });
  const first = pool.splice(roll(pool.length), 1);
  const now: Grown = { line: first, up: [], down: [], anchor: 0 };
  const settle = () => {
    const i = now.line.findIndex((tile) => tile.a === tile.b);
    if (withSpinner && now.spinner === undefined && i >= 0) now.spinner = i;
  };
  const copy = (): LineOfPlay => ({
    ...now,
    line: [...now.line],
    up: [...now.up],
    down: [...now.down],
  });
  settle();
  yield copy();
  for (;;) {
    const left = now.line[0]?.a ?? 0;
    const right = now.line.at(-1)?.b ?? 0;
    const ends: { arm: 'L' | 'R' | 'U' | 'D'; pip: number }[] = [
      { arm: 'L', pip: left },
      { arm: 'R', pip: right },
    ];
    const s = now.spinner;
    if (s !== undefined && s > 0 && s < now.line.length - 1) {
      const pip = now.line[s]?.a ?? 0;
      ends.push({ arm: 'U', pip: now.up.at(-1)?.b ?? pip });
      ends.push({ arm: 'D', pip: now.down.at(-1)?.b ?? pip });
    }
    const moves = ends.flatMap(({ arm, pip }) =>
      pool.flatMap((tile, i) => (tile.a === pip || tile.b === pip ? [{ arm, pip, i }] : [])),
    );
    if (moves.length === 0) return;
    const favoured = moves.filter((m) => (bias === 1 ? m.arm === 'R' : m.arm === 'L'));
    const among = bias > 0 && favoured.length > 0 ? favoured : moves;
    const move = among[roll(among.length)];
    if (!move) return;
    const tile = pool.splice(move.i, 1)[0];
    if (!tile) return;
    const out = tile.a === move.pip ? tile : { a: tile.b, b: tile.a };
    if (move.arm === 'R') now.line.push(out);
    else if (move.arm === 'U') now.up.push(out);
    else if (move.arm === 'D') now.down.push(out);
    else {
      now.line.unshift({ a: out.b, b: out.a });
      now.anchor += 1;
      if (now.spinner !== undefined) now.spinner += 1;
    }
    settle();
    yield copy();
  }
}

const steps = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

interface Rect {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

function rectOf(x: number, y: number, turn: number, tile: number): Rect {
  const w = turn % 2 === 0 ? tile / 2 : tile / 4;
  const h = turn % 2 === 0 ? tile / 4 : tile / 2;
  return { x1: x - w, y1: y - h, x2: x + w, y2: y + h };
}

/** The square of half a (-1) or b (1). */
function halfOf(at: { x: number; y: number; turn: 0 | 1 | 2 | 3 }, which: number, tile: number) {
  const [dx, dy] = steps[at.turn];
  const c = (which * tile) / 4;
  return { x: at.x + dx * c, y: at.y + dy * c, size: tile / 2 };
}

const overlap = (p: Rect, q: Rect): boolean =>
  p.x1 < q.x2 - 1e-6 && q.x1 < p.x2 - 1e-6 && p.y1 < q.y2 - 1e-6 && q.y1 < p.y2 - 1e-6;

const inside = (r: Rect, field: Field): boolean =>
  r.x1 >= -1e-6 && r.y1 >= -1e-6 && r.x2 <= field.width + 1e-6 && r.y2 <= field.height + 1e-6;

/** Whether two rectangles face each other over exactly the gap, along a whole short side. */
function touch(p: Rect, q: Rect, gap: number, side: number): boolean {
  const gx = Math.max(p.x1, q.x1) - Math.min(p.x2, q.x2);
  const gy = Math.max(p.y1, q.y1) - Math.min(p.y2, q.y2);
  return (gx === gap && -gy >= side - 1e-6) || (gy === gap && -gx >= side - 1e-6);
}

function findTile(layout: Layout, arm: string, index: number) {
  const tile = layout.tiles.find((t) => t.arm === arm && t.index === index);
  assert.ok(tile, `${arm} ${index} has a place`);
  return tile;
}

/** A half's square; for a tile joined at its long side, a double, the whole tile. */
function faceOf(layout: Layout, arm: string, index: number, which: number, double: boolean): Rect {
  const at = findTile(layout, arm, index);
  if (double) return rectOf(at.x, at.y, at.turn, layout.tile);
  const half = halfOf(at, which, layout.tile);
  const r = half.size / 2;
  return { x1: half.x - r, y1: half.y - r, x2: half.x + r, y2: half.y + r };
}

function check(line: LineOfPlay, field: Field): Layout {
  const layout = layoutLine(line, field);
  const { tile } = layout;
  const count = line.line.length + (line.up?.length ?? 0) + (line.down?.length ?? 0);
  assert.equal(layout.tiles.length, count);
  const rects = layout.tiles.map((t) => rectOf(t.x, t.y, t.turn, tile));
  rects.forEach((r, i) => {
    assert.ok(inside(r, field), 'a tile leaves the field');
    for (const other of rects.slice(i + 1)) assert.ok(!overlap(r, other), 'tiles overlap');
  });
  const gap = gapOf(tile);
  const join = (p: Rect, q: Rect, what: string) =>
    assert.ok(touch(p, q, gap, tile / 2), `${what} don't touch at their matching halves`);
  const isDouble = (t: LineTile | undefined) => t !== undefined && t.a === t.b;
  for (let i = 1; i < line.line.length; i += 1) {
    join(
      faceOf(layout, 'line', i - 1, 1, isDouble(line.line[i - 1])),
      faceOf(layout, 'line', i, -1, isDouble(line.line[i])),
      `line ${i - 1} and ${i}`,
    );
  }
  for (const arm of ['up', 'down'] as const) {
    (line[arm] ?? []).forEach((t, i, all) => {
      const before =
        i === 0
          ? faceOf(layout, 'line', line.spinner ?? 0, 1, true)
          : faceOf(layout, arm, i - 1, 1, isDouble(all[i - 1]));
      join(before, faceOf(layout, arm, i, -1, isDouble(t)), `${arm} ${i}`);
    });
  }
  checkSpots(line, layout, field, rects);
  return layout;
}

function checkSpots(line: LineOfPlay, layout: Layout, field: Field, rects: Rect[]): void {
  const s = line.spinner;
  const cross = s !== undefined && s > 0 && s < line.line.length - 1;
  assert.deepEqual(
    layout.spots.map((spot) => spot.arm),
    cross ? ['L', 'R', 'U', 'D'] : ['L', 'R'],
  );
  const hits: Rect[] = [];
  for (const spot of layout.spots) {
    const place = rectOf(spot.x, spot.y, spot.turn, layout.tile);
    assert.ok(inside(place, field), 'a spot leaves the field');
    assert.ok(!rects.some((r) => overlap(r, place)), 'a spot lies on a tile');
    const [arm, tiles, end] =
      spot.arm === 'U'
        ? (['up', line.up ?? [], 1] as const)
        : spot.arm === 'D'
          ? (['down', line.down ?? [], 1] as const)
          : (['line', line.line, spot.arm === 'L' ? -1 : 1] as const);
    const fromSpinner = arm !== 'line' && tiles.length === 0;
    const index = fromSpinner ? (s ?? 0) : end < 0 ? 0 : tiles.length - 1;
    const last = fromSpinner ? line.line[index] : tiles[index];
    const double = last !== undefined && last.a === last.b;
    const face = faceOf(layout, fromSpinner ? 'line' : arm, index, end, double);
    assert.ok(touch(face, place, gapOf(layout.tile), layout.tile / 2), 'a spot is off its tile');
    const { hit } = spot;
    assert.ok(hit.w >= 44 && hit.h >= 44, 'a spot is too small for a finger');
    const area = { x1: hit.x, y1: hit.y, x2: hit.x + hit.w, y2: hit.y + hit.h };
    assert.ok(inside(area, field), 'a hit area leaves the field');
    assert.ok(spot.x > area.x1 && spot.x < area.x2 && spot.y > area.y1 && spot.y < area.y2);
    assert.ok(!hits.some((h) => overlap(h, area)), 'two spots take the same finger');
    hits.push(area);
  }
}

const shape = (layout: Layout, from: { x: number; y: number }, names: (i: number) => number) =>
  new Map(
    layout.tiles.map((t) => [`${t.arm}${names(t.index)}`, [t.x - from.x, t.y - from.y, t.turn]]),
  );

for (const [width, height] of tables) {
  for (const seats of [2, 4]) {
    const field = fieldOf(tableAreas(width, height, seats));
    for (const spinner of [false, true]) {
      const name = spinner ? 'with a spinner' : 'one line';
      test(`${width}×${height}, ${seats} seats, ${name}: inside, apart, touching, reachable, steady`, () => {
        let least = Number.POSITIVE_INFINITY;
        let steady = 0;
        let turns = 0;
        for (let n = 0; n < rounds / (spinner ? 2 : 1); n += 1) {
          let before: { layout: Layout; line: LineOfPlay } | undefined;
          for (const line of grow(n * 7919 + width + seats, spinner)) {
            const layout = check(line, field);
            least = Math.min(least, layout.tile);
            if (before && (before.line.spinner === undefined) === (line.spinner === undefined)) {
              assert.ok(layout.tile <= before.layout.tile, 'a longer line is drawn larger');
              const origin = line.spinner ?? line.anchor;
              const was = before.line.spinner ?? before.line.anchor;
              const here = findTile(layout, 'line', origin);
              const there = findTile(before.layout, 'line', was);
              const now = shape(layout, here, (i) => i - origin);
              const then = shape(before.layout, there, (i) => i - was);
              turns += 1;
              if (layout.tile === before.layout.tile) {
                if ([...then].every(([k, v]) => `${now.get(k)}` === `${v}`)) steady += 1;
              }
            }
            before = { layout, line };
          }
        }
        assert.ok(least >= 16, `tiles of ${least}px`);
        // Only a change of size, or of the anchor's place, may lay the line anew.
        assert.ok(steady / turns > 0.6, `steady in ${steady} of ${turns}`);
        if (process.env.VERBOSE)
          console.log(width, height, seats, name, { least, steady: steady / turns, field });
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
    const field = fieldOf(tableAreas(width, height, 2));
    for (let n = 0; n < rounds / 5; n += 1) {
      const sizes = new Set([...grow(n, false)].map((line) => layoutLine(line, field).tile));
      assert.ok(sizes.size <= 9, `${sizes.size} sizes in a round at ${width}×${height}`);
    }
  }
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
