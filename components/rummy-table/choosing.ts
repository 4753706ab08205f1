/** A person's choice at the table, however it is made: by taps, keys, dragging or a hint. Ends in moves of the draft. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Arranging, Draft } from '../../machines/match-events.ts';
import { mayTouch } from '../../machines/rummy/untouched.ts';
import type { DragController, Point } from '../felt/drag-controller.ts';
import { answerKey } from '../felt/keys.ts';
import type { RummyWords } from '../locales/en/rummy.ts';
import { who } from '../table/who.ts';
import type { Lying } from './lying.ts';
import { Picking } from './picking.ts';
import { dropPlace, ownSet } from './places.ts';
import { Roving } from './roving.ts';
import type { RummyTableState } from './speech.ts';
import type { ToTell } from './telling.ts';
import type { Stands, Way } from './walking.ts';

export interface ChoosingNeeds {
  table(): RummyTableState;
  words(): RummyWords;
  draft(): Draft | null;
  /** Every tile of the person's rack and of the table. */
  lying(): readonly Lying[];
  /** Where a set stands on the felt. */
  stands: Stands;
  /** Its middle on the felt; null where tiles aren't placed. */
  middle(id: string): Point | null;
  /** The place that lies at a point of the felt; null: none. `from`: where the tiles come from. */
  zoneAt(at: Point, from: readonly Lying[]): string | null;
  /** Where a set takes the tiles that are put on this one of its own; null: nowhere in particular. */
  into(tile: Lying, from: readonly Lying[]): string | null;
  /** Whether a point is on the tray of the rack. */
  onTray(at: Point): boolean;
  /** Changes the draft; whether it was taken. */
  send(event: Arranging): boolean;
  /** The person does something: what was asked, a pause and auto-play are over. */
  acts(): void;
  tell(told: ToTell): void;
  /** The same without a word to who listens. */
  show(told: ToTell): void;
  render(): void;
  /** An element of the table. */
  find(selector: string): HTMLElement | null;
  /** Moves a tile's picture by hand; null lets it go back to its place. */
  drag(id: string, at: Point | null): void;
  /** From one of several dragged tiles to the next. */
  pitch(): number;
}

export class Choosing implements ReactiveController {
  readonly picking = new Picking();
  readonly roving: Roving;
  /** null until it is loaded: tapping is there from the start, dragging comes with the canvas. */
  drag: DragController | null = null;
  /** Where dragged tiles would fall to. */
  over: string | null = null;
  readonly #host: ReactiveControllerHost;
  readonly #needs: ChoosingNeeds;
  /** Whether the last tile was picked up with a key. */
  #byKey = false;
  /** The tile that the keyboard goes on from. */
  #next: string | null = null;

  constructor(host: ReactiveControllerHost, needs: ChoosingNeeds) {
    this.#host = host;
    this.#needs = needs;
    this.roving = new Roving({
      lying: needs.lying,
      middle: needs.middle,
      focus: (id) => needs.find(`[data-tile="${id}"]`)?.focus(),
      render: needs.render,
    });
    host.addController(this);
  }

