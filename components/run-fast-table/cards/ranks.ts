/**
 * The ranks' signs, our own: lines of one width with round ends, 32 high, as wide as they need. A line that
 * turns sharply is two, so that its corner is round on a canvas and in SVG alike.
 */
import { ellipse } from './shapes.ts';

/** Width of the lines that the signs are made of. */
export const signLine = 6.4;

/** Half a line above and below included. */
export const signHeight = 32;

export interface Sign {
  readonly d: string;
  /** Half a line left and right included. */
  readonly width: number;
}

/** From the sign's top left corner; the middle of its lines stays 3.2 inside. */
const signs: Readonly<Record<string, Sign>> = {
  '3': {
    d: 'M3.4 6.2C5 4.3 7.4 3.2 10 3.2C14 3.2 16.6 5.6 16.6 9C16.6 12.7 13.8 15 9.4 15C14.4 15 17.4 17.7 17.4 21.8C17.4 26 14.2 28.8 9.8 28.8C7 28.8 4.6 27.7 3.2 25.8',
    width: 21,
  },
  '4': { d: 'M14 28.8V3.2M14 3.2L3.2 20.8M3.2 20.8H18.6', width: 22 },
  '5': {
    d: 'M16 3.2H5.6M5.6 3.2L4.6 14.2M4.6 14.2C6 13 8 12.4 10 12.4C14.4 12.4 17.4 15.8 17.4 20.4C17.4 25.4 14.2 28.8 9.6 28.8C7 28.8 4.6 27.7 3.2 25.8',
    width: 21,
  },
  '6': {
    d: `M14.6 3.2C8 4.4 3.2 11.6 3.2 20.4${ellipse(10.3, 20.9, 7.1, 7.9)}`,
    width: 21,
  },
  '7': { d: 'M3.2 3.2H17.4M17.4 3.2C12.4 10.8 9.4 19.6 8.6 28.8', width: 21 },
  '8': { d: ellipse(10.3, 9.2, 5.9, 6) + ellipse(10.3, 22, 7.1, 6.8), width: 21 },
  '9': {
    d: `M6 28.8C12.6 27.6 17.4 20.4 17.4 11.6${ellipse(10.3, 11.1, 7.1, 7.9)}`,
    width: 21,
  },
  '10': { d: `M3.2 7.4L8 3.2M8 3.2V28.8${ellipse(22.2, 16, 6.6, 12.8)}`, width: 32 },
  J: {
    d: 'M6.6 3.2H14M14 3.2V21.4C14 26 11.6 28.8 8 28.8C5.6 28.8 4 27.8 3.2 25.8',
    width: 17.4,
  },
  Q: { d: `${ellipse(11.4, 15.4, 8.2, 12.2)}M13.4 22.4L19.4 29.4`, width: 23.4 },
  K: { d: 'M3.2 3.2V28.8M17 3.2L3.4 18.4M8.8 12.8L17.8 28.8', width: 21 },
  A: { d: 'M11.6 3.2L3.2 28.8M11.6 3.2L20 28.8M6.2 20.8H17', width: 23.2 },
  '2': {
    d: 'M3.6 9C4 5.5 6.6 3.2 10.2 3.2C14 3.2 16.8 5.6 16.8 9.4C16.8 12.4 15.2 14.8 12 18.2L3.4 28.8M3.4 28.8H17.6',
    width: 21,
  },
};

/** Of '3'…'2'; an empty one of what is no rank. */
export const signOf = (rank: string): Sign => signs[rank] ?? { d: '', width: 0 };
