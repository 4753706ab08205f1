/**
 * One arm of the line, tile by tile, in its own frame: it starts rightwards from the anchor and
 * its rows go on downwards. Units: px, origin at the anchor's centre.
 */

export interface Course {
  /**
   * Tiles that go straight out before the arm turns for good and its rows run up and down, side
   * by side. 0: its rows run the way it starts, one under the other.
   */
  readonly stub: number;
  /** Where a row ends that runs right (down after a stub), and one that comes back. */
  readonly far: number;
  readonly near: number;
  /** Whether the first tile may already turn (not where another arm starts there). */
  readonly turnAtOnce: boolean;
}

export interface Box {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** Quarter turns clockwise from rightwards. */
export type Heading = 0 | 1 | 2 | 3;

export interface Step {
  /** Centre. */
  readonly x: number;
  readonly y: number;
  /** From the half that touches the tile before to the outer half; a double's, across its row. */
  readonly turn: Heading;
}

export interface Walk {
  readonly steps: readonly Step[];
  /** What the tiles take up; null: none lie. */
  readonly body: Box | null;
  /** Where the next tile would lie if it is no double. */
  readonly spot: Step;
  /** Everything laid, and the spot after each of the tiles: nothing of it may leave the field. */
  readonly reach: Box;
}

/** What does not change along an arm. */
interface Going {
  readonly unit: number;
  readonly gap: number;
  readonly course: Course;
}

/** A tile on the way, and how the arm goes on from it. */
interface Trail extends Step {
  readonly double: boolean;
  readonly heading: Heading;
  /** Whether rows run outwards (1) or back (-1) now. */
  readonly way: 1 | -1;
  /** The row must go on from it: it stands in a corner. */
  readonly corner: boolean;
  /** How many tiles from the anchor; that is 0. */
  readonly count: number;
}

const ways = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
] as const;

/** `turn` 1 and 3 stand. */
export const span = (x: number, y: number, turn: Heading, unit: number): Box => {
  const standing = turn % 2 === 1;
  const w = standing ? unit / 2 : unit;
  const h = standing ? unit : unit / 2;
  return { x1: x - w, y1: y - h, x2: x + w, y2: y + h };
};

export const union = (a: Box, b: Box): Box => ({
  x1: Math.min(a.x1, b.x1),
  y1: Math.min(a.y1, b.y1),
  x2: Math.max(a.x2, b.x2),
  y2: Math.max(a.y2, b.y2),
});

/** Lays a tile at the one before: straight on, or round its outer half (a double's end). */
function join(last: Trail, heading: Heading, double: boolean, { unit, gap }: Going) {
  const to = ways[heading];
  const from = ways[last.heading];
  const straight = heading === last.heading;
  const out = straight || last.double ? 0 : unit / 2;
  const edge = straight === last.double ? unit / 2 : unit;
  const middle = edge + gap + (double ? unit / 2 : unit);
  const x = last.x + from.x * out + to.x * middle;
  const y = last.y + from.y * out + to.y * middle;
  const turn: Heading = double ? (heading % 2 === 0 ? 1 : 0) : heading;
  return { x, y, turn, double, heading, count: last.count + 1 };
}

/**
 * The next tile: straight on while a double would still fit behind it (two doubles never meet,
 * so a double always finds its place across the row), else round the corner. null: no room.
 */
function next(last: Trail, double: boolean, going: Going): Trail | null {
  const { unit, gap, course } = going;
  const { stub } = course;
  if (last.count < stub) return { ...join(last, 0, double, going), way: 1, corner: false };
  const level = stub === 0;
  const { way } = last;
  const heading = level ? (way > 0 ? 0 : 2) : way > 0 ? 1 : 3;
  const on = join(last, heading, double, going);
  const reach = (double ? unit / 2 : unit + unit + gap) * way + (level ? on.x : on.y);
  if (way > 0 ? reach <= course.far : reach >= course.near) return { ...on, way, corner: false };
  const held = last.count === 0 ? !course.turnAtOnce : last.corner || last.count === stub;
  if (double || held) return null;
  const turned = join(last, level ? 1 : 0, false, going);
  return { ...turned, way: way > 0 ? -1 : 1, corner: true };
}

/** Lays an arm; null where it doesn't fit between its limits. */
export function walk(
  doubles: readonly boolean[],
  anchorAcross: boolean,
  unit: number,
  gap: number,
  course: Course,
): Walk | null {
  const going: Going = { unit, gap, course };
  let last: Trail = {
    x: 0,
    y: 0,
    turn: 0,
    double: anchorAcross,
    heading: 0,
    way: 1,
    corner: false,
    count: 0,
  };
  const steps: Step[] = [];
  let body: Box | null = null;
  let ahead = next(last, false, going);
  if (!ahead) return null;
  let reach = span(ahead.x, ahead.y, ahead.turn, unit);
  for (const double of doubles) {
    const laid: Trail | null = double ? next(last, true, going) : ahead;
    if (!laid) return null;
    steps.push(laid);
    last = laid;
    ahead = next(last, false, going);
    if (!ahead) return null;
    const box = span(laid.x, laid.y, laid.turn, unit);
    body = body ? union(body, box) : box;
    reach = union(reach, box);
    reach = union(reach, span(ahead.x, ahead.y, ahead.turn, unit));
  }
  return { steps, body, spot: ahead, reach };
}
