/** Rummy in writing: read leniently, written canonically (contract, Notation). */
import { parsed } from '../parsed.ts';
import { readSlotsOf, type Slot } from '../slots.ts';
import { type Lists, listsOf } from './lists.ts';
import { arranged, type TileSet } from './set.ts';
import { TILES, type Tile } from './tile.ts';

export type Move =
  | { readonly do: 'play'; readonly sets: Lists }
  | { readonly do: 'draw'; readonly tile?: Tile }
  | { readonly do: 'pass' };

const TILE = /^(?:[RBKO](?:[1-9]|1[0-3])|J)$/;
const PLAY = /^play\s+(.+)$/s;
const DRAW = /^draw(?:\s+(\S+))?$/;

/** Longer than any table is written, however it is spaced. */
const LONGEST = 2000;

/** A tile; null where the text is none. */
export function readTile(text: string): Tile | null {
  return TILE.test(text) ? text : null;
}

/** A list of tiles, 'R7 J ?6' with unknown ones; null where a word is no tile. At most 106 are read. */
export function readSlots(text: string): Slot[] | null {
  return readSlotsOf(text, readTile, TILES.length);
}

/** Lists of tiles separated by commas, whether or not they are sets; null where one is empty or a word is no tile. */
export function readSets(text: string): Tile[][] | null {
  if (text.length > LONGEST) return null;
  if (text.trim() === '') return [];
  const sets: Tile[][] = [];
  for (const part of text.split(',')) {
    const words = part.trim().split(/\s+/);
    if (!words.every((word) => readTile(word) !== null)) return null;
    sets.push(words);
  }
  return sets;
}

/** A move; null where the text is none. */
export function readMove(text: string): Move | null {
  if (text.length > LONGEST) return null;
  const trimmed = text.trim();
  if (trimmed === 'pass') return { do: 'pass' };
  const draw = DRAW.exec(trimmed);
  if (draw) {
    if (draw[1] === undefined) return { do: 'draw' };
    const tile = readTile(draw[1]);
    return tile === null ? null : { do: 'draw', tile };
  }
  const play = PLAY.exec(trimmed);
  const sets = play ? readSets(play[1] ?? '') : null;
  return sets && { do: 'play', sets };
}

/** A move. Throws 'bad-notation' with what was given. */
export function parseMove(text: string): Move {
  return parsed(text, readMove, 'play R4 R5 R6, R7 B7 K7; draw; pass');
}

/** Lists of tiles, as they are given: 'R4 R5 R6, R7'. */
export function formatLists(table: Lists): string {
  return table.map((tiles) => tiles.join(' ')).join(', ');
}

export function formatTable(table: readonly Pick<TileSet, 'tiles'>[]): string {
  return formatLists(listsOf(table));
}

export function formatMove(move: Move): string {
  if (move.do === 'play') return `play ${formatLists(move.sets.map(arranged))}`;
  return move.do === 'draw' && move.tile ? `draw ${move.tile}` : move.do;
}

/** A move written canonically; null where the text is none. */
export function canonical(text: string): string | null {
  const move = readMove(text);
  return move && formatMove(move);
}
