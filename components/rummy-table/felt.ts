/** Everything on the felt of a rummy table: picture, sets, rack, pool; and what taps, keys and drags do there. */
import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { MatchEmitted } from '../../machines/match-events.ts';
import { dyedScene } from '../felt/dye.ts';
import { keepFocus } from '../felt/focus.ts';
import type { FeltHost } from '../felt/host.ts';
import { hasOptions } from '../felt/options-slot.ts';
import { PictureLayer } from '../felt/picture-layer.ts';
import { place, type Rect } from '../felt/place.ts';
import { type Point, pointIn } from '../felt/point.ts';
import { laterPart } from '../table/later-part.ts';
import { isDealt, sitsIn } from '../table/table-state.ts';
import { Aiming } from './aiming.ts';
import { Choosing } from './choosing.ts';
import type { FeltNeeds, FeltNow } from './felt-now.ts';
import { type Board, Ground } from './ground.ts';
import { type Looked, lookedAt, rackLook, setsLook } from './looks.ts';
import type { Lying } from './lying.ts';
import { renderRack } from './rack.ts';
import { spriteId } from './scene.ts';
import { sceneOf } from './scene-of.ts';
import { Scrolling } from './scrolling.ts';
import { renderSets } from './sets.ts';
import { renderCounter, renderCounts, renderPool } from './texts.ts';
import { palette } from './tile-picture.ts';
import { renderTools } from './tools.ts';
import { waitingScene } from './waiting.ts';

/** Room for outlines inside what scrolls, px. */
const brim = 6;

export class Felt {
  readonly choosing: Choosing;
  readonly aiming: Aiming;
  readonly ground = new Ground();
  readonly #needs: FeltNeeds;
  readonly #host: FeltHost;
  readonly #picture: PictureLayer;
  readonly #find: (selector: string) => HTMLElement | null;
  /** The small table is loaded where one is. */
  readonly #flow: () => typeof import('./flow.ts') | null;
  readonly #scrolling: Scrolling;

