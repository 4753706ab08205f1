/** Where a tile may go: the legal moves of a turn, by tile. Pure. */
import { endNumbers } from '../../machines/dominoes/explain.ts';
import type { Arm, DominoView } from '../../machines/dominoes/model.ts';
import type { LineTile } from './layout.ts';

/** One way to play a tile. */
export interface Fit {
  readonly move: string;
  /** null: it opens the line. */
  readonly arm: Arm | null;
  /** The number it is put to; null for an opening. */
  readonly end: number | null;
  /** What it would score at once, where ends count. */
  readonly worth?: number;
}

/** '6-4' → { a: 6, b: 4 }. */
export function tileOf(text: string): LineTile {
  return { a: Number(text[0]), b: Number(text[2]) };
}

export function tilesOf(text: string | undefined): LineTile[] {
  return text ? text.split(' ').map(tileOf) : [];
}

/** '2-6' → '6-2': as a tile is named, whichever way it lies. */
export function nameOf({ a, b }: LineTile): string {
  return a >= b ? `${a}-${b}` : `${b}-${a}`;
}

/** The known tiles of a hand, in the order they are held; '?3' counts as none. */
export function handOf(view: DominoView, seat: number): string[] {
  return words(view.hands[seat]).filter((word) => !word.startsWith('?'));
}

/** How many tiles a hand has, known or not. */
export function sizeOf(hand: string | undefined): number {
  return words(hand).reduce(
    (sum, word) => sum + (word.startsWith('?') ? Number(word.slice(1)) : 1),
    0,
  );
}

function words(text: string | undefined): string[] {
  return text ? text.split(' ').filter((word) => word !== '') : [];
}

const arms = ['L', 'R', 'U', 'D'] as const;

/** The number that each open arm shows; a spinner's free side shows the spinner's. */
export function endsOf(view: DominoView): Partial<Record<Arm, number>> {
  const numbers = endNumbers(view);
  return Object.fromEntries(numbers.map((number, at) => [arms[at], number]));
}

/** The fits of each tile that may be played now, left end before right. */
export function fitsOf(view: DominoView, moves: readonly string[]): Map<string, Fit[]> {
  const ends = endsOf(view);
  const fits = new Map<string, Fit[]>();
  for (const move of moves) {
    const parts = /^([0-6]-[0-6])(?:@([LRUD]))?$/.exec(move);
    const tile = parts?.[1];
    if (!tile) continue;
    const arm = isArm(parts[2]) ? parts[2] : null;
    const end = (arm && ends[arm]) ?? null;
    fits.set(tile, [...(fits.get(tile) ?? []), { move, arm, end }]);
  }
  for (const each of fits.values()) each.sort((a, b) => rank(a) - rank(b));
  return fits;
}

function rank({ arm }: Fit): number {
  return arm ? 'LRUD'.indexOf(arm) : 0;
}

function isArm(text: string | undefined): text is Arm {
  return text !== undefined && 'LRUD'.includes(text);
}

/** The tile of a move in notation ('6-4@R' → '6-4', 'draw 5-3' → '5-3'); null for a bare draw or a pass. */
export function tileIn(move: string): string | null {
  return /[0-6]-[0-6]/.exec(move)?.[0] ?? null;
}

/** Whether nothing is played yet. */
export function isOpening(view: DominoView): boolean {
  return !view.line;
}

export function isDouble(tile: string): boolean {
  return tile[0] === tile[2];
}
