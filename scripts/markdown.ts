/** Tables in Markdown. */

export type Cells = readonly (string | number)[];

/** `rest`: how all columns but the first stand; `---:` puts figures to the right. */
export function table(head: Cells, rows: readonly Cells[], rest: '---' | '---:' = '---'): string {
  const rule = head.map((_, column) => (column === 0 ? '---' : rest));
  return [head, rule, ...rows].map(line).join('\n');
}

/** A bar would end the cell, in code as well. */
function line(cells: Cells): string {
  return `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
}
