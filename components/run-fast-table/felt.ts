/** Everything on the felt of a Run Fast table: picture, trick, hand; and what taps, keys, sweeps and drags do there. */
import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { MatchEmitted } from '../../machines/match-events.ts';
import type { Card } from '../../machines/run-fast/card.ts';
import type { TrickMove } from '../../machines/run-fast/explain.ts';
import { dyedScene } from '../felt/dye.ts';
import { keepFocus } from '../felt/focus.ts';
import type { FeltHost } from '../felt/host.ts';
import { PictureLayer } from '../felt/picture-layer.ts';
import { place } from '../felt/place.ts';
import { laterPart } from '../table/later-part.ts';
import { sitsIn } from '../table/table-state.ts';
import { who } from '../table/who.ts';
import { feltAreas, type TableAreas } from './areas.ts';
import { palette } from './cards/card-picture.ts';
import { Choosing } from './choosing.ts';
import { Fan } from './fan.ts';
import type { FeltNeeds, FeltNow } from './felt-now.ts';
import { cardBox, type HandLook, renderHand } from './hand.ts';
import { type HandSlot, handSlots } from './hand-area.ts';
import { Linger } from './linger.ts';
import { namingOf } from './prompt.ts';
import { Reads } from './reads.ts';
import { handCards, isDealt, sceneOf } from './scene-of.ts';
import { renderSeats } from './seats.ts';
import type { RunFastTableState } from './speech.ts';
import { renderTrickText } from './trick.ts';
import { waitingScene } from './waiting.ts';

