/**
 * Tiles as bits: the double-six set fits into 28 of them, so a hand is one number.
 * Ends are one number too (left · 8 + right, or `EMPTY`), and so is a play (tile · 2 + end).
 */

export const TILES = 28;
export const ALL = (1 << TILES) - 1;
/** The ends of a line without a tile: everything fits. */
export const EMPTY = 63;

/** Larger half, smaller half and pips of each tile. */
export const HIGH = new Int8Array(TILES);
export const LOW = new Int8Array(TILES);
export const PIPS = new Int8Array(TILES);
/** Place in the opening order, larger opens (COM-5). */
export const RANK = new Int16Array(TILES);
/** The tiles that show a number. */
export const WITH = new Int32Array(8);
/** The tiles that fit a pair of ends. */
export const FITS = new Int32Array(64);

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
for (let left = 0; left < 7; left++) {
  for (let right = 0; right < 7; right++) {
    FITS[(left << 3) | right] = (WITH[left] ?? 0) | (WITH[right] ?? 0);
  }
}
FITS[EMPTY] = ALL;

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

/** The ends after a play that fits. */
export function after(ends: number, play: number): number {
  const tile = play >> 1;
  if (ends === EMPTY) return ((HIGH[tile] ?? 0) << 3) | (LOW[tile] ?? 0);
  const pips = PIPS[tile] ?? 0;
  return play & 1 ? (ends & 56) | (pips - (ends & 7)) : ((pips - (ends >> 3)) << 3) | (ends & 7);
}

/** Every play of a hand: each tile at each end it fits, but equal ends once (they lead to the same). */
export function playsOf(hand: number, ends: number): number[] {
  const plays: number[] = [];
  const left = WITH[ends >> 3] ?? 0;
  const right = WITH[ends & 7] ?? 0;
  const twoEnds = ends !== EMPTY && ends >> 3 !== (ends & 7);
  for (let rest = hand & (FITS[ends] ?? 0); rest; ) {
    const tile = topOf(rest);
    const bit = 1 << tile;
    rest &= ~bit;
    if (ends === EMPTY || left & bit) plays.push(tile << 1);
    if (twoEnds && right & bit) plays.push((tile << 1) | 1);
  }
  return plays;
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

/** A play in the contract's notation. */
export function playText(play: number, ends: number): string {
  const tile = play >> 1;
  const text = `${HIGH[tile]}-${LOW[tile]}`;
  return ends === EMPTY ? text : `${text}@${play & 1 ? 'R' : 'L'}`;
}
