/** How large a line is drawn and where its anchor lies: the choice among what fits. Pure. */
import {
  type ArmName,
  boxInTable,
  crossCourse,
  inTable,
  lineCourse,
  type Turning,
  turnings,
} from './courses.ts';
import { type Step, span, union, walk } from './line-walk.ts';

/** Space between touching tiles. */
export const gapOf = (tile: number): number => Math.max(1, Math.round(tile / 32));

/** Kept while it holds the line. Px, from the middle of the field. */
export interface Stance {
  /** Short side of a tile. */
  readonly unit: number;
  /** Centre of the anchor. */
  readonly x: number;
  readonly y: number;
  /** null: no spinner. */
  readonly turning: Turning | null;
}

/** One arm outwards from the anchor: whether each tile is a double. */
export interface Arm {
  readonly name: ArmName;
  readonly doubles: readonly boolean[];
}

export interface Tiles {
  readonly arms: readonly Arm[];
  readonly anchorDouble: boolean;
  readonly spinner: boolean;
}

export interface Space {
  readonly w: number;
  readonly h: number;
}

/** Places around the anchor's centre, each turned outwards. */
export interface LaidArm {
  readonly name: ArmName;
  readonly steps: readonly Step[];
  readonly spot: Step;
}

export interface Laid {
  readonly stance: Stance;
  /** In the order given. */
  readonly arms: readonly LaidArm[];
}

/** Lays every arm from one place; null if it leaves the space. */
export function lay(tiles: Tiles, space: Space, stance: Stance): Laid | null {
  const { x, y } = stance;
  const wound = wind(tiles, space, stance);
  if (!wound) return null;
  const { reach, arms } = wound;
  const out =
    reach.x1 + x < -space.w / 2 ||
    reach.x2 + x > space.w / 2 ||
    reach.y1 + y < -space.h / 2 ||
    reach.y2 + y > space.h / 2;
  return out ? null : { stance, arms };
}

/** Without a spinner the rows slide up or down together, no turn depends on it: to the middle. */
function layCentred(tiles: Tiles, space: Space, stance: Stance): Laid | null {
  const wound = wind(tiles, space, { ...stance, y: 0 });
  if (!wound) return null;
  const { reach, body } = wound;
  const least = -space.h / 2 - reach.y1;
  const most = space.h / 2 - reach.y2;
  const middle = Math.round(-(body.y1 + body.y2) / 2);
  const y = Math.min(Math.max(middle, least), most);
  return lay(tiles, space, { ...stance, y });
}

function wind({ arms, anchorDouble, spinner }: Tiles, { w, h }: Space, stance: Stance) {
  const { unit, x, y, turning } = stance;
  const gap = gapOf(2 * unit);
  const room = { R: w / 2 - x, L: w / 2 + x, D: h / 2 - y, U: h / 2 + y };
  const clockwise = turning?.clockwise ?? true;
  let body = span(0, 0, anchorDouble ? 1 : 0, unit);
  let reach = body;
  const laid: LaidArm[] = [];
  for (const { name, doubles } of arms) {
    const course = turning ? crossCourse(name, room, unit, turning) : lineCourse(name, room);
    const across = spinner && (name === 'U' || name === 'D') ? false : anchorDouble;
    const walked = walk(doubles, across, unit, gap, course);
    if (!walked) return null;
    const toTable = (step: Step) => inTable(step, name, clockwise);
    laid.push({ name, steps: walked.steps.map(toTable), spot: toTable(walked.spot) });
    reach = union(reach, boxInTable(walked.reach, name, clockwise));
    if (walked.body) body = union(body, boxInTable(walked.body, name, clockwise));
  }
  return { arms: laid, reach, body };
}

/**
 * Short sides tried, largest first, at least a tenth apart: those of which a whole number fills
 * the height, since rows are two high. Even: every edge lies on a whole pixel.
 */
export function* units(maxTile: number, height: number): Generator<number> {
  let unit = 2 * Math.floor(maxTile / 4);
  let parts = 1;
  while (unit > 3) {
    yield unit;
    const most = unit * 0.9;
    do {
      parts += 1;
      const gaps = (parts / 2 - 1) * gapOf((2 * height) / parts);
      unit = 2 * Math.floor((height - gaps) / parts / 2);
    } while (unit > most);
  }
}

/** Where the anchor may lie, as parts of the space from its middle; of equals the first is taken. */
const eighths = [0, -1 / 8, 1 / 8, -1 / 4, 1 / 4];
const alongOnly = eighths.map((x) => ({ x, y: 0 }));
const bothWays = eighths
  .flatMap((x) => eighths.map((y) => ({ x, y })))
  .sort((p, q) => Math.hypot(p.x, p.y) - Math.hypot(q.x, q.y));

/** Further tiles on one arm that count as room. */
const lookAhead = 6;
/** Room, 0…1, below which a line would soon be laid anew. */
const enough = { line: 0.3, cross: 0.5 };
/** Room that lets most rounds end without another change. */
const plenty = 0.7;

/** How much the arms may still grow, each alone: 0 (the next tile is one too many) to nearly 1. */
function roomLeft(tiles: Tiles, space: Space, stance: Stance): number {
  const parts = tiles.arms.map((arm) => {
    let more = 0;
    let most = lookAhead;
    while (more < most) {
      const half = Math.ceil((more + most) / 2);
      if (grows(tiles, arm, half, space, stance)) more = half;
      else most = half - 1;
    }
    return more / (more + 1);
  });
  return parts.reduce((sum, part) => sum + part, 0) / parts.length;
}

/** Whether an arm may have so many more tiles. */
function grows(tiles: Tiles, arm: Arm, more: number, space: Space, stance: Stance): boolean {
  const further = Array.from({ length: more }, () => false);
  const grown = { ...arm, doubles: [...arm.doubles, ...further] };
  // The arms of a cross don't meet: each is tried by itself.
  if (tiles.spinner) return lay({ ...tiles, arms: [grown] }, space, stance) !== null;
  const arms = tiles.arms.map((other) => (other === arm ? grown : other));
  return layCentred({ ...tiles, arms }, space, stance) !== null;
}

/** The stance with most room at one size, or the first that has plenty. */
function roomiest(tiles: Tiles, space: Space, unit: number): { laid: Laid; room: number } | null {
  let best: { laid: Laid; room: number } | null = null;
  for (const part of tiles.spinner ? bothWays : alongOnly) {
    for (const turning of tiles.spinner ? turnings : [null]) {
      const at = {
        unit,
        x: Math.round(part.x * space.w),
        y: Math.round(part.y * space.h),
        turning,
      };
      const laid = tiles.spinner ? lay(tiles, space, at) : layCentred(tiles, space, at);
      if (!laid) continue;
      const room = roomLeft(tiles, space, laid.stance);
      if (room >= plenty) return { laid, room };
      if (!best || room > best.room + 1e-9) best = { laid, room };
    }
  }
  return best;
}

/** The largest size that holds the tiles; the next where that one would soon be too large. */
export function choose(tiles: Tiles, space: Space, maxTile: number, most: number): Laid | null {
  let tight: Laid | null = null;
  const least = tiles.spinner ? enough.cross : enough.line;
  for (const unit of units(maxTile, space.h)) {
    if (unit > most) continue;
    const found = roomiest(tiles, space, unit);
    if (found && found.room >= least) return found.laid;
    if (tight) return tight;
    tight = found?.laid ?? null;
  }
  return tight;
}
