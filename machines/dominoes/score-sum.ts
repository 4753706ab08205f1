/** What a round's score is made of, for who tells it. All data, no sentences. */
import type { RoundResult, Seat } from '../game.ts';
import type { DominoOptions } from './model.ts';
import { rulesOf } from './options.ts';
import type { Rules } from './rule-sets.ts';
import { outRounding, sideCounts } from './score.ts';
import { sideOf } from './state.ts';

/** How the end of a round was scored: Σ terms − Σ less, rounded, shared. */
export interface ScoreSum {
  readonly end: RoundResult['end'];
  /** Sides that score; [] in a tied block where nobody does. */
  readonly winners: readonly number[];
  /** Pips that count for the winner, with the seats that held them. */
  readonly terms: readonly { readonly seat: Seat; readonly pips: number }[];
  /** Pips that are taken off, once or once for each opponent (DRAW-16, PIP-8). */
  readonly less: readonly { readonly seat: Seat; readonly pips: number }[];
  /** Before rounding and sharing. */
  readonly sum: number;
  readonly rounded?: 'down5' | 'nearest5';
  /** Winners that share the sum, rounded down (PIP-9), where more than one does. */
  readonly sharedBy?: number;
  /** What each winner gets for the end of the round, points in play apart. */
  readonly total: number;
}

/** The sum behind a round's score; `total` is what each winner's `points` hold beyond `inPlay`. */
export function scoreSum(options: DominoOptions, result: RoundResult): ScoreSum {
  const { end, winners, left } = result;
  const rules = rulesOf(options);
  const [winner] = winners;
  const none = { end, winners, terms: [], less: [], sum: 0, total: 0 };
  if (winner === undefined || (end !== 'out' && end !== 'blocked')) return none;
  const total = (result.points[winner] ?? 0) - (result.inPlay?.[winner] ?? 0);
  const seats = left.map((pips, seat) => ({ seat, pips }));
  const own = seats.filter(({ seat }) => winners.includes(sideOf(rules, seat)));
  const terms = seats.filter((each) => !own.includes(each));
  const less = end === 'out' ? [] : lessOf(rules, result, own, terms);
  const sum = add(terms) - add(less);
  const shared = winners.length > 1 ? { sharedBy: winners.length } : {};
  const rounding = roundingOf(options, rules, result);
  const rounded = rounding === 'raw' ? {} : { rounded: rounding };
  return { end, winners, terms, less, sum, ...rounded, ...shared, total };
}

type Counted = { readonly seat: Seat; readonly pips: number };

function add(list: readonly Counted[]): number {
  return list.reduce((sum, { pips }) => sum + pips, 0);
}

function roundingOf(
  options: DominoOptions,
  rules: Rules,
  { end, winners }: RoundResult,
): Rules['out'] {
  if (end === 'out') return outRounding({ options, rules });
  return rules.blocked === 'whole-nearest5' && winners.length === 1 ? 'nearest5' : 'raw';
}

/** What a blocked round takes off the others' pips. */
function lessOf(
  rules: Rules,
  { winners, left }: RoundResult,
  own: readonly Counted[],
  others: readonly Counted[],
): Counted[] {
  if (winners.length === 1) {
    if (rules.blocked === 'whole-nearest5') return [];
    if (rules.blocked === 'sum-less-own' || rules.sides === 'pairs') return [...own];
  }
  const lowest = Math.min(...sideCounts(rules, left));
  const first = own[0]?.seat ?? 0;
  return others.map(() => ({ seat: first, pips: lowest }));
}
