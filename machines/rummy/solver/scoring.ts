/** What a sweep aims at, and what it can still reach. */
import type { Demand } from './demand.ts';
import { COLOURS, NUMBERS } from './state-bits.ts';

/** What counts most is above, then how little changes, then what breaks a tie. */
export const MAIN = 2 ** 19;
export const CHANGE = 2 ** 10;
/** Less than any score. */
export const NEVER = -(2 ** 30);

export interface Aim {
  /** What a played tile of each kind is worth, and a joker. */
  readonly main: readonly number[];
  readonly joker: number;
  /** What breaks a tie, by kind; all that a rack can hold together less than CHANGE. */
  readonly tie: readonly number[];
}

/** What playing a tile of each kind scores. */
export function unitsOf({ main, tie }: Aim): Int32Array {
  return Int32Array.from(main, (value, kind) => value * MAIN + (tie[kind] ?? 0));
}

/** The most that can still be scored, before each colour of each number in turn. */
export function aheadOf({ may, jokersMay }: Demand, units: Int32Array, joker: number): Int32Array {
  const ahead = new Int32Array(NUMBERS * COLOURS + 1).fill(jokersMay * joker * MAIN);
  for (let at = NUMBERS * COLOURS - 1; at >= 0; at--) {
    const kind = (at % COLOURS) * NUMBERS + Math.floor(at / COLOURS);
    ahead[at] = (ahead[at + 1] ?? 0) + (may[kind] ?? 0) * (units[kind] ?? 0);
  }
  return ahead;
}
