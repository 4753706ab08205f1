/** The joker's own face: a smiling pip with a cap in the four colours; and the badge that tells what it stands for. */
import { colourOf, numberOf, type Tile } from '../../machines/rummy/tile.ts';
import type { Stroke } from '../stage/scene.ts';
import { type Colour, inks, isColour, mark } from './marks.ts';
import { numeral, numeralWidth } from './numerals.ts';

/** The pip's own ink. */
export const navy = '#1a2150';
const light = '#fffdf6';

/** Its middle at (x, y), `by` times the size that it has on a tile of its own. */
export function jokerFace(x: number, y: number, by: number): Stroke[] {
  const dot = (dx: number, dy: number, r: number, fill: string): Stroke => ({
    do: 'disc',
    x: x + dx * by,
    y: y + dy * by,
    r: r * by,
    fill,
  });
  const path = (points: string, fill: string): Stroke => ({
    do: 'path',
    d: points.replace(/-?\d+(\.\d+)?/g, (n) => String(Math.round(Number(n) * by * 100) / 100)),
    x,
    y,
    fill,
  });
  return [
    path('M-27 0C-40 -10 -41 -28 -31 -35C-27 -24 -20 -17 -8 -12Z', inks.R),
    path('M27 0C40 -10 41 -28 31 -35C27 -24 20 -17 8 -12Z', inks.B),
    path('M-19 -8C-17 -26 -8 -40 0 -44C8 -40 17 -26 19 -8Z', inks.O),
    dot(-31, -35, 5.5, navy),
    dot(31, -35, 5.5, navy),
    dot(0, -44, 5.5, navy),
    ...smile(x, y + 16 * by, by, navy, light),
  ];
}

/** The pip that smiles, its middle at (x, y); 58 units across where `by` is 1. */
export function smile(x: number, y: number, by: number, pip: string, face: string): Stroke[] {
  const eye = (dx: number): Stroke => ({
    do: 'disc',
    x: x + dx * by,
    y: y - 7 * by,
    r: 4.6 * by,
    fill: face,
  });
  const [side, lips, chin] = [14, 5, 16].map((n) => Math.round(n * by * 100) / 100);
  const d = `M-${side} ${lips}C${-9 * by} ${chin} ${9 * by} ${chin} ${side} ${lips}`;
  return [
    { do: 'disc', x, y, r: 29 * by, fill: pip },
    eye(-10.5),
    eye(10.5),
    { do: 'path', d, x, y, line: { color: face, width: 5.4 * by } },
  ];
}

/** The number that it stands for, and the mark of each colour that it may be. */
export function jokerBadge(stands: readonly Tile[]): Stroke[] {
  const [first] = stands;
  if (first === undefined) return [];
  const number = numberOf(first);
  const colours = stands.map(colourOf).filter(isColour);
  const [only, second] = colours;
  const ink = only && second === undefined ? inks[only] : navy;
  const y = 31;
  // Two marks stand one over the other.
  const column = colours.length > 1;
  const size = column ? 15 : 20;
  const tall = 38;
  const wide = numeralWidth(number, tall);
  const left = -(wide + 5 + size) / 2;
  const marks = colours.map(
    (colour: Colour, i): Stroke =>
      mark(colour, left + wide + 5 + size / 2, y + (i - (colours.length - 1) / 2) * 20, size),
  );
  return [
    { do: 'rect', x: -40, y: y - 23, w: 80, h: 46, r: 9, fill: { color: navy, alpha: 0.09 } },
    ...numeral(number, { x: left + wide / 2, y, tall }, ink),
    ...marks,
  ];
}
