/** Where the seats of an example are, one in front, the others side by side across the table; and what is written at them. */
import { seatsFrom } from '../table/seats-from.ts';
import { edge, frame, type Label, type Spot } from './picture.ts';

/** The middle of a seat's hand. */
export interface Seat extends Spot {
  readonly seat: number;
  readonly front: boolean;
  /** Its hand's width, at most. */
  readonly most: number;
}

interface Rows {
  readonly front: { readonly y: number; readonly most: number };
  /** `apart`: what stays free between two hands; `label`, `count`: where names and counts are written. */
  readonly other: {
    readonly y: number;
    readonly apart: number;
    readonly label: number;
    readonly count: number;
  };
}

/** `me`: whose hand lies in front. */
export function seatsAround(count: number, me: number, { front, other }: Rows): Seat[] {
  const cell = frame.width / Math.max(1, count - 1);
  return seatsFrom(me, count).map((seat, i) => ({
    seat,
    front: i === 0,
    x: i === 0 ? frame.width / 2 : cell * (i - 0.5),
    y: i === 0 ? front.y : other.y,
    most: i === 0 ? front.most : cell - other.apart,
  }));
}

/** The name of a seat, beside its hand or above it. */
export function nameLabel(seat: Seat, { front, other }: Rows, text: string, turn: boolean): Label {
  const tone = turn ? 'turn' : 'plain';
  return seat.front
    ? { x: edge, y: front.y + 5, text, anchor: 'start', tone }
    : { x: seat.x, y: other.label, text, anchor: 'middle', tone };
}

/** What its hand is worth, under that or below it. */
export function countLabel(seat: Seat, { front, other }: Rows, text: string): Label {
  return seat.front
    ? { x: edge, y: front.y + 24, text, anchor: 'start', tone: 'count' }
    : { x: seat.x, y: other.count, text, anchor: 'middle', tone: 'count' };
}
