/**
 * Where the tiles of a line of play lie: pure geometry, no DOM.
 * Units: CSS pixels within the field it is given, origin at the field's top left.
 */

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
