/** One row of sets: whole numbers of half tiles, between 0 and `columns`. Pure. */

/** A set's place in its row. */
export interface Span {
  readonly x: number;
  readonly w: number;
}

/** Between two sets, at least: half a tile. */
export const BETWEEN = 1;

/** Room worth keeping in one piece: a set of three with its distance. */
const USEFUL = 6 + BETWEEN;

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

/** Where something `w` wide may lie in a row without moving anything: the first and last place of each gap. */
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

/** A set alone in a row stands in the middle where both sides stay useful, or neither would; else at the left. */
export function alone(w: number, columns: number): number {
  const left = columns - w;
  const half = Math.floor(left / 2);
  if (half >= USEFUL || left < USEFUL) return half;
  return 0;
}

/** Spans side by side, as a block that stands in its row as one set alone does; null when it is too long. */
export function block(widths: readonly number[], columns: number): number[] | null {
  const whole = widths.reduce((sum, w) => sum + w, 0) + BETWEEN * Math.max(0, widths.length - 1);
  if (whole > columns) return null;
  let x = alone(whole, columns);
  return widths.map((w) => {
    const at = x;
    x += w + BETWEEN;
    return at;
  });
}
