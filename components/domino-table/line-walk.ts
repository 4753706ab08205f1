/**
 * One arm of the line, tile by tile, in its own frame: it starts rightwards from the anchor and
 * turns downwards at the border, then runs to and fro. Units: px, origin at the anchor's centre.
 */

export interface Limits {
  /** How far right a row may reach. */
  readonly right: number;
  /** How far left a row that comes back may reach. */
  readonly left: number;
  /** Whether the first tile may already turn down (not where another arm starts there). */
  readonly turnAtOnce: boolean;
}

export interface Box {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

export interface Step {
  /** Centre. */
  readonly x: number;
  readonly y: number;
  /** From the half that touches the tile before to the outer half (0 right, 1 down, 2 left). */
  readonly turn: 0 | 1 | 2;
}

export interface Walk {
  readonly steps: readonly Step[];
  /** Where the next tile would lie if it is no double. */
  readonly spot: Step;
  /** Everything laid, and the spot after each of the tiles: nothing of it may leave the field. */
  readonly reach: Box;
}

interface End {
  /** Travelling right (1) or left (-1). */
  readonly way: 1 | -1;
  /** Edge that the next tile of the row touches. */
  readonly front: number;
  readonly row: number;
  /** Where the next tile hangs if it turns: middle and edge. */
  readonly below: { readonly x: number; readonly y: number };
  /** A tile that stands in a corner: the row must go on from it. */
  readonly corner: boolean;
}

export const span = (x: number, y: number, across: boolean, unit: number): Box => {
  const w = across ? unit / 2 : unit;
  const h = across ? unit : unit / 2;
  return { x1: x - w, y1: y - h, x2: x + w, y2: y + h };
};

export const union = (a: Box, b: Box): Box => ({
  x1: Math.min(a.x1, b.x1),
  y1: Math.min(a.y1, b.y1),
  x2: Math.max(a.x2, b.x2),
  y2: Math.max(a.y2, b.y2),
});

/**
 * The next tile: straight on while a double would still fit behind it (two doubles never meet,
 * so a double always finds its place across the row), else round the corner. null: no room.
 */
function next(
  end: End,
  double: boolean,
  unit: number,
  gap: number,
  limits: Limits,
  first: boolean,
) {
  const { way, row } = end;
  const length = double ? unit : 2 * unit;
  const reserve = double ? 0 : unit + gap;
  const far = end.front + way * (gap + length);
  const fits = way > 0 ? far + reserve <= limits.right : far - reserve >= limits.left;
  if (fits) {
    const x = far - (way * length) / 2;
    const turn: Step['turn'] = double ? 1 : way > 0 ? 0 : 2;
    const hang = double ? { x, y: row + unit } : { x: far - (way * unit) / 2, y: row + unit / 2 };
    const onwards: End = { way, front: far, row, below: hang, corner: false };
    return { step: { x, y: row, turn } satisfies Step, end: onwards };
  }
  if (double || end.corner || (first && !limits.turnAtOnce)) return null;
  const { x } = end.below;
  const top = end.below.y + gap;
  const back: 1 | -1 = way > 0 ? -1 : 1;
  const turned: End = {
    way: back,
    front: x + (back * unit) / 2,
    row: top + unit * 1.5,
    below: { x, y: top + 2 * unit },
    corner: true,
  };
  return { step: { x, y: top + unit, turn: 1 } satisfies Step, end: turned };
}

/**
 * Lays an arm. `from`: half the extent of the anchor along the row and across it.
 * null where it doesn't fit between the limits.
 */
export function walk(
  doubles: readonly boolean[],
  anchorDouble: boolean,
  unit: number,
  gap: number,
  limits: Limits,
): Walk | null {
  const half = anchorDouble ? unit / 2 : unit;
  let end: End = {
    way: 1,
    front: half,
    row: 0,
    below: anchorDouble ? { x: 0, y: unit } : { x: unit / 2, y: unit / 2 },
    corner: false,
  };
  const steps: Step[] = [];
  let ahead = next(end, false, unit, gap, limits, true);
  if (!ahead) return null;
  let reach = span(ahead.step.x, ahead.step.y, ahead.step.turn === 1, unit);
  for (const double of doubles) {
    const laid = double ? next(end, true, unit, gap, limits, steps.length === 0) : ahead;
    if (!laid) return null;
    steps.push(laid.step);
    end = laid.end;
    ahead = next(end, false, unit, gap, limits, false);
    if (!ahead) return null;
    reach = union(reach, span(laid.step.x, laid.step.y, laid.step.turn === 1, unit));
    reach = union(reach, span(ahead.step.x, ahead.step.y, ahead.step.turn === 1, unit));
  }
  return { steps, spot: ahead.step, reach };
}
