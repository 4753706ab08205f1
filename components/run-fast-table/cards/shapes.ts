/** Short words for the strokes that cards are drawn with. */
import type { Line, Paint, Stroke } from '../../stage/scene.ts';

export const shape = (d: string, fill: Paint, line?: Line): Stroke =>
  line ? { do: 'path', d, fill, line } : { do: 'path', d, fill };

export const line = (d: string, color: string, width: number, alpha = 1): Stroke => ({
  do: 'path',
  d,
  line: { color, width, alpha },
});

export const disc = (x: number, y: number, r: number, fill: Paint): Stroke => ({
  do: 'disc',
  x,
  y,
  r,
  fill,
});

/** An outline of moves, lines and curves: what can be made larger and moved by its numbers alone. */
export type Outline = readonly (string | number)[];

/** An outline's numbers come in pairs, x before y. */
export function outlined(outline: Outline, scale: number, x = 0, y = 0): string {
  let across = false;
  return outline
    .map((part) => {
      if (typeof part === 'string') return part;
      across = !across;
      return `${hundredths(part * scale + (across ? x : y))} `;
    })
    .join('');
}

const hundredths = (n: number): number => Math.round(n * 100) / 100;

/** An ellipse around a point, as part of a path. */
export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}A${rx} ${ry} 0 1 0 ${x + rx} ${y}A${rx} ${ry} 0 1 0 ${x - rx} ${y}`;
