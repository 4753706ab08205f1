/** How far colours differ, also for eyes that lack one kind of cone. */

export type Sight = 'everybody' | 'protanopia' | 'deuteranopia' | 'tritanopia';

/** Linear light: red, green, blue. */
type Light = readonly [number, number, number];
type Matrix = readonly [Light, Light, Light];

/** Machado, Oliveira and Fernandes 2009, severity 1. */
const sights: Readonly<Record<Sight, Matrix>> = {
  everybody: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** '#rrggbb' as light. */
function lightOf(color: string): Light {
  const at = (i: number): number => {
    const part = Number.parseInt(color.slice(i, i + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return [at(1), at(3), at(5)];
}

const times = (matrix: Matrix, [r, g, b]: Light): Light => {
  const row = ([x, y, z]: Light): number => x * r + y * g + z * b;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
};

export const seenAs = (color: string, sight: Sight): Light => times(sights[sight], lightOf(color));

/** WCAG's contrast ratio. */
export function contrast(a: string, b: string): number {
  const of = (color: string): number => {
    const [r, g, blue] = lightOf(color);
    return 0.2126 * r + 0.7152 * g + 0.0722 * blue + 0.05;
  };
  return Math.max(of(a), of(b)) / Math.min(of(a), of(b));
}

/** Distance in OKLab: 0.02 is just seen side by side, 1 is black to white. */
export function difference(a: Light, b: Light): number {
  const [l, m, s] = lab(a);
  const [p, q, t] = lab(b);
  return Math.hypot(l - p, m - q, s - t);
}

function lab(light: Light): Light {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    light,
  );
  const root = (x: number): number => Math.cbrt(Math.max(0, x));
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [root(cones[0]), root(cones[1]), root(cones[2])],
  );
}
