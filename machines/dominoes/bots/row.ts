/** The part of a rule set that a bot's search needs. */
import type { DominoOptions } from '../model.ts';
import { RULE_SETS, type Rules } from '../rule-sets.ts';

export interface BotRow
  extends Pick<Rules, 'draw' | 'out' | 'blocked' | 'tie' | 'spinner' | 'counts' | 'endsMidRound'> {
  /** Who can't be made to play may pass once the boneyard is empty (PIP-22). */
  freePass: boolean;
  /** Seats 0 and 2 play against 1 and 3 (PIP-23). */
  pairs: boolean;
}

export function rowOf({ rules, rounding }: Pick<DominoOptions, 'rules' | 'rounding'>): BotRow {
  const own = typeof rules === 'string' ? { base: rules } : rules;
  const { draw, out, blocked, tie, pass, sides, spinner, counts, endsMidRound } = {
    ...RULE_SETS[own.base],
    ...own,
  };
  return {
    draw,
    out: rounding === 'down5' ? rounding : out,
    blocked,
    tie,
    spinner,
    counts,
    endsMidRound,
    freePass: pass === 'free-when-empty',
    pairs: sides === 'pairs',
  };
}

/** Whether there is more to the ends than their two numbers: points in play, or further arms. */
export function endsCountIn({ counts, spinner }: Pick<BotRow, 'counts' | 'spinner'>): boolean {
  return spinner || counts.length > 0;
}
