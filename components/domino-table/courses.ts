/** How the arms share a field: which way each one's rows run, and where they end. Pure. */
import type { Box, Course, Heading, Step } from './line-walk.ts';

export type ArmName = 'L' | 'R' | 'U' | 'D';

/** Quarter turns from an arm's own frame to the table's. */
const facing: Record<ArmName, Heading> = { R: 0, D: 1, L: 2, U: 3 };

export const plusTurn = (turn: Heading, by: number): Heading => {
  const sum = (turn + by) % 4;
  return sum === 1 ? 1 : sum === 2 ? 2 : sum === 3 ? 3 : 0;
};

/** From an arm's own frame to the table's, both around the anchor's centre. */
export function inTable({ x, y, turn }: Step, name: ArmName, clockwise = true): Step {
  const face = facing[name];
  const side = clockwise ? y : -y;
  const way = plusTurn(face, clockwise ? turn : 4 - turn);
  if (face === 1) return { x: -side, y: x, turn: way };
  if (face === 2) return { x: -x, y: -side, turn: way };
  if (face === 3) return { x: side, y: -x, turn: way };
  return { x, y: side, turn: way };
}

export function boxInTable(box: Box, name: ArmName, clockwise = true): Box {
  const p = inTable({ x: box.x1, y: box.y1, turn: 0 }, name, clockwise);
  const q = inTable({ x: box.x2, y: box.y2, turn: 0 }, name, clockwise);
  return {
    x1: Math.min(p.x, q.x),
    y1: Math.min(p.y, q.y),
    x2: Math.max(p.x, q.x),
    y2: Math.max(p.y, q.y),
  };
}

/** From the anchor's centre to the field's border on each side, px. */
export type Room = Readonly<Record<ArmName, number>>;

/** How the arms of a cross turn. */
export interface Turning {
  /** Each winds into the quarter of the field that lies clockwise of it, or counter. */
  readonly clockwise: boolean;
  /** Tiles that go straight out before an arm turns and its rows run across; 0: rows run along. */
  readonly stubs: Readonly<Record<ArmName, 0 | 1>>;
}

const stubsOf = (n: number): Turning['stubs'] => ({
  L: n & 1 ? 1 : 0,
  R: n & 2 ? 1 : 0,
  U: n & 4 ? 1 : 0,
  D: n & 8 ? 1 : 0,
});
/** Of equals the first is taken: main arms along the sides, up and down along them, all soon. */
const kinds = [12, 3, 15, 0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14];
export const turnings: readonly Turning[] = [true, false].flatMap((clockwise) =>
  kinds.map((kind) => ({ clockwise, stubs: stubsOf(kind) })),
);

const clockwiseOf = { R: 'D', D: 'L', L: 'U', U: 'R' } as const;
const counterOf = { R: 'U', U: 'L', L: 'D', D: 'R' } as const;

/** An arm of a line without a spinner: rows from border to border, the right one's downwards. */
export function lineCourse(name: ArmName, room: Room): Course {
  const back = name === 'R' ? 'L' : 'R';
  return { stub: 0, far: room[name], near: -room[back], turnAtOnce: true };
}

/**
 * An arm of a cross. Four arms, four quarters of the field: each winds into its own, so none
 * meets another, whatever they hold.
 */
export function crossCourse(name: ArmName, room: Room, unit: number, turning: Turning): Course {
  const { stubs, clockwise } = turning;
  // A double lies across; the first tile from a spinner never is one.
  const halfWidth = (arm: ArmName) => (stubs[arm] === 1 ? unit / 2 : unit);
  const side = (clockwise ? clockwiseOf : counterOf)[name];
  return stubs[name] === 0
    ? { stub: 0, far: room[name], near: halfWidth(side) + unit / 2, turnAtOnce: false }
    : { stub: 1, far: room[side], near: -halfWidth(name), turnAtOnce: false };
}
