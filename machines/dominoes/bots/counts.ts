/** Pips of whole hands, looked up. */
import { PIPS } from './masks.ts';

/** Pips of every 14-bit half of a mask. */
const PIPS_BELOW = new Int16Array(1 << 14);
const PIPS_ABOVE = new Int16Array(1 << 14);
for (let half = 1; half < 1 << 14; half++) {
  const tile = 31 - Math.clz32(half);
  const rest = half & ~(1 << tile);
  PIPS_BELOW[half] = (PIPS_BELOW[rest] ?? 0) + (PIPS[tile] ?? 0);
  PIPS_ABOVE[half] = (PIPS_ABOVE[rest] ?? 0) + (PIPS[tile + 14] ?? 0);
}

/** The count of a hand (COM-4). */
export function countOf(hand: number): number {
  return (PIPS_BELOW[hand & 16383] ?? 0) + (PIPS_ABOVE[hand >> 14] ?? 0);
}
