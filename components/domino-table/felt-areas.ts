/** The felt's share of a whole table: the shell draws chips and controls outside it, so their room is given back. */
import { type OtherSeat, type Rect, type TableAreas, tableAreas } from './areas.ts';

/** The areas of a felt of this size (CSS px), for 2…4 seats and at most `hand` tiles at the bottom. */
export function feltAreas(width: number, height: number, seats: number, hand: number): TableAreas {
  const probe = tableAreas(width, height, seats, hand);
  const below = probe.controls.h + 6;
  const above = probe.wide ? 0 : probe.menu.y + probe.menu.h;
  const areas = tableAreas(width, height + above + below, seats, hand);
  const up = <R extends Rect>(rect: R): R => ({ ...rect, y: rect.y - above });
  return {
    ...areas,
    height,
    chip: up(areas.chip),
    others: areas.others.map((seat) => ({
      ...seat,
      chip: up(seat.chip),
      hand: up(handOf(seat, areas)),
    })),
    menu: up(areas.menu),
    field: up(areas.field),
    boneyard: up(areas.boneyard),
    message: up(areas.message),
    hand: up(areas.hand),
    controls: up(areas.controls),
  };
}

/** At the top of a wide felt the tiles need no chip beside them: they stand in the middle. */
function handOf({ side, hand }: OtherSeat, { wide, width }: TableAreas): Rect {
  if (!wide || side !== 'top') return hand;
  const w = Math.min(380, width * 0.5);
  return { ...hand, x: Math.round((width - w) / 2), w };
}
