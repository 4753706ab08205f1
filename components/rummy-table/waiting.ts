/** What lies on a table that waits for its first match: a few sets above the panel. Pure. */
import type { Scene } from '../stage/scene.ts';
import { feltAreas } from './areas.ts';
import { layTable } from './layout.ts';
import { named } from './names.ts';
import { rummyScene } from './scene.ts';

const sample = ['R4 R5 R6 R7', 'B10 K10 O10', 'K1 K2 K3', 'R12 B12 O12 J', 'O7 O8 O9'];

/** `bare`: there is no room for any. */
export function waitingScene(width: number, height: number, bare: boolean): Scene {
  const areas = feltAreas(width, height, 2);
  const wide = areas.wide && !areas.low && !bare;
  const table = wide ? sample.map((tiles) => tiles.split(' ')) : [];
  const names = named({ table, rack: [] }, null).table;
  // As large as in a match, around the middle of what is above the panel.
  const box = { ...areas.table, y: Math.round(height * 0.27 - areas.table.h / 2) };
  const layout = layTable(names, box);
  const sets = names.map((tiles) => ({ tiles }));
  return rummyScene({ areas, layout, sets, rack: [], others: [], pool: 0 });
}
