/** What the end of a round is worth, by side (PIP-23). */
import type { RoundResult, Seat } from '../game.ts';
import type { Rules } from './rule-sets.ts';
import { type DominoState, sideCount, sideOf } from './state.ts';
import { count } from './tile.ts';

/** FIVE-11: to the nearest multiple of five. */
export function nearest5(n: number): number {
  return 5 * Math.floor((n + 2) / 5);
}

/** PIP-7: down to a multiple of five. */
export function down5(n: number): number {
  return 5 * Math.floor(n / 5);
}

/** How going out is rounded: the rule set's way, or the table's option. */
export function outRounding(state: Pick<DominoState, 'options' | 'rules'>): Rules['out'] {
  return state.options.rounding === 'down5' ? 'down5' : state.rules.out;
}

/** Pips by side. */
export function sideCounts(rules: Rules, left: readonly number[]): number[] {
  return Array.from({ length: sideCount(rules, left.length) }, (_, side) =>
    sum(left.filter((_, seat) => sideOf(rules, seat) === side)),
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}

/** The round's result for a way of ending. `by`: the seat that went out or reached the target, or that forfeits. */
export function score(state: DominoState, end: RoundResult['end'], by: Seat): RoundResult {
  const left = state.hands.map(count);
  const counts = sideCounts(state.rules, left);
  const side = sideOf(state.rules, by);
  const gained =
    end === 'out'
      ? scoreOut(state, counts, side)
      : end === 'blocked'
        ? scoreBlocked(state.rules, counts)
        : {
            winners: counts.map((_, i) => i).filter((i) => (i === side) === (end === 'target')),
            share: 0,
          };
  const points = state.inPlay.map(
    (inPlay, i) => inPlay + (gained.winners.includes(i) ? gained.share : 0),
  );
  const result = { end, winners: gained.winners, points, left };
  return state.rules.counts.length > 0 ? { ...result, inPlay: [...state.inPlay] } : result;
}

interface Gain {
  winners: number[];
  /** Points for each winner. */
  share: number;
}

/** DRAW-15, FIVE-12, PIP-7. */
function scoreOut(state: DominoState, counts: readonly number[], side: number): Gain {
  const others = sum(counts.filter((_, i) => i !== side));
  const rounding = outRounding(state);
  const share =
    rounding === 'raw' ? others : rounding === 'down5' ? down5(others) : nearest5(others);
  return { winners: [side], share };
}

/** DRAW-16 and DRAW-17, FIVE-13, PIP-8 and PIP-9. */
function scoreBlocked(rules: Rules, counts: readonly number[]): Gain {
  const lowest = Math.min(...counts);
  const winners = counts.map((_, i) => i).filter((i) => counts[i] === lowest);
  const all = sum(counts);
  const differences = all - lowest * counts.length;
  if (winners.length > 1) {
    return rules.tie === 'shared'
      ? { winners, share: Math.floor(differences / winners.length) }
      : { winners: [], share: 0 };
  }
  if (rules.blocked === 'sum-less-own') return { winners, share: all - 2 * lowest };
  if (rules.blocked === 'whole-nearest5') return { winners, share: nearest5(all - lowest) };
  return { winners, share: differences };
}
