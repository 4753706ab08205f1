/** What there is in a box of tile rummy: a tile of each colour, a joker and a back, drawn one by one. */
import { exampleMarkup } from '../../components/example/markup.ts';
import { backSprite, tileSprite } from '../../components/example/rummy-sprites.ts';

export interface TileEntry {
  readonly name: string;
  /** An `<svg>`. */
  readonly picture: string;
}

interface Source {
  readonly name: string;
  /** null: face down. */
  readonly tile: string | null;
}

const sources: readonly Source[] = [
  { name: 'Red: disc', tile: 'R7' },
  { name: 'Blue: square', tile: 'B7' },
  { name: 'Black: triangle', tile: 'K7' },
  { name: 'Orange: star', tile: 'O7' },
  { name: 'Joker', tile: 'J' },
  { name: 'Face down', tile: null },
];

const size = { width: 96, height: 116 } as const;
const tileWide = 66;

/** `id`: unlike any other on the page. */
export function rummyTiles(id: string): TileEntry[] {
  const pictures = sources.map(({ name, tile }) => {
    const at = { x: size.width / 2, y: size.height / 2, size: tileWide };
    const sprite =
      tile === null ? backSprite('back', at) : tileSprite(tile, [], 0, { ...at, id: tile });
    return { sprites: [sprite], labels: [], description: name };
  });
  const drawn = exampleMarkup(pictures, id, size);
  return sources.map(({ name }, i) => ({ name, picture: drawn[i] ?? '' }));
}
