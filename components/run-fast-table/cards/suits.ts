/**
 * The four suits: each its own shape, and of the two dark ones and the two bright ones one is whole and one
 * pierced, so that nobody needs colours to tell them apart.
 */
import type { Stroke } from '../../stage/scene.ts';
import { disc, type Outline, outlined, shape } from './shapes.ts';

/** About 24 high around its middle. */
const outlines: Readonly<Record<string, Outline>> = {
  // biome-ignore format: one move or curve a line
  s: ['M', 0, -12.4,
    'C', 3.6, -7.6, 11.4, -3.4, 11.4, 2.6, 'C', 11.4, 6.2, 8.8, 8.4, 6, 8.4,
    'C', 4, 8.4, 2.4, 7.4, 1.5, 5.8, 'C', 1.7, 8.6, 2.8, 10.8, 4.8, 12.4, 'L', -4.8, 12.4,
    'C', -2.8, 10.8, -1.7, 8.6, -1.5, 5.8, 'C', -2.4, 7.4, -4, 8.4, -6, 8.4,
    'C', -8.8, 8.4, -11.4, 6.2, -11.4, 2.6, 'C', -11.4, -3.4, -3.6, -7.6, 0, -12.4, 'Z'],
  // biome-ignore format: one move or curve a line
  h: ['M', 0, 12.2,
    'C', -3.4, 7.6, -11.8, 3.2, -11.8, -4, 'C', -11.8, -8, -8.9, -10.8, -5.6, -10.8,
    'C', -3, -10.8, -1, -9.4, 0, -7, 'C', 1, -9.4, 3, -10.8, 5.6, -10.8,
    'C', 8.9, -10.8, 11.8, -8, 11.8, -4, 'C', 11.8, 3.2, 3.4, 7.6, 0, 12.2, 'Z'],
  // biome-ignore format: one move or curve a line
  d: ['M', 0, -13,
    'C', 2.6, -8.4, 6, -3.8, 10, 0, 'C', 6, 3.8, 2.6, 8.4, 0, 13,
    'C', -2.6, 8.4, -6, 3.8, -10, 0, 'C', -6, -3.8, -2.6, -8.4, 0, -13, 'Z'],
  // biome-ignore format: the stem
  c: ['M', -2.4, -1, 'L', 2.4, -1, 'L', 1.4, 3,
    'C', 1.6, 7.6, 2.8, 10.4, 5, 12.4, 'L', -5, 12.4,
    'C', -2.8, 10.4, -1.6, 7.6, -1.4, 3, 'Z'],
};

const leaves = [
  [0, -6.4],
  [-6.4, 3],
  [6.4, 3],
] as const;

/** A suit's mark around a point, `scale` times 24 high; nothing where the suit isn't known. `face`: seen through what is pierced. */
export function suitMark(
  suit: string,
  { x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number },
  ink: string,
  face: string,
): Stroke[] {
  const outline = outlines[suit];
  if (!outline) return [];
  const whole = shape(outlined(outline, scale, x, y), ink);
  const at = (r: number, fill: string): Stroke[] =>
    leaves.map(([dx, dy]) => disc(x + dx * scale, y + dy * scale, r * scale, fill));
  if (suit === 'c') return [...at(5.7, ink), whole, ...at(2.5, face)];
  if (suit !== 'd') return [whole];
  return [whole, shape(outlined(outline, scale * 0.46, x, y), face)];
}
