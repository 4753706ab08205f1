/** What the open ends come to, and what a play would score: for tables that show the count before and after it. */
import { endCounts, ends, type Layout, lay, lead } from './line.ts';
import type { DominoView } from './model.ts';
import { parseLine, readMove } from './notation.ts';
import { rulesOf } from './options.ts';
import { playScore } from './rules.ts';
import { high, low } from './tile.ts';

/** The count of the open ends as a sum (FIVE-8, PIP-20). */
export interface EndsSum {
  /** Left and right first; both halves of a tile that lies alone. [] on an empty table. */
  readonly terms: readonly number[];
  readonly total: number;
  /** What the play that led here scored for it (FIVE-9): 0 where such a sum scores nothing. */
  readonly scores: number;
}

type OnTable = Pick<DominoView, 'options' | 'line' | 'up' | 'down' | 'spinner'>;

export function endsSum(view: OnTable): EndsSum {
  return sumOf(view, layoutOf(view));
}

/** What the move would make of the ends; null for what isn't laid on an end that it fits. */
export function endsSumAfter(view: OnTable, text: string): EndsSum | null {
  const move = readMove(text);
  if (move?.do !== 'play') return null;
  const { tile, arm } = move;
  const { spinner } = rulesOf(view.options);
  const layout = layoutOf(view);
  if (layout.line.length === 0) return sumOf(view, lead(high(tile), low(tile), spinner));
  const end = ends(layout).find((open) => open.arm === arm);
  if (!end || (end.number !== high(tile) && end.number !== low(tile))) return null;
  const outer = end.number === high(tile) ? low(tile) : high(tile);
  return sumOf(view, lay(layout, end.arm, end.number, outer, spinner));
}

function layoutOf({ line = '', up = '', down = '', spinner }: OnTable): Layout {
  return {
    line: parseLine(line),
    up: parseLine(up),
    down: parseLine(down),
    spinner: spinner ?? null,
  };
}

function sumOf({ options }: OnTable, layout: Layout): EndsSum {
  const terms = endCounts(layout);
  const total = terms.reduce((sum, count) => sum + count, 0);
  return { terms, total, scores: playScore({ rules: rulesOf(options) }, layout) };
}
