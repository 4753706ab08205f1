/** The four colours of rummy: each is an ink and a mark of its own shape, so that hue alone tells nothing. */
import type { Stroke } from '../stage/scene.ts';

export type Colour = 'R' | 'B' | 'K' | 'O';

/** Each ≥ 4.5 : 1 on a tile's face. Red leans to blue and orange is light: so they differ without red and green, too. */
export const inks: Readonly<Record<Colour, string>> = {
  R: '#b20a30',
  B: '#1652c4',
  K: '#1b1d22',
  O: '#b44f00',
};

/** The same on a dark face, as an embedder may have it. */
export const brightInks: Readonly<Record<string, string>> = {
  [inks.R]: '#ff7a90',
  [inks.B]: '#7fb2ff',
  [inks.O]: '#ffad4d',
};

/** In units of half its size, around its middle: disc, square, triangle, star. */
const shapes: Readonly<Record<Exclude<Colour, 'R'>, (s: number) => string>> = {
  B: (s) =>
    polygon(
      [
        [-0.88, -0.88],
        [0.88, -0.88],
        [0.88, 0.88],
        [-0.88, 0.88],
      ],
      s,
    ),
  K: (s) =>
    polygon(
      [
        [0, -1.02],
        [1.12, 0.9],
        [-1.12, 0.9],
      ],
      s,
    ),
  O: (s) => polygon(star, s),
};

const star = Array.from({ length: 8 }, (_, i): readonly [number, number] => {
  const far = i % 2 === 0 ? 1.3 : 0.56;
  const angle = (i * Math.PI) / 4;
  return [far * Math.sin(angle), -far * Math.cos(angle)];
});

export function isColour(text: string): text is Colour {
  return text.length === 1 && 'RBKO'.includes(text);
}

/** A colour's mark, its middle at (x, y), `size` units across. */
export function mark(
  colour: Colour,
  x: number,
  y: number,
  size: number,
  fill = inks[colour],
): Stroke {
  if (colour === 'R') return { do: 'disc', x, y, r: size / 2, fill };
  return { do: 'path', d: shapes[colour](size / 2), x, y, fill };
}

function polygon(points: readonly (readonly [number, number])[], s: number): string {
  const rounded = points.map(([x, y]) => `${short(x * s)} ${short(y * s)}`);
  return `M${rounded.join('L')}Z`;
}

const short = (n: number): number => Math.round(n * 100) / 100;