  /** From now on tiles can be dragged. */
  async addDragging(): Promise<void> {
    if (this.drag) return;
    const [{ DragController }, { dragging }] = await Promise.all([
      import('../felt/drag-controller.ts'),
      import('./dragging.ts'),
    ]);
    const needs = dragging(this, this.#needs, this.#host);
    this.drag ??= new DragController(this.#host, needs);
    this.#needs.render();
  }

  /** Before rendering anew: what the moves left of the choice. */
  hostUpdate(): void {
    this.picking.settle(this.#needs.lying());
    this.roving.settle();
  }

  /** The tiles that are picked up, as they lie. */
  get held(): Lying[] {
    return this.picking.tiles(this.#needs.lying());
  }

  /** Whether the person may lay tiles now; the rack can be arranged at any time. */
  get lays(): boolean {
    return this.#needs.table().moves.length > 0;
  }

  /** Whether the person may use what lies on the table (RUM-10). */
  get free(): boolean {
    const { view } = this.#needs.table();
    return !view || mayTouch(view);
  }

  /** Where the keyboard goes on when what it was on is gone: with its tile of the table, wherever that lies now. */
  next(lost: HTMLElement): HTMLElement | null {
    const { find } = this.#needs;
    const name = lost.matches('.set-tile') ? lost.dataset.tile : this.#next;
    const moved = name == null ? null : find(`[data-tile="${name}"]`);
    return moved ?? find('.rack-tile[tabindex="0"]') ?? find('.set-tile[tabindex="0"]');
  }

  /** Sets that would take the held tiles. */
  get fitting(): ReadonlySet<number> {
    const draft = this.#needs.draft();
    if (!draft || !this.picking.any || !this.lays) return new Set();
    const places = this.picking.rows(draft, this.#needs.lying(), this.free).flat();
    return new Set(
      places.flatMap(({ fits, kind, set, leaves }) =>
        fits && set !== null && (kind === 'set' || leaves.length === 0) ? [set] : [],
      ),
    );
  }

  /** Whether what is held came from the rack in this turn. */
  get canTakeBack(): boolean {
    const draft = this.#needs.draft();
    const from = this.held.map(({ place }) => place);
    return !!draft && this.lays && dropPlace(draft, from, 'rack') !== null;
  }

  /** Escape on a place: the tiles are put down. */
  readonly escape = (event: KeyboardEvent): void => {
    answerKey(event, (key) => key === 'Escape' && this.putDown());
  };

  /** The place where the held tiles would fall to: under a drag, or where the keys aim. */
  get target(): string | null {
    return this.over ?? this.picking.aim?.to ?? null;
  }

  /** A tap, a click, Enter or Space on a tile. `at`: where on the felt; null for keys and where tiles aren't placed. */
  press(tile: Lying, at: Point | null, byKey: boolean): void {
    this.#byKey = byKey;
    this.#needs.acts();
    this.roving.focused(tile.id);
    if (this.picking.aim) this.drop(this.picking.aim.to);
    else if (tile.set === null) this.#toggle(tile.id);
    else if (this.lays) this.#pressLaid(tile, at);
    else this.#wait();
  }

  #pressLaid(tile: Lying, at: Point | null): void {
    const { held } = this;
    if (held.length === 0) this.#hold([tile.id]);
    else if (ownSet(held.map(({ place }) => place)) !== tile.set) {
      const zone = at && this.#needs.zoneAt(at, held);
      this.drop(zone ?? this.#needs.into(tile, held) ?? String(tile.set));
    } else if (held.some(({ id }) => id === tile.id)) this.putDown();
    else this.#reach(tile, held);
  }

  /** Dragged tiles have come over a place: what would lie there is seen, not said. */
  hover(to: string | null): void {
    this.over = to;
    const draft = this.#needs.draft();
    const from = this.held.map(({ place }) => place);
    const place = draft && to !== null ? dropPlace(draft, from, to, this.free) : null;
    const { held } = this;
    const table = this.#needs.table();
    this.#needs.show((telling) =>
      draft && place ? telling.aimed(draft, place) : telling.picked(held, table),
    );
  }

  /** Lays the held tiles there. */
  drop(to: string): void {
    const draft = this.#needs.draft();
    const { held } = this;
    if (!draft || held.length === 0) return;
    const from = held.map(({ place }) => place);
    const place = dropPlace(draft, from, to, this.free);
    const rackOnly = held.every(({ set }) => set === null);
    this.#next = rackOnly ? null : (held[0]?.id ?? null);
    // What can't be laid there stays in the hand, and the chart says why.
    if (place) this.picking.drop();
    if (this.#needs.send({ type: 'MOVE', tiles: from, to }) && place) {
      const tiles = held.map(({ tile }) => tile);
      const { view } = this.#needs.table();
      this.#needs.tell((telling) => telling.laid(view, draft, place, tiles, rackOnly));
    }
    this.#needs.render();
  }

  /** Puts the held tiles back where they were. Returns whether there were any. */
  putDown(): boolean {
    const tiles = this.held.map(({ tile }) => tile);
    if (tiles.length === 0) return false;
    this.picking.drop();
    this.#needs.tell((telling) => telling.putDown(tiles));
    this.#needs.render();
    return true;
  }

  /** Held tiles go one place on; what they would make is said. */
  walk(way: Way): boolean {
    const draft = this.#needs.draft();
    const aim =
      draft &&
      this.picking.walk(draft, this.#needs.lying(), way, {
        lays: this.lays,
        free: this.free,
        stands: this.#needs.stands,
      });
    if (draft && aim) this.#needs.tell((telling) => telling.aimed(draft, aim));
    this.#needs.render();
    return true;
  }

  #toggle(id: string): void {
    this.picking.toggle(id);
    this.#told();
  }

  #hold(ids: readonly string[]): void {
    this.picking.pick(ids);
    this.#told();
  }

  /** The part of the set from what is held to this tile. */
  #reach(tile: Lying, held: readonly Lying[]): void {
    const places = [...held.map(({ at }) => at), tile.at];
    const least = Math.min(...places);
    const most = Math.max(...places);
    const inPart = ({ set, at }: Lying) => set === tile.set && at >= least && at <= most;
    const part = this.#needs.lying().filter(inPart);
    this.#hold(part.map(({ id }) => id));
  }

  #told(): void {
    const { held } = this;
    const table = this.#needs.table();
    this.#needs.tell((telling) => telling.picked(held, table, this.#byKey));
    this.#needs.render();
  }

  #wait(): void {
    const table = this.#needs.table();
    if (table.turn === null) return;
    const { seat } = who(table, table.turn);
    this.#needs.tell({ text: this.#needs.words().notYourTurn({ seat }), tone: 'plain' });
  }
}
