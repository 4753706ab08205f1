/** Facts behind what a table tells: why a tile rests, what a score is made of, which tile opened. All data, no sentences. */
import type { PipErrorFacts } from '../error.ts';
import type { RoundResult, Seat } from '../game.ts';
import type { DominoOptions, DominoView } from './model.ts';
import { parseLine, parseTiles, readMove } from './notation.ts';
import { rulesOf } from './options.ts';
import { cite, type Rules } from './rule-sets.ts';
import { outRounding, sideCounts } from './score.ts';
import { sideOf } from './state.ts';
import { high, highest, low, type Tile, tileOf } from './tile.ts';

/** Numbers that a tile may be put to, in the order L R U D; [] while nothing is played. */
export function endNumbers(view: Pick<DominoView, 'line' | 'up' | 'down' | 'spinner'>): number[] {
  const line = parseLine(view.line ?? '');
  const first = line[0];
  const last = line.at(-1);
  if (!first || !last) return [];
  const at = view.spinner ?? 0;
  const spinner = at > 0 && at < line.length - 1 ? line[at] : undefined;
  if (!spinner) return [first.a, last.b];
  const up = parseLine(view.up ?? '').at(-1) ?? spinner;
  const down = parseLine(view.down ?? '').at(-1) ?? spinner;
  return [first.a, last.b, up.b, down.b];
}

/**
 * Why a tile of one's own can't be played as the table stands: the forced opening (DRAW-3, `{ tile, given }`) or no
 * matching end (DRAW-7, `{ tile, ends }`, each number once); null when it fits somewhere.
 */
export function refusal(view: DominoView, tile: Tile): PipErrorFacts | null {
  const rules = rulesOf(view.options);
  const numbers = endNumbers(view);
  if (numbers.length === 0) {
    const must = view.lead === 'forced' ? openingTile(view) : null;
    if (must === null || must === tile) return null;
    return { rule: cite(rules, 'opening'), detail: { reason: 'opening', tile: must, given: tile } };
  }
  if (numbers.includes(high(tile)) || numbers.includes(low(tile))) return null;
  const ends = [...new Set(numbers)].map(String);
  return { rule: cite(rules, 'match'), detail: { reason: 'no-fit', tile, ends } };
}

/** The tile that opened the line, or that must open it where the reader holds it; null when that isn't known. */
export function openingTile(view: DominoView): Tile | null {
  const first = view.log?.[0];
  const move = first && readMove(first.move);
  if (move?.do === 'play' && move.arm === undefined) return move.tile;
  if (view.line || view.lead !== 'forced' || view.turn === null) return null;
  const hand = parseTiles(view.hands[view.turn] ?? '');
  return hand.includes('?') ? null : (highest(hand) ?? null);
}

/** Index in `line` of the tile that everything grew from: the opening tile, else the spinner, else the first. */
export function openingIndex(view: DominoView): number {
  const tile = openingTile(view);
  const at = parseLine(view.line ?? '').findIndex(({ a, b }) => tileOf(a, b) === tile);
  return at >= 0 ? at : (view.spinner ?? 0);
}

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
