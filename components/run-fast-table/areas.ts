/** How a Run Fast table's felt is shared out: pure arithmetic. Units: CSS px, origin at its top left. */
import { clamp } from '../felt/pixels.ts';
import type { Rect } from '../felt/place.ts';
import { type HandArea, handArea } from './hand-area.ts';
import { type TrickArea, trickArea } from './trick-area.ts';

export interface OtherSeat {
  /** How many turns after the seat at the bottom. */
  readonly after: 1 | 2;
  readonly side: 'left' | 'right';
  /** Its cards: a small fan of backs, or with `over` what it has left, face up. */
  readonly hand: Rect;
  /** Where its pass is said. */
  readonly said: Rect;
}

export interface TableAreas {
  readonly width: number;
  readonly height: number;
  /** Room for a fan in one row, and for cards at the left and right of the trick. */
  readonly wide: boolean;
  /** A phone held sideways. */
  readonly low: boolean;
  /** The round is over: all hands lie turned up. */
  readonly over: boolean;
  readonly others: readonly OtherSeat[];
  /** The plays of the trick, the one to beat in front. */
  readonly trick: TrickArea;
  /** What happened, what is asked. */
  readonly message: Rect;
  /** What the selection is. The message's place where there is only one (`low`, and felts lower than 330): the selection comes first then. */
  readonly naming: Rect;
  readonly hand: HandArea;
}

type Areas = Pick<TableAreas, 'others' | 'trick' | 'message' | 'naming' | 'hand'>;

/** The areas of a felt of this size. They don't change while a round is played; `over`: with room for all hands, turned up. */
export function feltAreas(width: number, height: number, over = false): TableAreas {
  const low = width >= 560 && height < 330;
  const wide = low || width >= 640;
  const areas = low
    ? sideways(width, height, over)
    : wide
      ? around(width, height, over)
      : upright(width, height, over);
  return { width, height, wide, low, over, ...areas };
}

const seats = [
  { after: 1, side: 'left' },
  { after: 2, side: 'right' },
] as const;

/** Small fans in the upper corners, the trick between them. */
function around(width: number, height: number, over: boolean): Areas {
  const pad = 14;
  const hand = handArea({ left: pad, right: width - pad, bottom: height - 8, height, rows: 1 });
  const said = height < 430 ? 30 : 36;
  const naming = { x: pad, y: hand.y - said - 4, w: width - 2 * pad, h: said };
  const wing = clamp(132, width * 0.19, 250);
  const across = width - 2 * (pad + wing + 10);
  const message = { x: pad + wing + 10, y: pad, w: across, h: said };
  const fan = clamp(56, height * 0.15, 96);
  // Nothing is said on the felt then: the panel says it.
  const y = over ? pad : message.y + said + 4;
  return {
    others: seats.map(({ after, side }) => {
      const x = side === 'left' ? pad : width - pad - wing;
      const bottom = over ? naming.y - 8 : pad + fan;
      const hands = { x, y: pad, w: wing, h: bottom - pad };
      const said = { x, y: bottom + (over ? 2 : 26), w: wing, h: 30 };
      return { after, side, hand: hands, said };
    }),
    // The last play lies high, where the result leaves it in sight.
    trick: trickArea(
      { x: pad + wing, y, w: across + 20, h: naming.y - 2 - y },
      hand.card,
      over ? 0 : undefined,
    ),
    message: over ? naming : message,
    naming,
    hand,
  };
}

/** A phone held sideways: what is said stands at the top, between the fans. */
function sideways(width: number, height: number, over: boolean): Areas {
  const pad = 10;
  const hand = handArea({ left: pad, right: width - pad, bottom: height - 5, height, rows: 1 });
  const wing = clamp(118, width * 0.19, 190);
  const fan = 46;
  const message = { x: pad + wing + 8, y: 3, w: width - 2 * (pad + wing + 8), h: 32 };
  const y = message.y + message.h + 3;
  return {
    others: seats.map(({ after, side }) => {
      const x = side === 'left' ? pad : width - pad - wing;
      const hands = { x, y: 4, w: wing, h: over ? hand.y - 8 : fan };
      return { after, side, hand: hands, said: { x, y: 4 + fan + 26, w: wing, h: 28 } };
    }),
    trick: trickArea(
      { x: pad + wing + 4, y, w: width - 2 * (pad + wing + 4), h: hand.y - 2 - y },
      hand.card,
    ),
    message,
    naming: message,
    hand,
  };
}

/** A phone: fans in one row at the top, under their chips; the hand in two rows. */
function upright(width: number, height: number, over: boolean): Areas {
  const pad = width < 360 ? 6 : 8;
  const tight = height < 330;
  const inner = width - 2 * pad;
  const hand = handArea({ left: pad, right: width - pad, bottom: height - 6, height, rows: 2 });
  const said = tight ? 28 : height < 520 ? 30 : 36;
  // A raised card isn't touched.
  const naming = { x: pad, y: hand.y - said - (tight ? 2 : 6), w: inner, h: said };
  // One place each, as for the chips above.
  const part = Math.floor((inner - 50) / 3);
  const fan = tight ? 24 : clamp(36, height * 0.085, 56);
  const y = 3;
  const under = y + fan + 4;
  const message = tight ? naming : { x: pad, y: under, w: inner, h: said };
  const from = tight ? under : under + said + 2;
  // Turned up, each hand takes a row of its own.
  const row = Math.min(66, Math.round((naming.y - y) * 0.25));
  const begin = over ? y + 2 * (row + 4) : from;
  return {
    others: seats.map(({ after, side }, i) => {
      const x = pad + (i + 1) * part;
      const w = part - 6;
      const hands = over ? { x: pad, y: y + i * (row + 4), w: inner, h: row } : { x, y, w, h: fan };
      return { after, side, hand: hands, said: { x, y, w, h: Math.max(24, fan - 8) } };
    }),
    trick: trickArea({ x: pad, y: begin, w: inner, h: naming.y - 2 - begin }, hand.card),
    message: over ? naming : message,
    naming,
    hand,
  };
}
