/** Facts behind what a table tells: why a tile rests, which tile opened. All data, no sentences. */
import type { PipErrorFacts } from '../error.ts';
import type { DominoView } from './model.ts';
import { parseLine, parseTiles, readMove } from './notation.ts';
import { rulesOf } from './options.ts';
import { cite } from './rule-sets.ts';
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
