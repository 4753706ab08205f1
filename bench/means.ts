/** Means of mirrored sets with their intervals, and tables of them as Markdown. */
import { type Cells, table } from '../scripts/markdown.ts';

/** Means over mirrored sets: the same deal with the first player in every seat, the set's mean as the unit. */
export interface Figures {
  mean: number;
  /** Half of the 95 % interval. */
  margin: number;
}

export function mean(units: readonly number[]): number {
  return units.reduce((sum, unit) => sum + unit, 0) / units.length;
}

export function figures(units: readonly number[]): Figures {
  const middle = mean(units);
  const square = units.reduce((sum, unit) => sum + (unit - middle) ** 2, 0);
  return { mean: middle, margin: 1.96 * Math.sqrt(square / (units.length - 1) / units.length) };
}

/** Points. */
export function signed({ mean, margin }: Figures): string {
  return `${mean < 0 ? '−' : '+'}${Math.abs(mean).toFixed(2)} ±${margin.toFixed(2)}`;
}

/** A share of one. */
export function percent({ mean, margin }: Figures): string {
  return `${(mean * 100).toFixed(1)} ±${(margin * 100).toFixed(1)} %`;
}

/** Of milliseconds. */
export function percentile(times: readonly number[], share: number, digits = 2): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = Math.min(sorted.length - 1, Math.floor(sorted.length * share));
  return (sorted[at] ?? 0).toFixed(digits);
}

export function print(title: string, head: Cells, rows: readonly Cells[]): void {
  if (rows.length > 0) console.log(`\n${title}\n\n${table(head, rows)}`);
}
