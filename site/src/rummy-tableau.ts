/** Sets on a rummy table as a small picture: what stands on the game's door. */
import { exampleMarkup } from '../../components/example/markup.ts';
import { layTables } from '../../components/example/rummy-layout.ts';
import { tileSprite } from '../../components/example/rummy-sprites.ts';
import { rummy } from '../../machines/rummy/game.ts';
import { readSets } from '../../machines/rummy/notation.ts';

const inset = 10;

/** One `<svg>`; `id`: unlike any other on the page. Throws where such sets can't lie on a table. */
export function rummyTableau(
  table: string,
  size: { width: number; height: number },
  id: string,
): string {
  rummy.position(rummy.options({}), { hands: ['?1', '?1'], turn: 0, table });
  const sets = readSets(table) ?? [];
  const box = {
    x: inset,
    y: inset,
    width: size.width - 2 * inset,
    height: size.height - 2 * inset,
  };
  const laid = layTables([sets], box);
  const sprites = sets.flatMap((tiles, set) =>
    tiles.map((tile, index) =>
      tileSprite(tile, tiles, index, {
        id: `${set} ${index}`,
        ...laid.spot(laid.places[0]?.[set] ?? 0, index),
        size: laid.tile,
      }),
    ),
  );
  const [picture = ''] = exampleMarkup([{ sprites, labels: [], description: table }], id, size);
  return picture;
}
