/** What lies where on the felt now: names, areas and sets, kept still from render to render. */
import type { Draft } from '../../machines/match-events.ts';
import { RACK } from '../../machines/rummy/deal.ts';
import type { Tile } from '../../machines/rummy/tile.ts';
import type { Point } from '../felt/drag-controller.ts';
import { feltAreas, type TableAreas } from './areas.ts';
import { layTable, type TableLayout } from './layout.ts';
import { type Lying, lyingTiles } from './lying.ts';
import type { Name, Seen } from './names.ts';
import { rackSlots } from './rack-area.ts';
import { RackKeeping } from './rack-keeping.ts';
import type { RummyTableState } from './speech.ts';
import { rackOf, setsOf, sizeOf, turnedUp } from './table-view.ts';
import { Tracks } from './tracks.ts';

/** Tiles of the table that are smaller, px, are worth more of the felt than an empty tray. */
const small = 36;

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Board {
  readonly areas: TableAreas;
  readonly layout: TableLayout;
  readonly scrollY: number;
  /** How many tiles are picked up. */
  readonly held: number;
}

export class Ground {
  tracks = new Tracks();
  /** How far the table is scrolled, CSS pixels. */
  scrollY = 0;
  /** null before the first picture, and where there is none. */
  board: Board | null = null;
  #of: unknown[] = [];
  #lying: readonly Lying[] = [];
  #layout: TableLayout | undefined;
  /** The largest rack of the round: the felt doesn't shrink back while tiles are laid. */
  #most = RACK;
  readonly #keeping = new RackKeeping();
  /** The turn that was laid last. */
  #turn = '';
  /** The tray gives the table all that it can spare, from now on in this round. */
  #close = false;

  /** Another match comes: its tiles have nothing to do with those that lie here. */
  forget(): void {
    this.tracks = new Tracks();
    this.scrollY = 0;
    this.#of = [];
    this.#layout = undefined;
    this.#close = false;
  }

  get names(): Seen<Name> {
    return this.tracks.names;
  }

  /** Every tile of the bottom rack and of the table, as the match has them now. */
  lying(table: RummyTableState): readonly Lying[] {
    const { draft, view, me } = table;
    const log = view?.log ?? [];
    const of = [draft, draft ?? view?.table, draft ?? view?.hands.join(), log.length, view?.round];
    if (of.some((part, i) => part !== this.#of[i])) {
      this.#of = of;
      const shown = shownOf(table);
      this.tracks.follow({ ...shown, log, me });
      this.#lying = lyingTiles(shown, this.names);
    }
    return this.#lying;
  }

  /** Lays the felt anew. `held`: how many tiles are picked up. */
  lay(table: RummyTableState, { width, height }: Size, held: number): Board {
    this.lying(table);
    const { view, bottom } = table;
    const { rack, table: sets } = this.names;
    const count = Math.max(rack.length, view ? sizeOf(view.hands[bottom]) : RACK);
    this.#most = view?.log?.length ? Math.max(this.#most, count) : Math.max(RACK, count);
    const seats = view?.hands.length ?? 2;
    const counter = table.me !== null && !view?.melded?.[table.me];
    if (!view?.log?.length) this.#close = false;
    const turn = [view?.round, view?.log?.length].join();
    const settles = turn !== this.#turn;
    this.#turn = turn;
    const lay = (close: boolean) => {
      const asked = { rack: count, most: this.#most, counter, close };
      const areas = feltAreas(width, height, seats, asked);
      return { areas, layout: layTable(sets, areas.table, this.#layout, settles) };
    };
    let { areas, layout } = lay(this.#close);
    if (!this.#close && (layout.pitch < small || layout.contentHeight > layout.box.h)) {
      const closer = lay(true);
      const scrolls = layout.contentHeight > layout.box.h;
      this.#close = scrolls || closer.layout.pitch > layout.pitch;
      if (this.#close) ({ areas, layout } = closer);
    }
    this.#layout = layout;
    const places = this.#keeping.follow(rack, turn, count);
    areas = { ...areas, rack: { ...areas.rack, kept: { places, of: count } } };
    this.scrollY = Math.max(0, Math.min(this.scrollY, layout.contentHeight - layout.box.h));
    this.board = { areas, layout, scrollY: this.scrollY, held };
    return this.board;
  }

  /** Where a tile's middle is on the felt; null where tiles aren't placed. */
  middle(id: string): Point | null {
    const { board } = this;
    if (!board) return null;
    const at = this.names.rack.indexOf(id);
    if (at >= 0) return rackSlots(board.areas.rack, this.names.rack.length)[at] ?? null;
    const tile = board.layout.sets.flatMap(({ tiles }) => tiles).find(({ name }) => name === id);
    return tile ? { x: tile.x, y: tile.y - this.scrollY } : null;
  }

  get scrolls(): boolean {
    const layout = this.board?.layout;
    return !!layout && layout.contentHeight > layout.box.h + 1;
  }
}

/** What is seen of the tiles: the person's draft, or the table and what is known of the bottom rack. */
function shownOf({
  draft,
  view,
  bottom,
}: RummyTableState): Pick<Draft, 'table' | 'rack'> & { rack: readonly Tile[] } {
  if (draft) return draft;
  return { table: setsOf(view), rack: (view?.result ? turnedUp : rackOf)(view, bottom) };
}
