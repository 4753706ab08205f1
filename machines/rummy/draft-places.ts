/** Places in a draft as they are written: where tiles are taken from ('rack:3', '2:0-2') and where they go. */
import { badNotation } from '../parsed.ts';
import type { Laid } from './lists.ts';
import type { Tile } from './tile.ts';

/** Where a tile lies: on the rack, or in a set of the table; both counted from 0. */
export interface Place {
  readonly in: 'rack' | number;
  readonly at: number;
}

/** Where tiles go. `at`: before that tile; null: where they fit best. */
export type Target =
  | { readonly to: 'rack'; readonly at: number | null }
  | { readonly to: 'set'; readonly set: number; readonly at: number | null }
  | { readonly to: 'split'; readonly set: number; readonly at: number }
  | { readonly to: 'new' };

const FROM = /^(rack|\d{1,3}):(\d{1,3})(?:-(\d{1,3}))?$/;
const TO = /^(rack|\d{1,3})(?:([:/])(\d{1,3}))?$/;

/** The tiles of the rack or of a set; null where there is no such set. */
function tilesIn({ table, rack }: Laid, name: 'rack' | number): readonly Tile[] | null {
  return name === 'rack' ? rack : (table[name] ?? null);
}

function nameOf(text: string): 'rack' | number {
  return text === 'rack' ? 'rack' : Number(text);
}

/** The places that tiles are taken from, in the order given. Throws 'bad-notation' for one that isn't there, or twice. */
export function readPlaces(draft: Laid, texts: readonly string[]): Place[] {
  const places = texts.flatMap((text) => readRange(draft, text));
  const names = new Set(places.map((place) => `${place.in}:${place.at}`));
  if (places.length === 0 || names.size < places.length) {
    throw badNotation(texts.join(' '), 'each place once');
  }
  return places;
}

function readRange(draft: Laid, text: string): Place[] {
  const [, name = '', first = '', last = first] = FROM.exec(text) ?? [];
  const where = nameOf(name);
  const from = Number(first);
  const to = Number(last);
  const tiles = tilesIn(draft, where);
  if (name === '' || !tiles || from > to || to >= tiles.length) {
    throw badNotation(text, 'rack:3, 2:1 or 2:0-2, as far as there are tiles');
  }
  return Array.from({ length: to - from + 1 }, (_, i) => ({ in: where, at: from + i }));
}

/** Where tiles go. Throws 'bad-notation' for what isn't there. */
export function readTarget(draft: Laid, text: string): Target {
  if (text === 'new') return { to: 'new' };
  const [, name = '', sign, index] = TO.exec(text) ?? [];
  const where = nameOf(name);
  const tiles = tilesIn(draft, where);
  const at = index === undefined ? null : Number(index);
  const splits = sign === '/' && at !== null;
  if (name === '' || !tiles || (at ?? 0) > tiles.length || (splits && where === 'rack')) {
    throw badNotation(text, 'rack, rack:3, 2, 2:3, 2/3 or new, as far as there are tiles');
  }
  if (where === 'rack') return { to: 'rack', at };
  return splits ? { to: 'split', set: where, at } : { to: 'set', set: where, at };
}
