/** What must hold of every line laid on a table, and rounds to lay. */
import assert from 'node:assert/strict';
import { feltAreas, type Held, type TableAreas } from '../../components/domino-table/areas.ts';
import {
  type Field,
  type Layout,
  type LineOfPlay,
  type LineTile,
  layoutLine,
} from '../../components/domino-table/layout.ts';
import { gapOf } from '../../components/domino-table/stance.ts';

/** What the bars above and below take from a table's height, px; a phone held sideways gets low ones. */
const bars = (width: number, height: number): number =>
  width < 560 ? 112 : height < 480 ? 102 : 114;

/** The felt's areas of a whole table of this size. */
export const feltOf = (width: number, height: number, seats: number, held?: Held): TableAreas =>
  feltAreas(width, height - bars(width, height), seats, held);

export function dice(seed: number): (n: number) => number {
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
export function* grow(seed: number, withSpinner: boolean): Generator<LineOfPlay> {
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

export function findTile(layout: Layout, arm: string, index: number) {
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

export function check(line: LineOfPlay, field: Field, previous?: Layout): Layout {
  const layout = layoutLine(line, field, previous);
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
  if (line.spinner !== undefined) checkCross(line, layout);
  return layout;
}

const outwards = { R: steps[0], D: steps[1], L: steps[2], U: steps[3] } as const;

/** Up is above the spinner, down below it, left at its left: on every field. */
function checkCross(line: LineOfPlay, layout: Layout): void {
  const spinner = line.spinner ?? 0;
  const { x, y, turn } = findTile(layout, 'line', spinner);
  assert.equal(turn, 1, 'the spinner stands across its line');
  const away = {
    L: line.line[spinner - 1] && findTile(layout, 'line', spinner - 1),
    R: line.line[spinner + 1] && findTile(layout, 'line', spinner + 1),
    U: line.up?.[0] && findTile(layout, 'up', 0),
    D: line.down?.[0] && findTile(layout, 'down', 0),
  };
  for (const arm of ['L', 'R', 'U', 'D'] as const) {
    const first = away[arm] ?? layout.spots.find((spot) => spot.arm === arm);
    if (!first) continue;
    const [dx, dy] = outwards[arm];
    assert.equal(Math.sign(first.x - x), dx, `${arm} starts at its own side`);
    assert.equal(Math.sign(first.y - y), dy, `${arm} starts at its own side`);
  }
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

/** Where every tile lies, and which way, by its place counted from the anchor. */
export function placesOf(layout: Layout, line: LineOfPlay): Map<string, string> {
  const origin = line.spinner ?? line.anchor;
  return new Map(
    layout.tiles.map(({ arm, index, x, y, turn }) => [
      arm === 'line' ? `line ${index - origin}` : `${arm} ${index}`,
      `${x} ${y} ${turn} ${layout.tile}`,
    ]),
  );
}

/** Whether nothing that lay before has moved. */
export function still(
  before: { layout: Layout; line: LineOfPlay },
  layout: Layout,
  line: LineOfPlay,
): boolean {
  const now = placesOf(layout, line);
  return [...placesOf(before.layout, before.line)].every(
    ([tile, place]) => now.get(tile) === place,
  );
}
