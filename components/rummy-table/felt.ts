/** Everything on the felt of a rummy table: picture, sets, rack, pool; and what taps, keys and drags do there. */
import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { DraftEvent, MatchEmitted } from '../../machines/match-events.ts';
import type { Judged } from '../../machines/rummy/judge.ts';
import type { Point } from '../felt/drag-controller.ts';
import { type Dye, dyedScene } from '../felt/dye.ts';
import { keepFocus } from '../felt/focus.ts';
import { PictureLayer } from '../felt/picture-layer.ts';
import { place } from '../felt/place.ts';
import type { RummyWords } from '../locales/en/rummy.ts';
import { adoptStyles } from '../table/adopt-styles.ts';
import { Choosing } from './choosing.ts';
import type { renderFlow } from './flow.ts';
import { Ground } from './ground.ts';
import { hintedNames } from './hints.ts';
import type { Lying } from './lying.ts';
import { renderMark, renderNewSet } from './marks-shown.ts';
import type { Told } from './prompt.ts';
import { renderRack } from './rack.ts';
import { rackSlots } from './rack-area.ts';
import { spriteId } from './scene.ts';
import { isDealt, sceneOf } from './scene-of.ts';
import { renderSets, type SetsLook } from './sets.ts';
import { type RummyTableState, who } from './speech.ts';
import { type Board, markOf, targetAt } from './targets.ts';
import { renderCounter, renderCounts, renderPool } from './texts.ts';
import type { TileLook } from './tile-button.ts';
import { palette } from './tile-picture.ts';
import { renderTools } from './tools.ts';

/** What the felt reads of its element at each render. */
export interface FeltNow {
  readonly table: RummyTableState;
  readonly words: RummyWords;
  readonly judged: Judged | null;
  readonly width: number;
  readonly height: number;
  /** Too small for a picture: tiles stand in the flow. */
  readonly compact: boolean;
  /** An embedder's colours of tiles. */
  readonly dye: Dye | null;
  /** Milliseconds that a tile's way may take. */
  readonly motion: number;
}

export interface FeltHost {
  addController(controller: ReactiveController): void;
  removeController(controller: ReactiveController): void;
  requestUpdate(): void;
  readonly updateComplete: Promise<boolean>;
  readonly renderRoot: HTMLElement | DocumentFragment;
}

export interface FeltNeeds {
  table(): RummyTableState;
  words(): RummyWords;
  /** Whether a canvas is worth its download now: in view, and large enough. */
  drawable(): boolean;
  /** For rendering. */
  now(): FeltNow;
  /** Changes the person's draft; whether it was taken. */
  send(event: DraftEvent): boolean;
  tell(told: Told): void;
  messageLine(): TemplateResult | typeof nothing;
}

/** Room for outlines inside what scrolls, px. */
const brim = 6;

export class Felt {
  readonly choosing: Choosing;
  readonly ground = new Ground();
  readonly #needs: FeltNeeds;
  readonly #host: FeltHost;
  readonly #picture: PictureLayer;
  readonly #find: (selector: string) => HTMLElement | null;
  #flow: typeof renderFlow | null = null;
  /** The table was scrolled since it was last rendered: what moves then doesn't fly. */
  #scrolled = false;
  #shownLatest: unknown = null;

