/** One row of sets: whole numbers of half tiles, between 0 and `columns`. Pure. */

/** A set's place in its row. */
export interface Span {
  readonly x: number;
  readonly w: number;
}

/** Between two sets, at least: half a tile. */
const BETWEEN = 1;

/**
 * Spans that wish to lie at their `x`, from left to right, moved by no more than it takes for none to lie on another;
 * null when the row is too short for them.
 */
export function settled(wishes: readonly Span[], columns: number): number[] | null {
  const xs: number[] = [];
  let from = 0;
  for (const { x, w } of wishes) {
    const at = Math.max(from, x);
    xs.push(at);
    from = at + w + BETWEEN;
  }
  let end = columns;
  for (let i = xs.length - 1; i >= 0; i -= 1) {
    const at = Math.min(xs[i] ?? 0, end - (wishes[i]?.w ?? 0));
    if (at < 0) return null;
    xs[i] = at;
    end = at - BETWEEN;
  }
  return xs;
}

/** Where something `w` wide may begin in a row without moving anything: from `x` to `x + w` in each gap. */
export function gaps(row: readonly Span[], w: number, columns: number): Span[] {
  const found: Span[] = [];
  let from = 0;
  for (const { x, w: taken } of [...row].sort((a, b) => a.x - b.x)) {
    const last = x - BETWEEN - w;
    if (last >= from) found.push({ x: from, w: last - from });
    from = x + taken + BETWEEN;
  }
  if (columns - w >= from) found.push({ x: from, w: columns - w - from });
  return found;
}

/** Spans side by side in the middle of their row; null when they are too long for it. */
export function block(widths: readonly number[], columns: number): number[] | null {
  const whole = widths.reduce((sum, w) => sum + w, 0) + BETWEEN * Math.max(0, widths.length - 1);
  if (whole > columns) return null;
  let x = Math.floor((columns - whole) / 2);
  return widths.map((w) => {
    const at = x;
    x += w + BETWEEN;
    return at;
  });
}

/** Something new in a row whose sets move aside for it, all together as little as can be. */
export interface Squeeze {
  /** The place of the new one. */
  readonly x: number;
  /** The places of the others, in their order. */
  readonly others: readonly number[];
  readonly moved: number;
}

/** `row` from left to right. null when there is no room however they move. */
export function squeezed(row: readonly Span[], w: number, columns: number): Squeeze | null {
  let best: Squeeze | null = null;
  for (let at = 0; at <= row.length; at += 1) {
    const left = row[at - 1];
    const right = row[at];
    const from = left ? left.x + left.w + BETWEEN : 0;
    const to = right ? right.x - BETWEEN : columns;
    const wish = { x: Math.round((from + to - w) / 2), w };
    const xs = settled([...row.slice(0, at), wish, ...row.slice(at)], columns);
    if (!xs) continue;
    const others = xs.filter((_, i) => i !== at);
    const moved = others.reduce((sum, x, i) => sum + Math.abs(x - (row[i]?.x ?? x)), 0);
    if (!best || moved < best.moved) best = { x: xs[at] ?? 0, others, moved };
  }
  return best;
}
