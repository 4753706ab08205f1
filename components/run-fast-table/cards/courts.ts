/** Jack, queen and king: three heads of our own, a feathered cap, a pearled coronet, a crown with a cross. */
import type { Stroke } from '../../stage/scene.ts';
import { disc, line, shape } from './shapes.ts';
import { suitMark } from './suits.ts';

const gold = '#dba63c';
const burnish = '#9a6a14';
const skin = '#fbe9cf';
const shadow = '#e9cba4';

/** Where the figure stands: the middle of its face. */
const at = { x: 13, y: 16 } as const;

/** `deep`: the suit's ink, `light`: seen through a pierced mark. */
export function courtFigure(rank: string, suit: string, deep: string, light: string): Stroke[] {
  const wear = figures[rank];
  if (!wear) return [];
  const { behind, before } = wear(deep);
  return [
    shape('M-15 63V3C-15-32 41-32 41 3V63Z', { color: deep, alpha: 0.09 }),
    ...behind,
    shape('M-13 63C-13 45 0 36 13 36C26 36 39 45 39 63Z', deep),
    shape('M8.6 22H17.4V40L13 43.4L8.6 40Z', shadow),
    line('M3 38.4L13 45.4L23 38.4', gold, 3),
    disc(at.x, at.y, 10.4, skin),
    ...before,
    ...suitMark(suit, { x: 13, y: 55, scale: 0.5 }, light, deep),
  ];
}

interface Figure {
  /** Hair behind the face. */
  readonly behind: readonly Stroke[];
  /** Beard and headdress. */
  readonly before: readonly Stroke[];
}

const figures: Readonly<Record<string, (deep: string) => Figure>> = {
  J: (deep) => ({
    behind: [shape('M0 10C-3 20-3 28 0 32C6 34 20 34 26 32C29 28 29 20 26 10Z', deep)],
    before: [
      shape('M20 4C22-10 31-19 39-19C39-9 33 2 24 8Z', gold),
      line('M22 6C26-3 31-10 36-15', burnish, 1.6),
      shape('M-1 11C-2-4 5-9 13-9C21-9 28-4 27 11Z', deep),
      line('M0 11H26', gold, 4.6),
    ],
  }),
  Q: (deep) => ({
    behind: [shape('M13-1C-5-1-3 18-6 37C0 40 26 40 32 37C29 18 31-1 13-1Z', deep)],
    before: [
      line('M3 11C7 8 19 8 23 11', deep, 3),
      shape('M2 9L-3-8L7-1L13-12L19-1L29-8L24 9C18 5.6 8 5.6 2 9Z', gold),
      disc(-3, -10, 3.2, gold),
      disc(13, -14.4, 3.6, gold),
      disc(29, -10, 3.2, gold),
      disc(13, 0.4, 2.4, deep),
    ],
  }),
  K: (deep) => ({
    behind: [line('M1.6 14C0.6 20 1.6 26 4 30M24.4 14C25.4 20 24.4 26 22 30', deep, 4)],
    before: [
      shape(
        'M2 18C2 32 7 42 13 42C19 42 24 32 24 18C21 24 17 24.6 13 22.4C9 24.6 5 24 2 18Z',
        deep,
      ),
      shape('M0 9V-9L7 0L13-9L19 0L26-9V9Z', gold),
      line('M1 8H25', burnish, 2.4),
      line('M13-19V-8M8.6-14.4H17.4', gold, 3.4),
    ],
  }),
};
