/** Everything on the felt of a domino table: picture, ends, hand, boneyard; and what taps, keys and drags do there. */
import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { Arm } from '../../machines/dominoes/model.ts';
import { rulesOf } from '../../machines/dominoes/options.ts';
import type { MatchEmitted } from '../../machines/match-events.ts';
import { type Dye, dyedScene } from '../felt/dye.ts';
import { keepFocus } from '../felt/focus.ts';
import type { FeltHost } from '../felt/host.ts';
import { hasOptions } from '../felt/options-slot.ts';
import { PictureLayer } from '../felt/picture-layer.ts';
import { place } from '../felt/place.ts';
import type { DominoWords } from '../locales/en/dominoes.ts';
import { laterPart } from '../table/later-part.ts';
import type { Told } from '../table/table-message.ts';
import { isDealt, sitsIn } from '../table/table-state.ts';
import { who } from '../table/who.ts';
import { feltAreas, layoutInTable, type TableAreas } from './areas.ts';
import { Choosing } from './choosing.ts';
import { boneyardLabel, renderCounts } from './counts.ts';
import { endsOf, fitsOf, sizeOf, tileIn, tileOf } from './fits.ts';
import { type HandLook, renderHand } from './hand.ts';
import { handSlots } from './hand-area.ts';
import type { Layout } from './layout.ts';
import { aboveThePanel, lineOf } from './line-of.ts';
import { renderBoneyard, renderLineText } from './line-text.ts';
import { tileId } from './scene.ts';
import { sceneOf } from './scene-of.ts';
import type { DominoTableState } from './speech.ts';
import { openSpots, renderGlow, renderSpot } from './spots.ts';
import type { BackLook } from './tile-backs/look.ts';
import { palette } from './tile-picture.ts';

/** What the felt reads of its element at each render. */
export interface FeltNow {
  readonly table: DominoTableState;
  readonly words: DominoWords;
  readonly width: number;
  readonly height: number;
  /** Too small for a picture: tiles stand in the flow. */
  readonly compact: boolean;
  /** What a seat's tiles wear face down. */
  readonly back: (seat: number) => BackLook;
  /** An embedder's colours of tiles. */
  readonly dye: Dye | null;
  /** Milliseconds that a tile's way may take. */
  readonly motion: number;
}

export interface FeltNeeds {
  table(): DominoTableState;
  words(): DominoWords;
  /** Whether a canvas is worth its download now: in view, and large enough. */
  drawable(): boolean;
  /** For rendering. */
  now(): FeltNow;
  play(move: string): void;
  /** The person does something at the table. */
  acts(): void;
  tell(told: Told): void;
  /** Says why a tile can't be played, or not at that end. */
  explain(tile: string, arm?: Arm): void;
  messageLine(): TemplateResult | typeof nothing;
}

export class Felt {
  readonly choosing: Choosing;
  readonly #needs: FeltNeeds;
  readonly #host: FeltHost;
  readonly #picture: PictureLayer;
  /** The small table is loaded where one is. */
  readonly #flow: () => typeof import('./flow.ts') | null;
  /** As it was laid last: the next keeps still what it can. */
  #layout: Layout | undefined;
  /** The largest hand of the round: the felt doesn't shrink back while tiles are played. */
  #most = 7;

