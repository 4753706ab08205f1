/**
 * The numerals of rummy tiles, drawn and not set: canvas and SVG show the same, crisp at every size.
 * Each is a line of one width; where two strokes meet, their round caps make the corner.
 */
import type { Stroke } from '../stage/scene.ts';

interface Digit {
  /** Around its middle, `high` units from the upper to the lower end of its line. */
  readonly d: string;
  /** Of its line, in the same units. */
  readonly w: number;
}

/** Of the line itself; with its width a numeral stands `high + thick` tall. */
const high = 46;
const thick = 12;
/** Between the lines of two digits. */
const apart = 20;

const six = 'M8 -22.5C-4 -17 -13 -5 -13 8.5';
const bowl = 'M-13 9.5A13 13.5 0 1 1 13 9.5A13 13.5 0 1 1 -13 9.5Z';
const nine = 'M-8 22.5C4 17 13 5 13 -8.5';
const upperBowl = 'M13 -9.5A13 13.5 0 1 1 -13 -9.5A13 13.5 0 1 1 13 -9.5Z';

const digits: readonly Digit[] = [
  {
    d: 'M0 -23C9.5 -23 13 -13.5 13 0C13 13.5 9.5 23 0 23C-9.5 23 -13 13.5 -13 0C-13 -13.5 -9.5 -23 0 -23Z',
    w: 26,
  },
  { d: 'M5 23V-23M5 -23L-5 -14.5', w: 10 },
  {
    d: 'M-12 -13.5C-11 -19.5 -6.5 -23 0 -23C7.5 -23 12.5 -18.5 12.5 -11.5C12.5 -6.5 10 -3 5.5 2L-12.5 23M-12.5 23H13',
    w: 26,
  },
  {
    d: 'M-11.5 -17C-9.5 -21 -5 -23 0 -23C7 -23 12 -19 12 -12.5C12 -6 7 -2 0 -2H-3M0 -2C8 -2 13 3 13 10C13 18 7.5 23 0 23C-6 23 -10.5 20.5 -12.5 16',
    w: 26,
  },
  { d: 'M6 -23L-14 11M-14 11H14M6 -23V23', w: 28 },
  {
    d: 'M11 -23H-9M-9 -23L-11 -2.5M-11 -2.5C-8 -6 -4 -7.5 0 -7.5C7.5 -7.5 13 -2 13 7.5C13 17 7.5 23 0 23C-6 23 -10.5 20.5 -12.5 16',
    w: 26,
  },
  { d: six + bowl, w: 26 },
  { d: 'M-13 -23H13M13 -23C4 -9 -2 6 -3.5 23', w: 26 },
  {
    d: 'M-11 -12.2A11 10.8 0 1 1 11 -12.2A11 10.8 0 1 1 -11 -12.2ZM-13.5 11A13.5 12 0 1 1 13.5 11A13.5 12 0 1 1 -13.5 11Z',
    w: 27,
  },
  { d: nine + upperBowl, w: 26 },
];

/** A number 1…13, its middle at (x, y), `tall` units from top to bottom. */
export function numeral(
  value: number,
  { x, y, tall }: { readonly x: number; readonly y: number; readonly tall: number },
  color: string,
): Stroke[] {
  const scale = tall / (high + thick);
  const parts = [...String(value)].flatMap((digit) => digits[Number(digit)] ?? []);
  const whole = parts.reduce((sum, { w }) => sum + w, 0) + apart * (parts.length - 1);
  let left = -whole / 2;
  return parts.map(({ d, w }): Stroke => {
    const at = left + w / 2;
    left += w + apart;
    return {
      do: 'path',
      d: scale === 1 ? d : scaled(d, scale),
      x: x + at * scale,
      y,
      line: { color, width: thick * scale },
    };
  });
}

/** How wide a number of this height is, its line's width included. */
export function numeralWidth(value: number, tall: number): number {
  const parts = [...String(value)].flatMap((digit) => digits[Number(digit)] ?? []);
  const whole = parts.reduce((sum, { w }) => sum + w, 0) + apart * (parts.length - 1);
  return ((whole + thick) * tall) / (high + thick);
}

/** A path with all its numbers multiplied; flags of arcs stay what they are. */
function scaled(d: string, by: number): string {
  return d.replace(/([A-Z])([^A-Z]*)/g, (_, command: string, rest: string) => {
    const numbers = rest.trim() === '' ? [] : rest.trim().split(/\s+/).map(Number);
    const flags = (i: number): boolean => command === 'A' && i % 7 >= 2 && i % 7 <= 4;
    const times = numbers.map((n, i) => (flags(i) ? n : Math.round(n * by * 100) / 100));
    return `${command}${times.join(' ')}`;
  });
}
