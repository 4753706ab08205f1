/** Short words for the strokes that backs are drawn with. */
import type { Paint, Stroke } from '../../stage/scene.ts';

export const disc = (x: number, y: number, r: number, fill: Paint): Stroke => ({
  do: 'disc',
  x,
  y,
  r,
  fill,
});

export const shape = (d: string, fill: Paint): Stroke => ({ do: 'path', d, fill });

export const line = (d: string, color: string, width: number, alpha = 1): Stroke => ({
  do: 'path',
  d,
  line: { color, width, alpha },
});

/** One path of many small dots. */
export const dots = (r: number, ...at: readonly (readonly [number, number])[]): string =>
  at
    .map(([x, y]) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`)
    .join('');

/** Fills from a ridge, left to right, down to the foot of the field, round its corners. */
export const land = (ridge: string, fill: Paint): Stroke =>
  shape(`M-42 ${ridge}V80A10 10 0 0 1 32 90H-32A10 10 0 0 1-42 80Z`, fill);
