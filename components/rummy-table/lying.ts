/** Where each tile lies that a person may take: by a name that it keeps, and by its place in the draft. Pure. */
import type { Tile } from '../../machines/rummy/tile.ts';

export interface Lying {
  /** Stays the same wherever the tile goes: twins have names of their own. */
  readonly id: string;
  readonly tile: Tile;
  /** As the draft writes it: 'rack:3', '2:1'. */
  readonly place: string;
  /** Its set; null on the rack. */
  readonly set: number | null;
  /** Its place in set or rack. */
  readonly at: number;
}

/** Names by place, in the order of the draft. */
export interface Names {
  readonly table: readonly (readonly string[])[];
  readonly rack: readonly string[];
}

interface Laid {
  readonly table: readonly (readonly Tile[])[];
  readonly rack: readonly Tile[];
}

/** Every tile of the rack, then of each set. */
export function lyingTiles({ table, rack }: Laid, names: Names): Lying[] {
  const onRack = rack.map((tile, at): Lying => {
    return { id: names.rack[at] ?? '', tile, place: `rack:${at}`, set: null, at };
  });
  const onTable = table.flatMap((tiles, set) =>
    tiles.map((tile, at): Lying => {
      return { id: names.table[set]?.[at] ?? '', tile, place: `${set}:${at}`, set, at };
    }),
  );
  return [...onRack, ...onTable];
}
