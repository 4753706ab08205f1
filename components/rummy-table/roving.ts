/** Which tiles the keyboard is at: one stop for the rack, one for the table; arrows go from tile to tile. */
import type { Point } from '../felt/drag-controller.ts';
import { Stop } from '../felt/stop.ts';
import type { Lying } from './lying.ts';
import type { Way } from './walking.ts';

interface RovingNeeds {
  lying(): readonly Lying[];
  /** Null where tiles aren't placed: then up and down go from set to set. */
  middle(id: string): Point | null;
  focus(id: string): void;
  render(): void;
}

const regions = ['rack', 'table'] as const;
type Region = (typeof regions)[number];

const regionOf = ({ set }: Lying): Region => (set === null ? 'rack' : 'table');

export class Roving {
  readonly #needs: RovingNeeds;
  readonly #stops: Record<Region, Stop> = { rack: new Stop(), table: new Stop() };

  constructor(needs: RovingNeeds) {
    this.#needs = needs;
  }

  /** Whether Tab reaches this tile. */
  isStop(id: string): boolean {
    return regions.some((region) => this.#stops[region].name === id);
  }

  /** After a move: where the tile is gone its place keeps the stop. */
  settle(): void {
    for (const region of regions) this.#stops[region].settle(this.#ids(region));
  }

  focused(id: string): void {
    const tile = this.#needs.lying().find((each) => each.id === id);
    if (!tile) return;
    const region = regionOf(tile);
    if (this.#stops[region].set(id, this.#ids(region))) this.#needs.render();
  }

  /** To the first or last tile of the rack or table. */
  end(tile: Lying, first: boolean): boolean {
    const tiles = this.#tiles(regionOf(tile));
    return this.#to(first ? tiles[0] : tiles.at(-1));
  }

  /** To the next tile that way; round the corner only sideways. */
  go(tile: Lying, way: Way): boolean {
    const tiles = this.#tiles(regionOf(tile));
    const at = tiles.findIndex(({ id }) => id === tile.id);
    if (way === 'left') return this.#to(tiles[at - 1] ?? tiles.at(-1));
    if (way === 'right') return this.#to(tiles[at + 1] ?? tiles[0]);
    return this.#to(this.#across(tile, tiles, way === 'up' ? -1 : 1));
  }

  /** The nearest tile of the row above or below; where tiles aren't placed, of the set before or after. */
  #across(tile: Lying, tiles: readonly Lying[], by: 1 | -1): Lying | undefined {
    const from = this.#needs.middle(tile.id);
    if (!from) return tiles.find(({ set, at }) => set === (tile.set ?? -9) + by && at === 0);
    const others = tiles.flatMap((other) => {
      const at = this.#needs.middle(other.id);
      const down = at ? (at.y - from.y) * by : 0;
      return at && down > 4 ? [{ other, down, aside: Math.abs(at.x - from.x) }] : [];
    });
    const nearest = Math.min(...others.map(({ down }) => down));
    const row = others.filter(({ down }) => down < nearest + 8);
    return row.toSorted((a, b) => a.aside - b.aside)[0]?.other;
  }

  #to(tile: Lying | undefined): boolean {
    if (tile) {
      this.focused(tile.id);
      this.#needs.focus(tile.id);
    }
    return true;
  }

  #ids(region: Region): string[] {
    return this.#tiles(region).map(({ id }) => id);
  }

  #tiles(region: Region): Lying[] {
    return this.#needs.lying().filter((tile) => regionOf(tile) === region);
  }
}
