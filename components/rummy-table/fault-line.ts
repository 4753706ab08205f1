/** The line under tiles that are no set yet: dashes, so that it tells more than its colour does. */
import type { Picture, Stroke } from '../stage/scene.ts';

const color = '#ffb4a2';
/** Around it, so that a pale felt shows it, too. */
const shade = { color: '#6b1a0e', alpha: 0.6 };
const dash = 7;

/** `wide` px, drawn 1 : 1. */
export function faultLine(wide: number): Picture {
  const count = Math.max(1, Math.floor((wide + dash / 2) / (dash * 1.5)));
  const step = wide / count;
  const strokes = Array.from({ length: count }, (_, i): Stroke[] => {
    const x = -wide / 2 + (i + 0.5) * step;
    const half = step / 3 - 1;
    const along = { do: 'rule', x1: x - half, y1: 0, x2: x + half, y2: 0 } as const;
    return [
      { ...along, line: { ...shade, width: 4.4 } },
      { ...along, line: { color, width: 2.6 } },
    ];
  });
  return { key: `fault ${wide}`, w: wide, h: 5, strokes: strokes.flat() };
}
