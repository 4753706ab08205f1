/**
 * Where the tiles of a line of play lie: pure geometry, no DOM.
 * Units: CSS pixels within the field it is given, origin at the field's top left.
 */
import { hitAreas } from './hit-areas.ts';
import { type Box, type Limits, type Step, span, union, type Walk, walk } from './line-walk.ts';

/** A tile of the line as it lies: `a` towards the left end (or the spinner), `b` outwards. */
export interface LineTile {
  readonly a: number;
  readonly b: number;
}

export interface LineOfPlay {
  /** Left to right. */
  readonly line: readonly LineTile[];
  readonly up?: readonly LineTile[];
  readonly down?: readonly LineTile[];
  /** Index in `line` of the tile that everything grew from (the opening tile, or the spinner). */
  readonly anchor: number;
  /** Index in `line` of the spinner, if the rules have one and it lies. */
  readonly spinner?: number;
}

export interface Field {
  readonly width: number;
  readonly height: number;
  /** Longest side of a tile, at most (a short line is drawn large). */
  readonly maxTile: number;
}

export interface PlacedTile {
  readonly arm: 'line' | 'up' | 'down';
  readonly index: number;
  /** Centre. */
  readonly x: number;
  readonly y: number;
  /** Direction from half `a` to half `b`: 0 right, 1 down, 2 left, 3 up (quarter turns clockwise). */
  readonly turn: 0 | 1 | 2 | 3;
}

export interface DropSpot {
  readonly arm: 'L' | 'R' | 'U' | 'D';
  /** Centre of the place the next tile takes there (as a non-double, lying along the arm). */
  readonly x: number;
  readonly y: number;
  readonly turn: 0 | 1 | 2 | 3;
  /** Where a finger may land: at least 44 px each way, inside the field, spots don't overlap each other. */
  readonly hit: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
}

export interface Layout {
  /** Long side of a tile in px; its short side is half of it. */
  readonly tile: number;
  readonly tiles: readonly PlacedTile[];
  /** One for each open end, empty line: one in the middle (arm 'R'). */
  readonly spots: readonly DropSpot[];
}

type Turn = 0 | 1 | 2 | 3;
type ArmName = DropSpot['arm'];

/** Quarter turns from an arm's own frame to the table's, for a line that lies left to right. */
const facing: Record<ArmName, Turn> = { R: 0, D: 1, L: 2, U: 3 };

const plusTurn = (turn: Turn, by: number): Turn => {
  const sum = (turn + by) % 4;
  return sum === 1 ? 1 : sum === 2 ? 2 : sum === 3 ? 3 : 0;
};

function rotate(x: number, y: number, turn: Turn): { x: number; y: number } {
  if (turn === 1) return { x: -y, y: x };
  if (turn === 2) return { x: -x, y: -y };
  if (turn === 3) return { x: y, y: -x };
  return { x, y };
}

/** Space between touching tiles. */
export const gapOf = (tile: number): number => Math.max(1, Math.round(tile / 32));

/** Sizes tried, largest first: few enough that a growing line changes size seldom. */
function* sizes(maxTile: number): Generator<number> {
  // Even short sides keep every edge on a whole pixel.
  let unit = 2 * Math.floor(maxTile / 4);
  while (unit > 3) {
    yield unit;
    unit = Math.min(unit - 2, 2 * Math.floor(unit * 0.44));
  }
}

const isDouble = (tile: LineTile | undefined): boolean => tile !== undefined && tile.a === tile.b;

interface ArmPlan {
  readonly name: ArmName;
  readonly arm: PlacedTile['arm'];
  /** Outwards from the anchor: the index in its arm, and whether it is a double. */
  readonly tiles: readonly { readonly index: number; readonly double: boolean }[];
}

function arms(line: LineOfPlay, origin: number): ArmPlan[] {
  const entry = (tiles: readonly LineTile[]) =>
    tiles.map((tile, index) => ({ index, double: isDouble(tile) }));
  const all = entry(line.line);
  const plans: ArmPlan[] = [
    { name: 'L', arm: 'line', tiles: all.slice(0, origin).reverse() },
    { name: 'R', arm: 'line', tiles: all.slice(origin + 1) },
  ];
  // The spinner's other sides open when both main sides are taken.
  const sides = line.spinner !== undefined && origin > 0 && origin < all.length - 1;
  if (sides) {
    plans.push({ name: 'U', arm: 'up', tiles: entry(line.up ?? []) });
    plans.push({ name: 'D', arm: 'down', tiles: entry(line.down ?? []) });
  }
  return plans;
}

/** Where the anchor may lie, as parts of the field's length and height from its middle, in order. */
const alongOnly = [0, -1 / 8, 1 / 8, -1 / 4, 1 / 4].map((x) => ({ x, y: 0 }));
const bothWays = [0, -1 / 8, 1 / 8, -1 / 4, 1 / 4]
  .flatMap((x) => [0, -1 / 8, 1 / 8, -1 / 4, 1 / 4].map((y) => ({ x, y })))
  .sort((p, q) => Math.hypot(p.x, p.y) - Math.hypot(q.x, q.y));

interface Laid {
  readonly walks: readonly { readonly plan: ArmPlan; readonly walk: Walk }[];
  readonly x: number;
  readonly y: number;
}

