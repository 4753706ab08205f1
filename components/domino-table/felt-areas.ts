/** The felt's share of a whole table: the shell draws chips and controls outside it, so their room is given back. */
import {
  type HandArea,
  maxTileOf,
  type OtherSeat,
  type Rect,
  type TableAreas,
  tableAreas,
} from './areas.ts';

/**
 * The areas of a felt of this size (CSS px), for 2…4 seats and at most `hand` tiles at the bottom;
 * `sum`: with room for what the open ends come to.
 */
export function feltAreas(
  width: number,
  height: number,
  seats: number,
  hand: number,
  sum = false,
): TableAreas {
  const probe = tableAreas(width, height, seats, hand);
  const below = probe.controls.h + 6;
  const above = probe.wide ? 0 : probe.menu.y + probe.menu.h;
  const areas = tableAreas(width, height + above + below, seats, hand);
  const up = <R extends Rect>(rect: R): R => ({ ...rect, y: rect.y - above });
  const others = areas.others.map((seat) => ({ ...seat, hand: up(handOf(seat, areas)) }));
  const strip = sum && !areas.wide ? 36 : 0;
  const all = up(areas.field);
  const field = { ...all, y: all.y + strip, h: all.h - strip };
  const message = up(areas.message);
  return {
    ...areas,
    height,
    others,
    field,
    maxTile: maxTileOf(field),
    boneyard: areas.wide ? up(areas.boneyard) : besideOthers(areas, others),
    // A raised tile keeps clear of the pill.
    message: areas.wide
      ? { ...message, y: message.y - 4 }
      : { ...message, x: 8, y: message.y - 4, w: width - 16 },
    hand: together(up(areas.hand)),
    controls: up(areas.controls),
    ...(sum ? { sum: besideHands(areas, others, field) } : {}),
  };
}

/** Left of the hand at the top where there is room, else over the field. */
function besideHands({ wide }: TableAreas, others: readonly OtherSeat[], field: Rect): Rect {
  if (!wide) return { x: 8, y: field.y - 32, w: field.w, h: 30 };
  const top = others.find(({ side }) => side === 'top')?.hand;
  return { x: 12, y: 12, w: top ? top.x - 20 : 240, h: 34 };
}

/** Small tiles stand closer than a tap's width asks for: they are a hand, not a queue. */
function together(hand: HandArea): HandArea {
  return { ...hand, slot: Math.min(hand.slot, Math.max(hand.tile + 10, 44)) };
}

/** On a narrow felt the boneyard lies in the row of the other hands, where the bottom seat has none. */
function besideOthers({ chip, boneyard }: TableAreas, others: readonly OtherSeat[]): Rect {
  return { x: chip.x, y: others[0]?.hand.y ?? chip.y, w: boneyard.w, h: 45 };
}

/** At the top of a wide felt the tiles need no chip beside them: they stand in the middle. */
function handOf({ side, hand }: OtherSeat, { wide, width }: TableAreas): Rect {
  if (!wide || side !== 'top') return hand;
  const w = Math.min(380, width * 0.5);
  return { ...hand, x: Math.round((width - w) / 2), w };
}
