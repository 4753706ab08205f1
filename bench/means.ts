/** Means of mirrored sets with their intervals, and tables of them as Markdown. */

/** Means over mirrored sets: the same deal with the first player in every seat, the set's mean as the unit. */
export interface Figures {
  mean: number;
  /** Half of the 95 % interval. */
  margin: number;
}

export function figures(units: readonly number[]): Figures {
  const mean = units.reduce((sum, unit) => sum + unit, 0) / units.length;
  const square = units.reduce((sum, unit) => sum + (unit - mean) ** 2, 0);
  return { mean, margin: 1.96 * Math.sqrt(square / (units.length - 1) / units.length) };
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
export function percentile(times: number[], share: number): string {
  const sorted = times.toSorted((a, b) => a - b);
  return (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2);
}

/** A row of a table. */
export function line(cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |`;
}

export function print(title: string, head: readonly string[], body: readonly string[]): void {
  if (!body.length) return;
  console.log([`\n${title}\n`, line(head), line(head.map(() => '---')), ...body].join('\n'));
}
