/** Dominoes in writing: read leniently, written canonically (contract, Notation). */
import { parsed } from '../parsed.ts';
import { readSlotsOf, type Slot } from '../slots.ts';
import type { Laid } from './line.ts';
import type { Arm } from './model.ts';
import { type Tile, tileOf } from './tile.ts';

export { formatSlots } from '../slots.ts';

export type Move =
  | { readonly do: 'play'; readonly tile: Tile; readonly arm?: Arm }
  | { readonly do: 'draw'; readonly tile?: Tile }
  | { readonly do: 'pass' };

const TILE = /^([0-6])-([0-6])$/;
const PLAY = /^([0-6])-([0-6])(?:@([LRUD]))?$/;
const DRAW = /^draw(?:\s+([0-6])-([0-6]))?$/;

function isArm(text: string | undefined): text is Arm {
  return text === 'L' || text === 'R' || text === 'U' || text === 'D';
}

/** A tile with its halves in either order; null where the text is none. */
export function readTile(text: string): Tile | null {
  const found = TILE.exec(text);
  return found ? tileOf(Number(found[1]), Number(found[2])) : null;
}

/** A move; null where the text is none. */
export function readMove(text: string): Move | null {
  const trimmed = text.trim();
  if (trimmed === 'pass') return { do: 'pass' };
  const draw = DRAW.exec(trimmed);
  if (draw) {
    return draw[1] === undefined
      ? { do: 'draw' }
      : { do: 'draw', tile: tileOf(Number(draw[1]), Number(draw[2])) };
  }
  const play = PLAY.exec(trimmed);
  if (!play) return null;
  const tile = tileOf(Number(play[1]), Number(play[2]));
  return isArm(play[3]) ? { do: 'play', tile, arm: play[3] } : { do: 'play', tile };
}

/** A move. Throws 'bad-notation' with what was given. */
export function parseMove(text: string): Move {
  return parsed(text, readMove, '6-4@R, draw, pass');
}

export function formatMove(move: Move): string {
  if (move.do === 'play') return move.arm ? `${move.tile}@${move.arm}` : move.tile;
  return move.do === 'draw' && move.tile ? `draw ${move.tile}` : move.do;
}

/** A move written canonically; null where the text is none. */
export function canonical(text: string): string | null {
  const move = readMove(text);
  return move && formatMove(move);
}

/** A list of tiles, '6-4 ?6' with unknown ones; null where a word is no tile. At most 28 are read. */
export function readSlots(text: string): Slot[] | null {
  return readSlotsOf(text, readTile, 28);
}

/** Tiles as they lie, '2-6 6-6'; null where a word is no tile. Says nothing about whether they touch. */
export function readLine(text: string): Laid[] | null {
  const line: Laid[] = [];
  for (const word of text.trim().split(/\s+/)) {
    if (word === '') continue;
    const found = TILE.exec(word);
    if (!found || line.length === 28) return null;
    line.push({ a: Number(found[1]), b: Number(found[2]) });
  }
  return line;
}

/** Tiles of a `line`, `up` or `down` as they lie, for drawing. Throws 'bad-notation'. */
export function parseLine(text: string): Laid[] {
  return parsed(text, readLine, '2-6 6-6');
}

/** Tiles of a hand, known ones as written and '?' for each other. Throws 'bad-notation'. */
export function parseTiles(text: string): Slot[] {
  return parsed(text, readSlots, '6-4 ?6');
}

export function formatLine(line: readonly Laid[]): string {
  return line.map(({ a, b }) => `${a}-${b}`).join(' ');
}
