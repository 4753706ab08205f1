/** What a sweep aims at, and what it can still reach. */
import { COLOURS, NUMBERS } from './state-bits.ts';

/** What counts most is above, then how little changes, then what breaks a tie. */
export const MAIN = 2 ** 19;
export const CHANGE = 2 ** 10;
/** Less than any score. */
export const NEVER = -(2 ** 30);

export interface Goal {
  /** What playing a tile of each kind scores: what counts and what breaks a tie, all ties together less than CHANGE. */
  readonly units: Int32Array;
  /** What counts of a joker that is played. */
  readonly joker: number;
}

export function goalOf(
  main: (number: number) => number,
  tie: (number: number) => number,
  joker: number,
): Goal {
  const units = Int32Array.from({ length: NUMBERS * COLOURS }, (_, kind) => {
    const number = (kind % NUMBERS) + 1;
    return main(number) * MAIN + tie(number);
  });
  return { units, joker };
}

/** The most that can still be scored, before each colour of each number in turn. */
export function aheadOf(may: Uint8Array, jokersMay: number, { units, joker }: Goal): Int32Array {
  const ahead = new Int32Array(NUMBERS * COLOURS + 1).fill(jokersMay * joker * MAIN);
  for (let at = NUMBERS * COLOURS - 1; at >= 0; at--) {
    const kind = (at % COLOURS) * NUMBERS + Math.floor(at / COLOURS);
    ahead[at] = (ahead[at + 1] ?? 0) + (may[kind] ?? 0) * (units[kind] ?? 0);
  }
  return ahead;
}
