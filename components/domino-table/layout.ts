/**
 * Where the tiles of a line of play lie: pure geometry, no DOM.
 * Units: CSS pixels within the field it is given, origin at the field's top left.
 */
import { type ArmName, plusTurn } from './courses.ts';
import { hitAreas } from './hit-areas.ts';
import type { Heading, Step } from './line-walk.ts';
import { type Arm, choose, type Laid, lay, type Space, type Stance, units } from './stance.ts';

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
  /** For the next layout of the same round. */
  readonly kept?: Kept;
}

/** How a layout came about. */
export interface Kept {
  readonly field: Field;
  readonly spinner: boolean;
  /** Tiles that lay. */
  readonly count: number;
  readonly stance: Stance;
}

const isDouble = (tile: LineTile | undefined): boolean => tile !== undefined && tile.a === tile.b;

/** Outwards from the anchor; a spinner's four from the start, so that it needn't make room later. */
function armsOf(line: LineOfPlay, origin: number): Arm[] {
  const doubles = (tiles: readonly LineTile[]) => tiles.map(isDouble);
  const all = doubles(line.line);
  const sides: Arm[] = [
    { name: 'L', doubles: all.slice(0, origin).reverse() },
    { name: 'R', doubles: all.slice(origin + 1) },
  ];
  if (line.spinner === undefined) return sides;
  return [
    ...sides,
    { name: 'U', doubles: doubles(line.up ?? []) },
    { name: 'D', doubles: doubles(line.down ?? []) },
  ];
}

/** A line without a spinner grows lengthways when its field is clearly taller than wide. */
export const growsDown = (field: Field): boolean => field.height > field.width * 1.3;

/**
 * Lays a line of play: as large as the field lets it, with room for the next tiles. Pass the
 * layout of the move before: its size and its anchor's place stay while they hold the line, so
 * that no tile moves; without it the answer depends on the line and the field alone.
 */
export function layoutLine(line: LineOfPlay, field: Field, previous?: Layout): Layout {
  const spinner = line.spinner !== undefined;
  const down = !spinner && growsDown(field);
  const space: Space = {
    w: 2 * Math.floor((down ? field.height : field.width) / 2),
    h: 2 * Math.floor((down ? field.width : field.height) / 2),
  };
  const maxTile = Math.min(field.maxTile, space.w, space.h);
  if (line.line.length === 0) return emptyLine(field, maxTile, space, down);
  const origin = line.spinner ?? line.anchor;
  const arms = armsOf(line, origin);
  const tiles = { arms, anchorDouble: isDouble(line.line[origin]), spinner };
  const count = arms.reduce((sum, { doubles }) => sum + doubles.length, 1);
  const before = keptOf(previous, field, spinner, count);
  const most = before && before.count <= count ? before.stance.unit : maxTile;
  const laid = (before && lay(tiles, space, before.stance)) ?? choose(tiles, space, maxTile, most);
  if (!laid) return { tile: 0, tiles: [], spots: [] };
  const kept = { field, spinner, count, stance: laid.stance };
  return { ...place(laid, origin, tiles.anchorDouble, down, field), kept };
}

/** What still counts: not another field's, nor that of a round before. */
function keptOf(previous: Layout | undefined, field: Field, spinner: boolean, count: number) {
  const kept = previous?.kept;
  if (!kept || kept.spinner !== spinner || count === 1 || count * 2 < kept.count) return null;
  const { width, height, maxTile } = kept.field;
  const same = width === field.width && height === field.height && maxTile === field.maxTile;
  return same ? kept : null;
}

/** From the space's middle to the field. A line that grows down is the lying one mirrored in its diagonal. */
function toField(field: Field, down: boolean) {
  const middle = { x: Math.floor(field.width / 2), y: Math.floor(field.height / 2) };
  return ({ x, y }: { x: number; y: number }, turn: Heading) =>
    down
      ? { x: middle.x + y, y: middle.y + x, turn: plusTurn(1, 4 - turn) }
      : { x: middle.x + x, y: middle.y + y, turn };
}

function emptyLine(field: Field, maxTile: number, space: Space, down: boolean): Layout {
  const [unit = 0] = units(maxTile, space.h);
  const spot = { arm: 'R' as const, ...toField(field, down)({ x: 0, y: 0 }, 0) };
  return { tile: 2 * unit, tiles: [], spots: hitAreas([spot], 2 * unit, field) };
}

/** From around the anchor to the field. */
function place(
  { arms, stance }: Laid,
  origin: number,
  anchorDouble: boolean,
  down: boolean,
  field: Field,
): Layout {
  const at = toField(field, down);
  const moved = ({ x, y }: Step) => ({ x: x + stance.x, y: y + stance.y });
  const tiles: PlacedTile[] = [{ arm: 'line', index: origin, ...at(stance, anchorDouble ? 1 : 0) }];
  const spots: Omit<DropSpot, 'hit'>[] = [];
  // The spinner's other sides open when both main sides are taken.
  const mainTaken = arms.every(({ name, steps }) => isUpright(name) || steps.length > 0);
  for (const { name, steps, spot } of arms) {
    steps.forEach((step, n) => {
      // A line is read left to right, so the left arm's tiles are turned inwards.
      const placed = at(moved(step), plusTurn(step.turn, name === 'L' ? 2 : 0));
      tiles.push({ arm: armOf[name], index: indexIn[name](n, origin), ...placed });
    });
    if (mainTaken || !isUpright(name)) spots.push({ arm: name, ...at(moved(spot), spot.turn) });
  }
  const tile = 2 * stance.unit;
  return { tile, tiles, spots: hitAreas(spots, tile, field) };
}

const isUpright = (name: ArmName): boolean => name === 'U' || name === 'D';

const armOf: Record<ArmName, PlacedTile['arm']> = { L: 'line', R: 'line', U: 'up', D: 'down' };

/** The index in its list of an arm's n-th tile. */
const indexIn: Record<ArmName, (n: number, origin: number) => number> = {
  L: (n, origin) => origin - 1 - n,
  R: (n, origin) => origin + 1 + n,
  U: (n) => n,
  D: (n) => n,
};
