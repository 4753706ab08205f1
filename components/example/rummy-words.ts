/** A rummy position in words, for those who don't see its picture. */
import { standsOf } from '../../machines/rummy/set.ts';
import type { Tile } from '../../machines/rummy/tile.ts';
import { type Slot, UNKNOWN } from '../../machines/slots.ts';
import type { RummyExampleWords } from '../locales/en/rummy-example.ts';
import type { RummyStep } from './rummy-walk.ts';

export function describeRummy(
  words: RummyExampleWords,
  { table, racks, pool, meld, refusal, turn }: RummyStep,
  names: readonly string[],
): string {
  const sets = table.map((tiles) => words.set({ tiles: setTiles(words, tiles) }));
  return [
    sets.length === 0
      ? words.noTable
      : turn === 'draft'
        ? words.draft({ sets })
        : words.table({ sets }),
    ...(meld.length > 0 ? [words.meldSpoken({ terms: meld })] : []),
    ...(refusal?.rule === undefined ? [] : [words.refusedSpoken({ rule: refusal.rule })]),
    ...racks.map((rack, seat) =>
      words.rack({ name: names[seat] ?? String(seat + 1), tiles: rackText(words, rack) }),
    ),
    ...(pool > 0 ? [words.pool({ count: pool })] : []),
  ].join(' ');
}

function setTiles(words: RummyExampleWords, tiles: readonly Tile[]): string[] {
  const stands = standsOf(tiles);
  return tiles.map((tile, i) => {
    const as = stands[i] ?? [];
    return as.length > 0 ? words.jokerAs({ tiles: as }) : words.tile({ tile });
  });
}

function rackText(words: RummyExampleWords, rack: readonly Slot[]): string {
  if (rack.length === 0) return words.empty;
  const known = rack.filter((slot) => slot !== UNKNOWN).map((tile) => words.tile({ tile }));
  const hidden = rack.length - known.length;
  return [...known, ...(hidden > 0 ? [words.hidden({ count: hidden })] : [])].join(', ');
}
