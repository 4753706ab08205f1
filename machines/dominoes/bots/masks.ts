/** Tiles as bits: the double-six set fits into 28 of them, so a hand is one number. */

export const TILES = 28;
export const ALL = (1 << TILES) - 1;

/** Larger half, smaller half and pips of each tile. */
export const HIGH = new Int8Array(TILES);
export const LOW = new Int8Array(TILES);
export const PIPS = new Int8Array(TILES);
/** Place in the opening order, larger opens (COM-5). */
export const RANK = new Int16Array(TILES);
/** The tiles that show a number; the eighth stands for an empty table, where everything fits. */
export const WITH = new Int32Array(8);
WITH[7] = ALL;

/** The bit's place of a tile, halves in any order. */
export function tileOf(a: number, b: number): number {
  return a >= b ? ((a * (a + 1)) >> 1) + b : ((b * (b + 1)) >> 1) + a;
}

for (let high = 0; high < 7; high++) {
  for (let low = 0; low <= high; low++) {
    const tile = tileOf(high, low);
    HIGH[tile] = high;
    LOW[tile] = low;
    PIPS[tile] = high + low;
    RANK[tile] = high === low ? 200 + high : (high + low) * 8 + high;
    WITH[high] = (WITH[high] ?? 0) | (1 << tile);
    WITH[low] = (WITH[low] ?? 0) | (1 << tile);
  }
}

/** How many tiles a mask holds. */
export function sizeOf(mask: number): number {
  let v = mask - ((mask >> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >> 2) & 0x33333333);
  return (((v + (v >> 4)) & 0x0f0f0f0f) * 0x01010101) >> 24;
}

/** The highest tile of a mask that isn't empty. */
export function topOf(mask: number): number {
  return 31 - Math.clz32(mask);
}

/** The tile that opens a round by order (COM-5), of a hand that isn't empty. */
export function highestOf(hand: number): number {
  let best = -1;
  for (let rest = hand; rest; rest &= rest - 1) {
    const tile = topOf(rest & -rest);
    if (best < 0 || (RANK[tile] ?? 0) > (RANK[best] ?? 0)) best = tile;
  }
  return best;
}
