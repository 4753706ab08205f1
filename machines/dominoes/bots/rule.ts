/** The rule of thumb: weight, doubles, what stays playable and what the others could answer. */
import { ALL, HIGH, LOW, PIPS, sizeOf } from './masks.ts';

export interface Weights {
  pips: number;
  double: number;
  /** For each tile of one's own that still fits afterwards. */
  mobility: number;
  /** For each tile out of sight that would fit the new ends. */
  answers: number;
}

export const WEIGHTS: Weights = { pips: 1, double: 2, mobility: 1, answers: 4 };

/** How much chance a playout's plays have beside this rule, in pips. */
export const BLUR = 6;

/**
 * How good a play looks to the seat that holds `hand` and sees `seen` (its hand, the table);
 * `fits`: the tiles that fit after it.
 */
export function ruleValue(
  hand: number,
  seen: number,
  fits: number,
  play: number,
  weights: Weights = WEIGHTS,
): number {
  const tile = play >> 2;
  const rest = hand & ~(1 << tile);
  if (!rest) return 1000;
  return (
    (PIPS[tile] ?? 0) * weights.pips +
    (HIGH[tile] === LOW[tile] ? weights.double : 0) +
    sizeOf(rest & fits) * weights.mobility -
    sizeOf(ALL & ~seen & fits) * weights.answers
  );
}
