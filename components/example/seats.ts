/** Where the seats of an example are: one in front, the others side by side across the table. */
import { seatsFrom } from '../table/seats-from.ts';
import { frame, type Spot } from './picture.ts';

/** The middle of a seat's hand. */
export interface Seat extends Spot {
  readonly seat: number;
  readonly front: boolean;
  /** Its hand's width, at most. */
  readonly most: number;
}

interface Rows {
  readonly front: { readonly y: number; readonly most: number };
  /** `apart`: what stays free between two hands. */
  readonly other: { readonly y: number; readonly apart: number };
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