/** An arm's limits: the border on its way out, and on its way back the border or the next arm. */
function limitsOf(
  name: ArmName,
  x: number,
  y: number,
  w: number,
  h: number,
  cross: number,
): Limits {
  const out = { R: w / 2 - x, L: w / 2 + x, D: h / 2 - y, U: h / 2 + y }[name];
  const back = name === 'R' ? w / 2 + x : w / 2 - x;
  return { right: out, left: cross > 0 ? cross : -back, turnAtOnce: cross === 0 };
}

function rotateBox(box: Box, turn: Turn): Box {
  const p = rotate(box.x1, box.y1, turn);
  const q = rotate(box.x2, box.y2, turn);
  return {
    x1: Math.min(p.x, q.x),
    y1: Math.min(p.y, q.y),
    x2: Math.max(p.x, q.x),
    y2: Math.max(p.y, q.y),
  };
}

/** Lays every arm at one size from one place; null if it leaves the field. */
function lay(
  plans: readonly ArmPlan[],
  anchorDouble: boolean,
  spinner: boolean,
  unit: number,
  at: { readonly x: number; readonly y: number },
  w: number,
  h: number,
): Laid | null {
  const gap = gapOf(2 * unit);
  const x = Math.round(at.x * w);
  let y = Math.round(at.y * h);
  let reach = span(0, 0, anchorDouble, unit);
  const walks: { plan: ArmPlan; walk: Walk }[] = [];
  for (const plan of plans) {
    const limits = limitsOf(plan.name, x, y, w, h, spinner ? unit + gap : 0);
    const upright = plan.name === 'U' || plan.name === 'D';
    const doubles = plan.tiles.map((tile) => tile.double);
    const walked = walk(doubles, upright ? false : anchorDouble, unit, gap, limits);
    if (!walked) return null;
    walks.push({ plan, walk: walked });
    reach = union(reach, rotateBox(walked.reach, facing[plan.name]));
  }
  if (reach.y2 - reach.y1 > h || reach.x1 + x < -w / 2 || reach.x2 + x > w / 2) return null;
  // Without a spinner the rows may slide up or down together: no turn depends on it.
  if (!spinner) y = Math.min(Math.max(0, -h / 2 - reach.y1), h / 2 - reach.y2);
  if (reach.y1 + y < -h / 2 || reach.y2 + y > h / 2) return null;
  return { walks, x, y };
}

/** A field grows lengthways when it is clearly taller than wide; a pure function of the field. */
export const growsDown = (field: Field): boolean => field.height > field.width * 1.3;

/**
 * Lays a line of play. The first of (size, place of the anchor), in a fixed order, that holds the
 * whole line and its drop spots is taken: what held n + 1 tiles held the n before, so a growing
 * line only ever goes on in that order and never flips to and fro; while it stays, no tile moves
 * against another.
 */
export function layoutLine(line: LineOfPlay, field: Field): Layout {
  const down = growsDown(field);
  const w = 2 * Math.floor((down ? field.height : field.width) / 2);
  const h = 2 * Math.floor((down ? field.width : field.height) / 2);
  const spinner = line.spinner !== undefined;
  const origin = line.spinner ?? line.anchor;
  const anchorDouble = isDouble(line.line[origin]);
  const places = spinner ? bothWays : alongOnly;
  const plans = arms(line, origin);
  for (const unit of sizes(Math.min(field.maxTile, w, h))) {
    if (line.line.length === 0) return place(null, unit, false, down, field);
    for (const at of places) {
      const laid = lay(plans, anchorDouble, spinner, unit, at, w, h);
      if (laid) return place({ ...laid, origin }, unit, anchorDouble, down, field);
    }
  }
  return { tile: 0, tiles: [], spots: [] };
}

/** From arms' own frames to the field. */
function place(
  laid: (Laid & { readonly origin: number }) | null,
  unit: number,
  anchorDouble: boolean,
  down: boolean,
  field: Field,
): Layout {
  const middle = { x: Math.floor(field.width / 2), y: Math.floor(field.height / 2) };
  // A line that grows down is the lying one mirrored in its diagonal: right becomes down.
  const at = (x: number, y: number) =>
    down ? { x: middle.x + y, y: middle.y + x } : { x: middle.x + x, y: middle.y + y };
  const turned = (turn: Turn): Turn => (down ? plusTurn(1, 4 - turn) : turn);
  const tile = 2 * unit;
  if (!laid) {
    const spot = { arm: 'R' as const, ...at(0, 0), turn: turned(0) };
    return { tile, tiles: [], spots: hitAreas([spot], tile, field) };
  }
  const tiles: PlacedTile[] = [
    {
      arm: 'line',
      index: laid.origin,
      ...at(laid.x, laid.y),
      turn: turned(anchorDouble ? 1 : 0),
    },
  ];
  const spots: Omit<DropSpot, 'hit'>[] = [];
  for (const { plan, walk: walked } of laid.walks) {
    const face = facing[plan.name];
    const inTable = (step: Step, outwards: boolean) => {
      const p = rotate(step.x, step.y, face);
      const turn = plusTurn(face, step.turn + (outwards ? 0 : 2));
      return { ...at(p.x + laid.x, p.y + laid.y), turn: turned(turn) };
    };
    walked.steps.forEach((step, i) => {
      const entry = plan.tiles[i];
      if (!entry) return;
      tiles.push({ arm: plan.arm, index: entry.index, ...inTable(step, plan.name !== 'L') });
    });
    spots.push({ arm: plan.name, ...inTable(walked.spot, true) });
  }
  return { tile, tiles, spots: hitAreas(spots, tile, field) };
}
