/** Medians and Markdown. */
import * as markdown from '../scripts/markdown.ts';

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const high = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? high : (high + (sorted[middle - 1] ?? high)) / 2;
}

export function table(head: markdown.Cells, rows: readonly markdown.Cells[]): string {
  return markdown.table(head, rows, '---:');
}

export function kib(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}

export function ms(value: number): string {
  return value < 10 ? value.toFixed(1) : value.toFixed(0);
}