  constructor(host: FeltHost, needs: FeltNeeds) {
    this.#host = host;
    this.#needs = needs;
    this.#flow = laterPart(host, () => import('./flow.ts'));
    const find = (selector: string) => host.renderRoot.querySelector<HTMLElement>(selector);
    keepFocus(host, () => find('.tile[tabindex="0"]'));
    this.choosing = new Choosing(host, {
      table: needs.table,
      words: needs.words,
      play: needs.play,
      acts: needs.acts,
      tell: needs.tell,
      explain: needs.explain,
      render: () => host.requestUpdate(),
      find,
      drag: (tile, at) => this.#picture.drag(tileId(tileOf(tile)), at),
    });
    this.#picture = new PictureLayer(host, {
      host: () => find('.canvas'),
      wanted: needs.drawable,
      // Without it tiles are still tapped.
      loading: async () => {
        void this.choosing.addDragging().catch(() => {});
        // So that the first deal finds what the hands across the table wear.
        needs.now().back(1);
        return (await import('./gather.ts')).gathered;
      },
    });
  }

  /** After something happened in the match. */
  happened(event: MatchEmitted): void {
    const { drag, hand } = this.choosing;
    if (event.type !== 'refused' && !drag?.tile) hand.unpick();
  }

  /** Another match is on the table, or an earlier moment of the same. */
  arrived(): void {
    const { drag, hand } = this.choosing;
    drag?.cancel();
    hand.unpick();
  }

  render(): TemplateResult {
    const now = this.#needs.now();
    const { view } = now.table;
    if (now.compact) return this.#renderFlow(now);
    // Sizes come before the first paint.
    if (now.width === 0) return html`${renderLineText(now)}`;
    const areas = this.#areas(now);
    const line = lineOf(view, areas.wide && !areas.low && !hasOptions(this.#host.renderRoot));
    const board = view ? areas : aboveThePanel(areas);
    const layout = layoutInTable(line, board, this.#layout);
    this.#layout = layout;
    const { hand } = this.choosing;
    this.choosing.board = { spots: openSpots(layout, hand.choices), tile: layout.tile };
    const scene = sceneOf(now, areas, line, layout, hand.picked);
    this.#picture.set(dyedScene(scene, now.dye, palette), now.motion, isDealt(now.table));
    return html`<div
      class=${classMap({ tabletop: true, dragging: !!this.choosing.drag?.tile })}
      tabindex="-1"
      @click=${this.#background}
    >
      ${this.#picture.render()} ${renderLineText(now)} ${this.#renderEnds(now, layout)}
      ${renderBoneyard(now, boneyardLabel(areas))}
      ${renderCounts(now, areas)}
      <div class=${classMap({ 'note-line': true, low: areas.low })} ${place(areas.message)}>${this.#needs.messageLine()}</div>
      ${this.#renderSpots(now)} ${this.#renderHand(now, areas)}
      ${now.table.more?.render(now.table, areas, layout) ?? nothing}
    </div>`;
  }

  #renderFlow(now: FeltNow): TemplateResult {
    const flow = this.#flow();
    // What can't be loaded leaves the line readable.
    if (!flow) return html`${renderLineText(now)}`;
    return flow.renderFlow(now, this.#look(now), this.choosing, this.#needs.messageLine());
  }

  #renderSpots(now: FeltNow): TemplateResult | typeof nothing {
    const { words } = now;
    const { hand, board, over } = this.choosing;
    const tile = hand.picked;
    if (tile === null) return nothing;
    return html`<div class="spots">
      ${board.spots.map((open) =>
        renderSpot(open, {
          words,
          tile,
          aimed: over ? over.fit.move === open.fit.move : open.fit.arm === hand.aim,
          size: board.tile,
          more: now.table.more,
          press: () => this.choosing.play(open.fit),
          escape: this.choosing.escape,
        }),
      )}
    </div>`;
  }

  /** Ends that some tile fits glow before a tile is chosen. */
  #renderEnds({ table }: FeltNow, layout: Layout): TemplateResult | typeof nothing {
    if (this.choosing.hand.picked !== null || !table.view) return nothing;
    const fits = [...fitsOf(table.view, table.moves).values()].flat();
    const arms = new Set(fits.map(({ arm }) => arm ?? 'R'));
    const numbers = endsOf(table.view);
    return html`${layout.spots
      .filter(({ arm }) => arms.has(arm))
      .map((spot) => renderGlow(spot, layout.tile, numbers[spot.arm]))}`;
  }

  #renderHand(now: FeltNow, areas: TableAreas): TemplateResult | typeof nothing {
    if (!sitsIn(now.table)) return nothing;
    const slots = handSlots(areas.hand, this.choosing.tiles().length);
    const { tile: w, rise, slot } = areas.hand;
    return renderHand({
      ...this.#look(now),
      drag: this.choosing.drag ?? undefined,
      box: (index, playable) => {
        const at = slots[index] ?? { x: 0, y: 0 };
        const y = at.y - w - (playable ? rise : 0);
        // A finger may miss a little: nothing between two tiles is dead.
        return { x: at.x - w / 2, y, w, h: 2 * w, reach: (slot - w) / 2 };
      },
    });
  }

  #look({ table, words }: FeltNow): HandLook {
    return {
      words,
      table,
      label: words.handLabel(who(table, table.bottom)),
      tiles: this.choosing.tiles(),
      fits: (tile) => this.choosing.fits(tile),
      deciding: table.moves.length > 0,
      hinted: table.hint === null ? null : tileIn(table.hint),
      hand: this.choosing.hand,
    };
  }

  #areas({ table, width, height }: FeltNow): TableAreas {
    const view = table.view;
    const size = Math.max(7, sizeOf(view?.hands[table.bottom]));
    this.#most = view?.log?.length ? Math.max(this.#most, size) : size;
    const sum = view !== null && rulesOf(view.options).counts.length > 0;
    const held = { hand: size, most: this.#most, sum };
    return feltAreas(width, height, view?.hands.length ?? 2, held);
  }

  #background = (event: Event): void => {
    if (event.target === event.currentTarget) this.choosing.hand.putBack();
  };
}
