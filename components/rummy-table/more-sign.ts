/** The sign that a table goes on below what is seen of it; turned over, above. */
import type { Picture, Sprite, Stroke } from '../stage/scene.ts';
import type { TableLayout } from './layout.ts';

const chevron = (color: string, width: number, alpha: number): Stroke => ({
  do: 'path',
  d: 'M-13 -3.5L0 3.5L13 -3.5',
  line: { color, width, alpha },
});

/** Drawn 1 : 1; a light line in a dark one, for any felt. */
const moreSign: Picture = {
  key: 'more',
  w: 34,
  h: 15,
  strokes: [chevron('#04110f', 6.5, 0.55), chevron('#f6f3e9', 3, 1)],
};

/** At the edges of a table that is scrolled by `scrollY`, as far as it goes on there. */
export function moreSigns(
  { box, contentHeight }: TableLayout,
  scrollY: number,
  z: number,
): Sprite[] {
  const x = box.x + box.w / 2;
  const sign = (id: string, y: number, angle: number): Sprite => {
    return { id, picture: moreSign, x, y, angle, scale: 1, z, flat: true };
  };
  return [
    ...(scrollY > 4 ? [sign('more above', box.y, Math.PI)] : []),
    ...(scrollY < contentHeight - box.h - 4 ? [sign('more below', box.y + box.h, 0)] : []),
  ];
}
