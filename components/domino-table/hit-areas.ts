/** Where a finger may land for each drop spot: large enough, in the field, never one on another. */
import type { DropSpot, Field } from './layout.ts';

type Spot = Omit<DropSpot, 'hit'>;

/** A finger needs this much each way, px. */
export const FINGER = 44;

interface Area {
  x: number;
  y: number;
  w: number;
  h: number;
}

const into = (from: number, size: number, whole: number): number =>
  Math.max(0, Math.min(from, whole - size));

/** Moves two areas apart the shorter way, each as far as the field lets it. */
function part(a: Area, b: Area, field: Field): void {
  const dx = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const dy = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  if (dx <= 0 || dy <= 0) return;
  const level = dx < dy;
  const [first, second] = (level ? a.x <= b.x : a.y <= b.y) ? [a, b] : [b, a];
  const by = level ? dx : dy;
  const room = level ? first.x : first.y;
  const beyond = level ? field.width - second.x - second.w : field.height - second.y - second.h;
  const back = Math.min(room, Math.max(by / 2, by - beyond));
  if (level) {
    first.x -= back;
    second.x += by - back;
  } else {
    first.y -= back;
    second.y += by - back;
  }
}

export function hitAreas(spots: readonly Spot[], tile: number, field: Field): DropSpot[] {
  const areas = spots.map((spot): Area => {
    const lying = spot.turn % 2 === 0;
    const w = Math.max(FINGER, lying ? tile : tile / 2);
    const h = Math.max(FINGER, lying ? tile / 2 : tile);
    return {
      x: into(spot.x - w / 2, w, field.width),
      y: into(spot.y - h / 2, h, field.height),
      w,
      h,
    };
  });
  for (let round = 0; round < 40; round += 1) {
    areas.forEach((a, i) => {
      for (const b of areas.slice(i + 1)) part(a, b, field);
    });
  }
  return spots.flatMap((spot, i) => {
    const hit = areas[i];
    return hit ? [{ ...spot, hit }] : [];
  });
}