export class Felt {
  readonly choosing: Choosing;
  readonly reads = new Reads();
  readonly fan = new Fan();
  readonly #needs: FeltNeeds;
  readonly #picture: PictureLayer;
  readonly #linger: Linger;
  /** The small table is loaded where one is. */
  readonly #flow: () => typeof import('./flow.ts') | null;
  /** Where they stand, worked out once for whatever a pointer asks while nothing changes. */
  #stood: { readonly of: readonly unknown[]; readonly slots: readonly HandSlot[] } = {
    of: [],
    slots: [],
  };
  /** As they were laid last; null without a picture. */
  #areas: TableAreas | null = null;

  constructor(host: FeltHost, needs: FeltNeeds) {
    this.#needs = needs;
    this.#flow = laterPart(host, () => import('./flow.ts'));
    const find = (selector: string) => host.renderRoot.querySelector<HTMLElement>(selector);
    keepFocus(host, () => find('.card[tabindex="0"]'));
    this.#linger = new Linger(host);
    this.choosing = new Choosing(host, {
      table: needs.table,
      words: needs.words,
      reads: this.reads,
      hand: () => this.#hand(needs.table()),
      slots: () => this.#slots(needs.table()),
      isFelt: ({ y }) => !!this.#areas && y < this.#areas.hand.y,
      cardWidth: () => this.#areas?.hand.card ?? 0,
      play: needs.play,
      acts: needs.acts,
      tell: needs.tell,
      speak: needs.speak,
      render: () => host.requestUpdate(),
      find,
      drag: (card, at) => this.#picture.drag(`card ${card}`, at),
    });
    this.#picture = new PictureLayer(host, {
      host: () => find('.canvas'),
      wanted: needs.drawable,
      // Without it cards are still tapped.
      loading: async () => {
        void this.choosing.addDragging().catch(() => {});
        return (await import('./gather.ts')).gathered;
      },
    });
  }

  /** After something happened in the match; `pace`: how long there is to see it, ms. */
  happened(event: MatchEmitted, pace: number): void {
    this.#linger.happened(event, this.#needs.table(), pace);
    if (event.type !== 'dealt') return;
    this.choosing.drag?.cancel();
    this.choosing.drop();
  }

  /** Another match is on the table, or an earlier moment of the same. */
  arrived(): void {
    this.choosing.drag?.cancel();
    this.choosing.drop();
    this.#linger.forget();
  }

  render(): TemplateResult {
    const now = this.#needs.now();
    const { table, words } = now;
    const trick = this.#linger.trick(table);
    if (now.compact) return this.#renderFlow(now, trick);
    // Sizes come before the first paint.
    if (now.width === 0) return renderTrickText({ table, words, trick });
    const areas = feltAreas(now.width, now.height, !!table.view?.result);
    this.#areas = areas;
    this.#paint(now, areas, trick);
    const { choosing } = this;
    return html`<div
      class=${classMap({ tabletop: true, dragging: choosing.carries })}
      tabindex="-1"
      @click=${this.#background}
      @pointermove=${this.#stirs}
    >
      ${this.#picture.render()} ${renderTrickText({ table, words, trick })}
      ${renderSeats({ table, words }, areas)}
      ${trick.length > 0 ? this.#needs.plays()?.renderPlays({ table, words, trick }, areas) : nothing}
      ${this.#renderLines(now, areas)}
      ${choosing.carries ? this.#renderLanding(areas) : nothing}
      ${sitsIn(table) ? this.#renderHand(now, areas) : nothing}
    </div>`;
  }

  #paint({ table, dye, motion }: FeltNow, areas: TableAreas, trick: readonly TrickMove[]): void {
    const { view, bottom } = table;
    const look = {
      groups: this.fan.groups(table),
      picked: this.choosing.picked,
      playable: this.reads.playable(table),
      trick,
    };
    const scene = view ? sceneOf(view, bottom, areas, look) : waitingScene(areas);
    this.#picture.set(dyedScene(scene, dye, palette), motion, !!view && isDealt(view));
  }

  /** What happened or is asked, and what is chosen. */
  #renderLines(now: FeltNow, areas: TableAreas): TemplateResult {
    const line = (words: TemplateResult | typeof nothing) =>
      html`<div class="note-line ${areas.low ? 'low' : ''}" ${place(areas.message)}>${words}</div>`;
    if (areas.message === areas.naming) return line(this.#renderLine(now));
    return html`${line(this.#needs.messageLine())}
      <div class="note-line naming" ${place(areas.naming)}>${this.#renderNaming(now)}</div>`;
  }

  /** Where there is one line for both: whichever came later. */
  #renderLine(now: FeltNow): TemplateResult | typeof nothing {
    const naming = this.#renderNaming(now);
    const first = naming !== nothing && !this.choosing.answered && !now.urgent;
    return first ? naming : this.#needs.messageLine();
  }

  #renderNaming({ words }: FeltNow): TemplateResult | typeof nothing {
    const { read } = this.choosing;
    const naming = read && namingOf(words, read);
    if (!naming) return nothing;
    return html`<p class="chosen ${naming.legal ? 'legal' : ''}" aria-hidden="true">${naming.text}</p>`;
  }

  /** Where carried cards are let go. */
  #renderLanding({ trick }: TableAreas): TemplateResult {
    const legal = this.choosing.read?.refusal === null;
    return html`<div class="landing ${legal ? 'legal' : ''}" ${place(trick)}></div>`;
  }

  #renderHand(now: FeltNow, areas: TableAreas): TemplateResult {
    const slots = this.#slots(now.table);
    return renderHand({
      ...this.#look(now),
      box: (index) => {
        const slot = slots[index];
        return slot && cardBox(areas.hand, slot);
      },
    });
  }

  #look({ table, words }: FeltNow): HandLook {
    return {
      words,
      label: words.handLabel(who(table, table.bottom)),
      cards: this.choosing.hand,
      choosing: this.choosing,
      playable: this.reads.playable(table),
    };
  }

  #renderFlow(now: FeltNow, trick: readonly TrickMove[]): TemplateResult {
    const { table, words } = now;
    this.#areas = null;
    const flow = this.#flow();
    // What can't be loaded leaves the trick readable.
    if (!flow) return renderTrickText({ table, words, trick });
    return flow.renderFlow(now, trick, {
      hand: sitsIn(table) ? this.#look(now) : null,
      line: this.#renderLine(now),
    });
  }

  /** The person's cards as they are fanned; [] for who only watches. */
  #hand(table: RunFastTableState): readonly Card[] {
    return table.view && table.me !== null ? this.fan.cards(table) : [];
  }

  #slots(table: RunFastTableState): readonly HandSlot[] {
    const { view, bottom } = table;
    const areas = this.#areas;
    if (!areas || !view) return [];
    const { picked } = this.choosing;
    const groups = this.fan.groups(table);
    const of = [areas, view, picked, groups];
    if (of.every((part, i) => part === this.#stood.of[i])) return this.#stood.slots;
    const cards = handCards(view, bottom, { groups, picked, playable: null });
    const fanned = cards.map(({ group, state }) => ({ group, picked: state === 'picked' }));
    this.#stood = { of, slots: handSlots(areas.hand, fanned) };
    return this.#stood.slots;
  }

  /** The clock ran out under a finger that goes on, whatever became of the card below it (RUN-21). */
  readonly #stirs = ({ buttons }: PointerEvent): void => {
    const { me, auto } = this.#needs.table();
    if (buttons > 0 && me !== null && auto.includes(me)) this.#needs.acts();
  };

  readonly #background = (event: MouseEvent): void => {
    const dragged = this.choosing.drag?.swallowsClick(event) ?? false;
    if (event.target === event.currentTarget && !dragged) this.choosing.clear();
  };
}