  constructor(host: FeltHost, needs: FeltNeeds) {
    this.#needs = needs;
    this.#host = host;
    this.#find = (selector) => host.renderRoot.querySelector<HTMLElement>(selector);
    keepFocus(host, () => this.choosing.next);
    this.choosing = new Choosing(host, {
      table: needs.table,
      words: needs.words,
      draft: () => needs.table().draft,
      lying: () => this.ground.lying(needs.table()),
      middle: (id) => this.ground.middle(id),
      zoneAt: (at, held) => this.#targetAt(at, held),
      send: needs.send,
      tell: needs.tell,
      render: () => host.requestUpdate(),
      find: this.#find,
      drag: (id, at) => this.#picture.drag(spriteId(id), at),
      pitch: () => this.ground.board?.areas.rack.pitch ?? 0,
      scrolls: () => this.ground.scrolls,
    });
    this.#picture = new PictureLayer(host, {
      host: () => this.#find('.canvas'),
      wanted: needs.drawable,
      // Without it tiles are still tapped.
      loading: async () => {
        void this.choosing.addDragging().catch(() => {});
        return (await import('./gather.ts')).gathered;
      },
    });
  }

  /** After something happened in the match. */
  happened(event: MatchEmitted): void {
    const { drag, picking } = this.choosing;
    if (event.type !== 'refused' && !drag?.tile && event.type !== 'moved') picking.drop();
  }

  render(): TemplateResult {
    const now = this.#needs.now();
    if (now.compact) return this.#renderFlow(now);
    const { table, words, judged } = now;
    // Sizes come before the first paint.
    if (now.width === 0) return html`${renderSets(this.#setsLook(now, null))}`;
    const { held, drag, target } = this.choosing;
    const board = this.ground.lay(table, now, held.length);
    const { areas, layout } = board;
    this.#paint(now, board);
    const mark =
      target !== null && table.draft && held.length > 0 ? markOf(board, table.draft, target) : null;
    const lays = held.length > 0 && this.choosing.lays;
    return html`<div
      class=${classMap({ tabletop: true, dragging: !!drag?.tile, scrolls: this.ground.scrolls })}
      tabindex="-1"
      @click=${this.#background}
    >
      ${table.view ? html`<div class="tray" ${place(areas.rack)}></div>` : nothing}
      ${this.#picture.render()} ${renderPool(now, areas)} ${renderCounts(now, areas)}
      <div class="scroller" ${place(grown(areas.table))} @scroll=${this.#scroll}>
        <div class="sheet" ${place({ x: brim, y: brim, w: layout.box.w, h: layout.contentHeight })}>
          ${renderSets(this.#setsLook(now, board))} ${lays ? renderNewSet(words, this.choosing, board) : nothing}
          ${mark?.in === 'table' ? renderMark(mark, layout.box) : nothing}
        </div>
        <div class="depth" ${place({ x: 0, y: 0, w: 1, h: layout.contentHeight + 2 * brim })}></div>
      </div>
      <div class=${classMap({ 'note-line': true, low: areas.low })} ${place(areas.message)}>
        ${this.#needs.messageLine()}
      </div>
      ${this.#asksRack(table) ? renderCounter(now, judged, areas) : nothing}
      ${mark?.in === 'rack' ? renderMark(mark, { x: 0, y: 0 }) : nothing} ${this.#renderRack(now, board)}
    </div>`;
  }

  /** After rendering: what the others just laid is in sight. */
  updated(): void {
    const { latest } = this.ground.tracks;
    const { board } = this.ground;
    if (latest === this.#shownLatest || !board) return;
    this.#shownLatest = latest;
    const scroller = this.#find('.scroller');
    const set = board.layout.sets.find(({ tiles }) =>
      tiles.some(({ name }) => latest?.names.has(name)),
    );
    if (!scroller || !set || !this.ground.scrolls) return;
    const top = set.y - board.layout.box.y;
    const seen =
      top >= scroller.scrollTop && top + set.h <= scroller.scrollTop + board.layout.box.h;
    if (!seen) scroller.scrollTop = top - (board.layout.box.h - set.h) / 2;
  }

  #paint({ table, dye, motion }: FeltNow, { areas, layout }: Board): void {
    const { tracks } = this.ground;
    const { picking } = this.choosing;
    const scene = sceneOf(table, areas, layout, {
      names: tracks.names,
      faults: this.#faults(table),
      picked: new Set(picking.ids),
      hinted: this.#hinted(table),
      fresh: tracks.fresh(table.view?.log ?? [], table.me),
      latest: tracks.latest,
      scrollY: this.ground.scrollY,
    });
    const still = this.#scrolled;
    this.#scrolled = false;
    this.#picture.set(dyedScene(scene, dye, palette), still ? 0 : motion, isDealt(table));
  }

  #faults({ draft }: RummyTableState): boolean[] {
    const { judged } = this.#needs.now();
    return draft && judged ? judged.sets.map(({ fault }) => fault !== null) : [];
  }

  #hinted({ hint, view }: RummyTableState): Set<string> {
    return hint === null || !view ? new Set() : hintedNames(hint, view, this.ground.names.rack);
  }

  #tileLook({ table, words }: FeltNow): TileLook {
    return {
      words,
      choosing: this.choosing,
      fresh: this.ground.tracks.fresh(table.view?.log ?? [], table.me),
      hinted: this.#hinted(table),
      at: (event) => this.#pointOf(event),
    };
  }

  #setsLook(now: FeltNow, board: Board | null): SetsLook {
    const lying = this.ground.lying(now.table);
    const count = this.ground.names.table.length;
    const { choosing } = this;
    const aimed = Number.parseInt(choosing.target ?? '', 10);
    return {
      ...this.#tileLook(now),
      layout: board?.layout ?? null,
      sets: Array.from({ length: count }, (_, at) => lying.filter(({ set }) => set === at)),
      fitting: choosing.fitting,
      aimed: /^\d+$/.test(choosing.target ?? '') ? aimed : null,
    };
  }

  #renderRack(now: FeltNow, { areas }: Board): TemplateResult | typeof nothing {
    const { table, words } = now;
    if (!this.#asksRack(table)) return nothing;
    const tiles = this.ground.lying(table).filter(({ set }) => set === null);
    const slots = rackSlots(areas.rack, tiles.length);
    const { tile: w, high: h, rise, pitch } = areas.rack;
    return html`${renderTools({
      words,
      choosing: this.choosing,
      sort: (by) => this.sort(by),
      box: areas.tools,
    })}
      ${renderRack({
        ...this.#tileLook(now),
        label: words.rackLabel(who(table, table.bottom)),
        tiles,
        box: (index) => {
          const at = slots[index] ?? { x: 0, y: 0 };
          const up = this.choosing.picking.ids.includes(tiles[index]?.id ?? '') ? rise - 1 : 0;
          const reach = Math.max(0, (pitch - w) / 2);
          return { x: at.x - w / 2, y: at.y - h / 2 - up, w, h, reach };
        },
      })}`;
  }

  sort(by: 'colour' | 'number'): void {
    const { words, send, tell } = this.#needs;
    if (send({ type: 'SORT', by })) tell({ text: words().sorted[by], tone: 'plain' });
  }

  /** The small table is loaded where one is. */
  #renderFlow(now: FeltNow): TemplateResult {
    this.ground.board = null;
    if (this.#flow) {
      return this.#flow(now, {
        sets: this.#setsLook(now, null),
        rack: {
          ...this.#tileLook(now),
          label: now.words.rackLabel(who(now.table, now.table.bottom)),
          tiles: this.ground.lying(now.table).filter(({ set }) => set === null),
        },
        asks: this.#asksRack(now.table),
        choosing: this.choosing,
        sort: (by) => this.sort(by),
        message: this.#needs.messageLine(),
      });
    }
    const loaded = import('./flow.ts').then((flow) => {
      adoptStyles(this.#host.renderRoot, flow.styles);
      this.#flow = flow.renderFlow;
      this.#host.requestUpdate();
    });
    // What can't be loaded leaves the table readable.
    loaded.catch(() => {});
    return html`${renderSets(this.#setsLook(now, null))}`;
  }

  /** Whether the rack is there to be chosen from: a round runs, and the person sits at the table. */
  #asksRack({ me, view, stage }: RummyTableState): boolean {
    return me !== null && view !== null && stage === 'playing';
  }

  #targetAt(at: Point, held: readonly Lying[]): string | null {
    const { board } = this.ground;
    const { draft } = this.#needs.table();
    if (!board || !draft) return null;
    this.#nudge(at, board);
    return targetAt(
      { ...board, scrollY: this.ground.scrollY },
      draft,
      at,
      held,
      this.choosing.lays,
    );
  }

  /** A tile dragged to the table's edge scrolls it. */
  #nudge({ y }: Point, { areas }: Board): void {
    if (!this.choosing.drag?.tile || !this.ground.scrolls) return;
    const box = areas.table;
    const scroller = this.#find('.scroller');
    const by = y < box.y + 24 ? -10 : y > box.y + box.h - 16 && y < areas.rack.y ? 10 : 0;
    if (scroller && by !== 0) scroller.scrollTop += by;
  }

  #pointOf(event: MouseEvent): Point | null {
    const top = this.#find('.tabletop');
    // A key's click has no place.
    if (!top || event.detail === 0) return null;
    const box = top.getBoundingClientRect();
    const scale = top.offsetWidth > 0 ? box.width / top.offsetWidth || 1 : 1;
    return { x: (event.clientX - box.left) / scale, y: (event.clientY - box.top) / scale };
  }

  readonly #scroll = (event: Event): void => {
    if (!(event.target instanceof HTMLElement)) return;
    this.ground.scrollY = event.target.scrollTop;
    this.#scrolled = true;
    this.#host.requestUpdate();
  };

  /** A tap on the felt itself: into the gap that is there, or the tiles are put down. */
  readonly #background = (event: MouseEvent): void => {
    const { target } = event;
    if (target instanceof Element && target.closest('button')) return;
    const { held } = this.choosing;
    const at = this.#pointOf(event);
    if (held.length === 0 || !at) return;
    const zone = this.choosing.drag?.swallowsClick(event) ? null : this.#targetAt(at, held);
    if (zone !== null && zone !== 'new') this.choosing.drop(zone);
    else this.choosing.putDown();
  };
}

function grown({ x, y, w, h }: { x: number; y: number; w: number; h: number }) {
  return { x: x - brim, y: y - brim, w: w + 2 * brim, h: h + 2 * brim };
}
