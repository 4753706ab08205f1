/** Everything on the felt of a domino table: picture, ends, hand, boneyard; and what taps, keys and drags do there. */
import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { openingIndex } from '../../machines/dominoes/explain.ts';
import type { Arm, DominoView } from '../../machines/dominoes/model.ts';
import type { MatchEmitted } from '../../machines/match-events.ts';
import type { DominoWords } from '../locales/en/dominoes.ts';
import { handSlots, layoutInTable, type Rect, type TableAreas } from './areas.ts';
import { DragController } from './drag-controller.ts';
import { feltAreas } from './felt-areas.ts';
import { endsOf, type Fit, fitsOf, handOf, sizeOf, tileIn, tileOf, tilesOf } from './fits.ts';
import { renderFlow } from './flow.ts';
import { keepFocus } from './focus.ts';
import { type HandLook, renderHand } from './hand.ts';
import { HandController } from './hand-controller.ts';
import type { Layout, LineOfPlay } from './layout.ts';
import { renderBoneyard, renderLineText } from './line-text.ts';
import { PictureLayer } from './picture-layer.ts';
import { place } from './place.ts';
import { choosing } from './prompt.ts';
import { tileId } from './scene.ts';
import { sceneOf } from './scene-of.ts';
import { type DominoTableState, who } from './speech.ts';
import { nearestSpot, type OpenSpot, openSpots, renderGlow, renderSpot } from './spots.ts';
import { type Told, whyNot } from './why-not.ts';

/** What the felt reads of its element at each render. */
export interface FeltNow {
  readonly table: DominoTableState;
  readonly words: DominoWords;
  readonly width: number;
  readonly height: number;
  /** Too small for a picture: tiles stand in the flow. */
  readonly compact: boolean;
  readonly visible: boolean;
  readonly back: string | undefined;
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
  now(): FeltNow;
  play(move: string): void;
  tell(told: Told): void;
  messageLine(): TemplateResult | typeof nothing;
}

export class Felt implements ReactiveController {
  readonly hand: HandController;
  readonly #host: FeltHost;
  readonly #needs: FeltNeeds;
  readonly #drag: DragController;
  readonly #picture: PictureLayer;
  #over: OpenSpot | null = null;
  #spots: readonly OpenSpot[] = [];
  #tile = 0;
  #hint: string | null = null;
  /** The largest hand of the round: the felt doesn't shrink back while tiles are played. */
  #most = { round: -1, size: 0 };

  constructor(host: FeltHost, needs: FeltNeeds) {
    this.#host = host;
    this.#needs = needs;
    host.addController(this);
    keepFocus(host, () => this.#query('.panel .primary') ?? this.#query('.tile[tabindex="0"]'));
    this.hand = new HandController({
      tiles: () => this.#handTiles(),
      fits: (tile) => this.#fits(tile),
      play: (fit) => this.#play(fit),
      explain: (tile, arm) => this.#explain(tile, arm),
      changed: () => this.#chosen(),
      focus: (tile) => this.#query(`[data-tile="${tile}"]`)?.focus(),
    });
    this.#drag = new DragController(host, {
      felt: () => this.#query('.tabletop'),
      may: (tile) => this.#fits(tile).length > 0,
      started: (tile) => this.hand.pick(tile),
      moved: (tile, at) => {
        this.#picture.drag(tileId(tileOf(tile)), at);
        const over = nearestSpot(this.#spots, at, this.#tile);
        if (over?.fit.move !== this.#over?.fit.move) host.requestUpdate();
        this.#over = over;
      },
      dropped: (tile, at) => {
        const over = nearestSpot(this.#spots, at, this.#tile);
        this.#over = null;
        if (over) this.#play(over.fit);
        else this.hand.unpick();
        this.#letGo(tile);
      },
      cancelled: (tile) => {
        this.#over = null;
        this.hand.unpick();
        this.#letGo(tile);
      },
    });
    this.#picture = new PictureLayer(host, {
      host: () => this.#query('.canvas'),
      wanted: () => {
        const { compact, visible, width } = needs.now();
        return visible && !compact && width > 0;
      },
    });
  }

  hostConnected(): void {}

  /** Before rendering anew: what the moves left of the choice. */
  hostUpdate(): void {
    this.hand.settle();
  }

  hostUpdated(): void {
    this.#followHint();
  }

  /** After something happened in the match. */
  happened(event: MatchEmitted): void {
    if (event.type !== 'refused' && this.#drag.tile === null) this.hand.unpick();
  }

  render(): TemplateResult {
    const now = this.#needs.now();
    const { view } = now.table;
    if (now.compact) {
      return renderFlow(now, this.#look(now), this, this.#needs.messageLine());
    }
    // Sizes come before the first paint.
    if (now.width === 0) return html`${renderLineText(now)}`;
    const areas = this.#areas(now);
    const line = lineOf(view);
    const layout = layoutInTable(line, areas);
    this.#tile = layout.tile;
    this.#spots = openSpots(layout, this.hand.choices);
    this.#picture.set(sceneOf(now, areas, line, layout, this.hand.picked), now.motion);
    return html`<div class="tabletop" tabindex="-1" @click=${this.#background}>
      ${this.#picture.render()} ${renderLineText(now)} ${this.#renderEnds(now, layout)}
      ${renderBoneyard(now, boneyardLabel(areas))}
      <div class="note-line" ${place(areas.message)}>${this.#needs.messageLine()}</div>
      ${this.#renderSpots(now)} ${this.#renderHand(now, areas)}
    </div>`;
  }

  #renderSpots({ words }: FeltNow): TemplateResult | typeof nothing {
    const tile = this.hand.picked;
    if (tile === null) return nothing;
    const aim = this.hand.aim;
    return html`<div class="spots">
      ${this.#spots.map((open) =>
        renderSpot(open, {
          words,
          tile,
          aimed: this.#over ? this.#over.fit.move === open.fit.move : open.fit.arm === aim,
          size: this.#tile,
          press: () => this.#play(open.fit),
          escape: this.escape,
        }),
      )}
    </div>`;
  }

  /** Ends that some tile fits glow before a tile is chosen. */
  #renderEnds({ table }: FeltNow, layout: Layout): TemplateResult | typeof nothing {
    if (this.hand.picked !== null || !table.view) return nothing;
    const fits = [...fitsOf(table.view, table.moves).values()].flat();
    const arms = new Set(fits.map(({ arm }) => arm ?? 'R'));
    const numbers = endsOf(table.view);
    return html`${layout.spots
      .filter(({ arm }) => arms.has(arm))
      .map((spot) => renderGlow(spot, layout.tile, numbers[spot.arm]))}`;
  }

