/** What flares behind a bomb. */
import type { Picture, Stroke } from '../../stage/scene.ts';
import { ellipse, line, shape } from './shapes.ts';

/** Half its width and half its height: it is wider than high, as a bomb's four cards are. */
const wide = 100;
const high = 72;

/** Lines away from the middle, long and short in turn. */
function rays(): string {
  return Array.from({ length: 36 }, (_, i) => {
    const angle = (i * Math.PI) / 18;
    const far = [1, 0.84, 0.92][i % 3] ?? 1;
    const at = (part: number) =>
      `${(part * wide * Math.sin(angle)).toFixed(1)} ${(-part * high * Math.cos(angle)).toFixed(1)}`;
    return `M${at(0.66)}L${at(far)}`;
  }).join('');
}

/** Ellipses on each other, a little brighter each towards the middle. */
const glow = Array.from({ length: 12 }, (_, i): Stroke => {
  const part = 0.92 - i * 0.035;
  return shape(ellipse(0, 0, part * wide, part * high), { color: '#ffb45a', alpha: 0.035 });
});

export const burstPicture: Picture = {
  key: 'burst',
  w: 2 * wide,
  h: 2 * high,
  strokes: [...glow, line(rays(), '#ffd98a', 0.8, 0.55)],
};
