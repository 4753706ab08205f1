/** The sign that a table goes on below what is seen of it; turned over, above. */
import type { Picture, Stroke } from '../stage/scene.ts';

const chevron = (color: string, width: number, alpha: number): Stroke => ({
  do: 'path',
  d: 'M-13 -3.5L0 3.5L13 -3.5',
  line: { color, width, alpha },
});

/** Drawn 1 : 1; a light line in a dark one, for any felt. */
export const moreSign: Picture = {
  key: 'more',
  w: 34,
  h: 15,
  strokes: [chevron('#04110f', 6.5, 0.55), chevron('#f6f3e9', 3, 1)],
};