  #renderHand(now: FeltNow, areas: TableAreas): TemplateResult | typeof nothing {
    if (!asksHand(now)) return nothing;
    const slots = handSlots(areas.hand, this.#handTiles().length);
    const { tile: w, rise } = areas.hand;
    return renderHand({
      ...this.#look(now),
      drag: this.#drag,
      box: (index, playable) => {
        const at = slots[index] ?? { x: 0, y: 0 };
        return { x: at.x - w / 2, y: at.y - w - (playable ? rise : 0), w, h: 2 * w };
      },
    });
  }

  #look({ table, words }: FeltNow): HandLook {
    const hinted = table.hint === null ? null : table.hint.slice(0, 3);
    return {
      words,
      label: words.handLabel(who(table, table.bottom)),
      tiles: this.#handTiles(),
      fits: (tile) => this.#fits(tile),
      deciding: table.moves.length > 0,
      hinted,
      hand: this.hand,
    };
  }

  #areas({ table, width, height }: FeltNow): TableAreas {
    const view = table.view;
    const size = Math.max(7, sizeOf(view?.hands[table.bottom]));
    const round = view?.round ?? -1;
    if (round !== this.#most.round || size > this.#most.size) this.#most = { round, size };
    return feltAreas(width, height, view?.hands.length ?? 2, this.#most.size);
  }

  #handTiles(): string[] {
    const { view, me } = this.#needs.now().table;
    return view && me !== null ? handOf(view, me) : [];
  }

  #fits(tile: string): readonly Fit[] {
    const { view, moves } = this.#needs.now().table;
    return view ? (fitsOf(view, moves).get(tile) ?? []) : [];
  }

  /** Plays the picked tile there (a spot, a button, a key). */
  playFit(fit: Fit): void {
    this.#play(fit);
  }

  /** Answers the play button while no tile is picked. */
  askForTile(): void {
    const { table, words } = this.#needs.now();
    if (table.moves.length > 0) this.#needs.tell({ text: words.yourTurnLong, tone: 'prompt' });
  }

  /** Escape on a spot or a play button: back to the tile. */
  readonly escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.hand.unpick()) return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** A tile was picked, aimed or put back: the message line says what that means. */
  #chosen(): void {
    const { table, words } = this.#needs.now();
    const told = table.moves.length === 0 ? null : choosing(words, this.hand);
    if (told) this.#needs.tell(told);
    this.#host.requestUpdate();
  }

  /** A hint came: it picks its tile and aims it, so that it is seen on the board and can be played at once. */
  #followHint(): void {
    const { table, words } = this.#needs.now();
    if (table.hint === this.#hint) return;
    this.#hint = table.hint;
    const tile = this.#hint === null ? null : tileIn(this.#hint);
    const fit = tile && this.#fits(tile).find(({ move }) => move === this.#hint);
    if (!tile || !fit) return;
    this.hand.pick(tile, fit.arm);
    this.#needs.tell({
      text: words.hintPlay({ tile, end: fit.end ?? undefined }),
      tone: 'prompt',
    });
  }

  #play(fit: Fit): void {
    this.hand.unpick();
    this.#needs.play(fit.move);
  }

  #explain(tile: string, arm?: Arm): void {
    const { table, words } = this.#needs.now();
    const told = whyNot(words, table, tile, arm);
    if (told) this.#needs.tell(told);
  }

  /** The tile flies to where it lies now: its place in the line, or back to the hand. */
  #letGo(tile: string): void {
    void this.#host.updateComplete.then(() => this.#picture.drag(tileId(tileOf(tile)), null));
  }

  #background = (event: Event): void => {
    if (event.target === event.currentTarget) this.hand.unpick();
  };

  #query(selector: string): HTMLElement | null {
    return this.#host.renderRoot.querySelector<HTMLElement>(selector);
  }
}

/** Under the pile; beside it where there is no room below. */
function boneyardLabel({ boneyard, wide }: TableAreas): Rect {
  const { x, y, w, h } = boneyard;
  return wide ? { x, y: y + h - 17, w, h: 17 } : { x: x + w, y: y + 2, w: 44, h: 24 };
}

/** Whether the hand is there to be chosen from: a round runs, and the person sits at the table. */
export function asksHand({ table }: FeltNow): boolean {
  return table.me !== null && table.view !== null && table.stage === 'playing';
}

/** The line of a view, as the layout reads it. */
function lineOf(view: DominoView | null): LineOfPlay {
  return {
    line: tilesOf(view?.line),
    up: tilesOf(view?.up),
    down: tilesOf(view?.down),
    anchor: view ? openingIndex(view) : 0,
    ...(view?.spinner === undefined ? {} : { spinner: view.spinner }),
  };
}
