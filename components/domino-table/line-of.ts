/** The line that a felt shows: the match's, or what lies on a table that waits for its first. */
import { openingIndex } from '../../machines/dominoes/explain.ts';
import type { DominoView } from '../../machines/dominoes/model.ts';
import type { TableAreas } from './areas.ts';
import { tilesOf } from './fits.ts';
import type { LineOfPlay } from './layout.ts';

/** What lies on a table that waits for its first match, above the panel. */
const sample = '3-3 3-5 5-2 2-6 6-6 6-4 4-4 4-0 0-1';

/** The upper part of a felt on which a panel stands that waits for Play. */
export function aboveThePanel(areas: TableAreas): TableAreas {
  const y = 16;
  const h = Math.round(areas.height * 0.44) - y;
  return { ...areas, field: { ...areas.field, y, h }, maxTile: Math.min(areas.maxTile, 96) };
}

/** The line of a view, as the layout reads it. */
export function lineOf(view: DominoView | null, wide: boolean): LineOfPlay {
  if (!view) return { line: wide ? tilesOf(sample) : [], anchor: 4 };
  return {
    line: tilesOf(view.line),
    up: tilesOf(view.up),
    down: tilesOf(view.down),
    anchor: openingIndex(view),
    ...(view.spinner === undefined ? {} : { spinner: view.spinner }),
  };
}
