/** The rules that a table's sentences link to. Pure. */
import type { RuleSetId } from '../../machines/dominoes/model.ts';
import type { DominoTableState } from './speech.ts';

/** The rules that a table of these options cites. */
export function cites({ view }: DominoTableState): { opening: string; match: string } {
  const base = baseOf(view?.options.rules);
  if (base === 'fives') return { opening: 'FIVE-2', match: 'FIVE-5' };
  if (base.startsWith('pip')) return { opening: 'PIP-2', match: 'PIP-3' };
  return { opening: 'DRAW-3', match: 'DRAW-7' };
}

export function baseOf(rules: RuleSetId | { base: RuleSetId } | undefined): RuleSetId {
  if (rules === undefined) return 'draw';
  return typeof rules === 'string' ? rules : rules.base;
}
