/** The pile that is drawn from, in an example's lower right corner, and how many tiles it holds. */
import type { Sprite } from '../stage/scene.ts';
import { edge, frame, type Label, type Spot } from './picture.ts';

/** A few stand for a pile of any size; `back` draws the one at a place. */
export function pileSprites(
  count: number,
  { x, y }: Spot,
  back: (at: Spot, index: number) => Sprite,
): Sprite[] {
  return Array.from({ length: Math.min(count, 3) }, (_, i) =>
    back({ x: x - 3 * i, y: y - 2 * i }, i),
  );
}

export function pileLabel(text: string): Label {
  return { x: frame.width - edge + 4, y: 291, text, anchor: 'end', tone: 'plain' };
}
