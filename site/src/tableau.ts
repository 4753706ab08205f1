/** A few tiles on the table as a small picture: what stands on a game's door. */

import { tilesOf } from '../../components/domino-table/fits.ts';
import { tileSprite } from '../../components/example/domino-sprites.ts';
import { exampleMarkup } from '../../components/example/markup.ts';
import type { StepPicture } from '../../components/example/picture.ts';
import { straightLine } from '../../components/example/straight-line.ts';

/** In notation; `spinner` as in a position. */
export interface Tableau {
  readonly line: string;
  readonly up?: string;
  readonly down?: string;
  readonly spinner?: number;
}

const size = { width: 240, height: 128 } as const;
const inset = 8;
const tiles = [58, 52, 46, 42, 38, 36] as const;

/** One `<svg>` for each; `id`: unlike any other on the page. */
export function tableaux(all: readonly Tableau[], id: string): string[] {
  return exampleMarkup(all.map(picture), id, size);
}

function picture({ line, up, down, spinner }: Tableau): StepPicture {
  const rows = { line: tilesOf(line), up: tilesOf(up), down: tilesOf(down) };
  const field = { width: size.width - 2 * inset, height: size.height - 2 * inset };
  const layout = straightLine(
    { ...rows, anchor: 0, ...(spinner !== undefined && { spinner }) },
    field,
    tiles,
  );
  const sprites = (layout?.tiles ?? []).flatMap(({ arm, index, x, y, turn }) => {
    const tile = rows[arm][index];
    const at = { x: x + inset, y: y + inset, turn, size: layout?.tile ?? 0, z: 1 };
    return tile ? [tileSprite(tile, at)] : [];
  });
  return { sprites, labels: [], description: [line, up, down].filter(Boolean).join(', ') };
}
