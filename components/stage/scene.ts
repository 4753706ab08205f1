/**
 * The stage's own shapes: a game's scene describes what to show in these, the stage draws it.
 * Units are CSS pixels of the table, origin at its top left, y downwards; angles in radians.
 * Nothing here knows Pixi: a scene is a pure function of (layout, state).
 */

/** One stroke of a picture, drawn in order, in the picture's own units, origin at its centre. */
export type Stroke =
  | { do: 'rect'; x: number; y: number; w: number; h: number; r: number; fill: Paint; line?: Line }
  | { do: 'disc'; x: number; y: number; r: number; fill: Paint; line?: Line }
  /** `x`, `y`: where the path's own origin lies; default the picture's. No gradient: canvas and SVG would measure its box differently. */
  | { do: 'path'; d: string; x?: number; y?: number; fill?: Paint; line?: Line }
  | { do: 'rule'; x1: number; y1: number; x2: number; y2: number; line: Line }
  /** A photograph that fills a rounded frame. Only a canvas shows it: what lies under it stands in for it in SVG. */
  | { do: 'image'; x: number; y: number; w: number; h: number; r: number; image: ImageBitmap };

/** '#rrggbb', with an opacity 0…1, or a linear gradient along the given axis of the stroke's box. */
export type Paint =
  | string
  | { color: string; alpha: number }
  | { from: string; to: string; axis: 'x' | 'y' };

export interface Line {
  color: string;
  width: number;
  alpha?: number;
}

/** A drawing shared by every sprite with the same key (drawn once, reused). */
export interface Picture {
  key: string;
  w: number;
  h: number;
  strokes: readonly Stroke[];
}

/** One thing on the table. Sprites keep their identity from scene to scene by `id`: that is what moves. */
export interface Sprite {
  id: string;
  picture: Picture;
  x: number;
  y: number;
  angle: number;
  scale: number;
  alpha?: number;
  /** Paint order; equal z paint in scene order. */
  z: number;
  /** 0 resting on the felt … 1 held in the hand: how far the contact shadow falls. */
  lift?: number;
  /** Printed on the felt: casts no shadow. */
  flat?: boolean;
  /** Where it comes from when it is new in a scene (default: fades in in place). */
  from?: { x: number; y: number; angle?: number; scale?: number };
  /** While it moves: shown with this picture until half-way (a tile turned over). */
  turnedFrom?: Picture;
  /** Waits this long before it moves, ms: a deal, tile after tile. */
  delay?: number;
}

export interface Scene {
  width: number;
  height: number;
  sprites: readonly Sprite[];
}

/** How a change of scene moves: durations in ms, 0 = at once (reduced motion, resize). */
export interface Motion {
  duration: number;
}

export interface Stage {
  readonly canvas: HTMLCanvasElement;
  /** Draws the scene, moving from what is shown now; interrupts a motion that is running. */
  show(scene: Scene, motion: Motion): void;
  /** Moves one sprite at once without motion: dragging. null lets go of it (it moves back into its scene). */
  drag(id: string, at: { x: number; y: number } | null): void;
  /** Resolves when nothing moves any more (at once when nothing does). */
  settled(): Promise<void>;
  destroy(): void;
}