  constructor(host: FeltHost, needs: FeltNeeds) {
    this.#needs = needs;
    this.#host = host;
    this.aiming = new Aiming(host);
    this.#flow = laterPart(host, () => import('./flow.ts'));
    this.#find = (selector) => host.renderRoot.querySelector<HTMLElement>(selector);
    this.#scrolling = new Scrolling(this.ground, {
      element: () => this.#find('.scroller'),
      render: () => host.requestUpdate(),
    });
    keepFocus(host, (lost) => this.choosing.next(lost));
    this.choosing = new Choosing(host, {
      table: needs.table,
      words: needs.words,
      draft: () => needs.table().draft,
      lying: () => this.ground.lying(needs.table()),
      stands: (set) => this.ground.board?.layout.sets[set] ?? null,
      middle: (id) => this.ground.middle(id),
      onTray: ({ y }) => y > (this.ground.board?.areas.rack.y ?? Number.POSITIVE_INFINITY) - 6,
      zoneAt: (at, held) => this.#targetAt(at, held),
      into: (tile, held) => this.aiming.into(needs.table().draft, tile, held),
      send: needs.send,
      acts: needs.acts,
      tell: needs.tell,
      show: needs.show,
      render: () => host.requestUpdate(),
      find: this.#find,
      drag: (id, at) => this.#picture.drag(spriteId(id), at),
      pitch: () => this.ground.board?.areas.rack.pitch ?? 0,
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
    const over = event.type === 'moved' && event.seat === this.#needs.table().me;
    if (event.type === 'refused' || (event.type === 'moved' && !over)) return;
    // What is held belongs to a turn. Who still drags when time runs out is there all the same.
    if (drag?.cancel()) this.#needs.acts();
    picking.drop();
  }

  /** Another match is on the table, or with `back` an earlier moment of the same. */
  arrived(back: boolean): void {
    const { drag, picking } = this.choosing;
    drag?.cancel();
    picking.drop();
    if (!back) this.ground.forget();
  }

  render(): TemplateResult {
    const now = this.#needs.now();
    if (now.compact) return this.#renderFlow(now);
    // Sizes come before the first paint.
    if (now.width === 0) return html`${renderSets(setsLook(this.#looked(now), null))}`;
    const board = now.table.view
      ? this.ground.lay(now.table, now, this.choosing.held.length)
      : null;
    const looked = board && this.#looked(now);
    if (looked) this.#paint(now, looked, board);
    else this.#paintWaiting(now);
    // Before the first match and in it the same elements hold the picture: a canvas stays where it was put.
    return html`<div
      class=${classMap({
        tabletop: true,
        dragging: !!this.choosing.drag?.tile,
        lays: this.choosing.lays,
        scrolls: !!board && this.ground.scrolls,
      })}
      tabindex="-1"
      @click=${this.#background}
    >
      ${board ? html`<div class="tray" ${place(board.areas.rack)}></div>` : nothing}
      ${this.#picture.render()} ${looked ? this.#renderBoard(now, looked, board) : nothing}
    </div>`;
  }

  /** All that lies over the picture. */
  #renderBoard(now: FeltNow, looked: Looked, board: Board): TemplateResult {
    const { table, words, judged } = now;
    const { areas, layout } = board;
    const lit = this.aiming.lit(words, table, this.choosing, board);
    return html`${renderPool(now, areas)} ${renderCounts(now, areas)}
      <div class="scroller" ${place(grown(areas.table))} @scroll=${this.#scrolling.listen}>
        <div class="sheet" ${place({ x: brim, y: brim, w: layout.box.w, h: layout.contentHeight })}>
          ${renderSets(setsLook(looked, board))} ${lit.onTable}
        </div>
        <div class="depth" ${place({ x: 0, y: 0, w: 1, h: layout.contentHeight + 2 * brim })}></div>
      </div>
      <div class=${classMap({ 'note-line': true, low: areas.low })} ${place(lit.message)}>
        ${this.#needs.messageLine()}
      </div>
      ${lit.besideMessage}
      ${sitsIn(table) ? renderCounter(now, judged, areas) : nothing}
      ${lit.onRack} ${sitsIn(table) ? this.#renderRack(looked, board) : nothing}`;
  }

  #paintWaiting({ width, height, dye }: FeltNow): void {
    const scene = waitingScene(width, height, hasOptions(this.#host.renderRoot));
    this.#picture.set(dyedScene(scene, dye, palette), 0);
  }

  /** After rendering: what the others just laid is in sight. */
  updated(): void {
    this.#scrolling.follow();
  }

  /** Whether the message line holds more than it has room for. */
  get overfull(): boolean {
    const message = this.#find('.note-line > .message');
    return !!message && message.scrollHeight > message.clientHeight + 1;
  }

  #paint({ dye, motion }: FeltNow, looked: Looked, { areas, layout }: Board): void {
    const { table, faults, fresh, hinted } = looked;
    const { tracks } = this.ground;
    const { picking } = this.choosing;
    const scene = sceneOf(table, areas, layout, {
      names: tracks.names,
      faults: faults.map((fault) => fault !== null),
      picked: new Set(picking.ids),
      hinted,
      fresh,
      latest: tracks.latest,
      scrollY: this.ground.scrollY,
      target: this.choosing.target,
    });
    const way = this.#scrolling.moved() ? 0 : motion;
    this.#picture.set(dyedScene(scene, dye, palette), way, isDealt(table));
  }

  #looked({ table, words, faults }: FeltNow): Looked {
    const { ground, choosing } = this;
    const at = (event: MouseEvent) => this.#pointOf(event);
    return lookedAt({ table, words, faults, ground, choosing, at });
  }

  #renderRack(looked: Looked, board: Board): TemplateResult {
    const { words, choosing } = looked;
    const sort = (by: 'colour' | 'number') => this.sort(by);
    return html`${renderTools({ words, choosing, sort, box: board.areas.tools })}
      ${renderRack(rackLook(looked, board))}`;
  }

  sort(by: 'colour' | 'number'): void {
    const { send, tell } = this.#needs;
    if (send({ type: 'SORT', by }))
      tell(({ words }) => ({ text: words.sorted[by], tone: 'plain' }));
  }

  #renderFlow(now: FeltNow): TemplateResult {
    this.ground.board = null;
    const flow = this.#flow();
    const looked = this.#looked(now);
    const sets = setsLook(looked, null);
    // What can't be loaded leaves the table readable.
    if (!flow) return html`${renderSets(sets)}`;
    return flow.renderFlow(now, {
      sets,
      rack: rackLook(looked, null),
      asks: sitsIn(now.table),
      choosing: this.choosing,
      sort: (by) => this.sort(by),
      message: this.#needs.messageLine(),
    });
  }

  #targetAt(at: Point, held: readonly Lying[]): string | null {
    const { board } = this.ground;
    const { draft } = this.#needs.table();
    if (!board || !draft) return null;
    if (this.choosing.drag?.tile) this.#scrolling.nudge(at);
    const now = { ...board, scrollY: this.ground.scrollY };
    return this.aiming.targetAt(now, draft, at, held, this.choosing.lays);
  }

  #pointOf(event: MouseEvent): Point | null {
    const top = this.#find('.tabletop');
    // A key's click has no place.
    if (!top || event.detail === 0) return null;
    return pointIn(top, { x: event.clientX, y: event.clientY });
  }

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

function grown({ x, y, w, h }: Rect): Rect {
  return { x: x - brim, y: y - brim, w: w + 2 * brim, h: h + 2 * brim };
}
