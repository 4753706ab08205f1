/** A closed braid of one cord: over and under itself by turns. */
import type { Stroke } from '../../stage/scene.ts';

/** Half its width, the height between two crossings. */
const half = 21;
const step = 29;

type Point = readonly [number, number];
type Curve = readonly [Point, Point, Point, Point];

/** From one side to the other, between two heights. */
function strand(side: 1 | -1, y: number): Curve {
  const x = half * side;
  return [
    [x, y],
    [x, y + step / 2],
    [-x, y + step / 2],
    [-x, y + step],
  ];
}

const between = ([x1, y1]: Point, [x2, y2]: Point, t: number): Point => [
  x1 + (x2 - x1) * t,
  y1 + (y2 - y1) * t,
];

const path = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join(' ');

/** A cubic curve cut in two at `t`. */
function cut([a, b, c, d]: Curve, t: number): { before: Curve; after: Curve } {
  const [ab, bc, cd] = [between(a, b, t), between(b, c, t), between(c, d, t)];
  const [abc, bcd] = [between(ab, bc, t), between(bc, cd, t)];
  const at = between(abc, bcd, t);
  return { before: [a, ab, abc, at], after: [at, bcd, cd, d] };
}

/** A strand without the part `t` at each end. */
function middle(side: 1 | -1, y: number, t: number): Curve {
  return cut(cut(strand(side, y), t).after, (1 - 2 * t) / (1 - t)).before;
}

const curve = ([a, ...rest]: Curve): string => `M${path([a])}C${path(rest)}`;

export function braid(shade: string, cord: string): Stroke[] {
  const heights = [-2, -1, 0, 1].map((i) => i * step);
  const whole = heights
    .flatMap((y) => ([1, -1] as const).map((side) => strand(side, y)))
    .map(curve)
    .concat(
      [-1, 1].map(
        (end) => `M${-half} ${2 * step * end}a${half} ${half} 0 0 ${end < 0 ? 1 : 0} ${2 * half} 0`,
      ),
    )
    .join('');
  const over = (t: number) =>
    heights.map((y, i) => curve(middle(i % 2 === 0 ? 1 : -1, y, t))).join('');
  const draw = (d: string, color: string, width: number): Stroke => ({
    do: 'path',
    d,
    line: { color, width },
  });
  return [
    draw(whole, shade, 17),
    draw(whole, cord, 11),
    draw(over(0.36), shade, 17),
    draw(over(0.15), cord, 11),
  ];
}
