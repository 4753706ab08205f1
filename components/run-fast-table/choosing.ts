/** Which cards a person chooses, however they do it: taps, sweeps, keys, hints, dragging. Ends in a move, or in why not. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Card } from '../../machines/run-fast/card.ts';
import { whyNotPass } from '../../machines/run-fast/explain.ts';
import type { DragController, Point } from '../felt/drag-controller.ts';
import type { RunFastWords } from '../locales/en/run-fast.ts';
import type { HandSlot } from './hand-area.ts';
import { namingOf, refused, type Told } from './prompt.ts';
import type { Reads, Selection } from './reads.ts';
import { Roving } from './roving.ts';
import type { RunFastTableState } from './speech.ts';

export interface ChoosingNeeds {
  table(): RunFastTableState;
  words(): RunFastWords;
  reads: Reads;
  /** The person's cards in the order in which they are fanned. */
  hand(): readonly Card[];
  /** Where they stand; [] without a picture. */
  slots(): readonly HandSlot[];
  /** Whether a card let go there is played: above the hand. */
  isFelt(at: Point): boolean;
  /** Of a card in the hand, CSS px. */
  cardWidth(): number;
  /** Asks for a move; `legal`: whether it can be made. A refusal is told by the table. */
  play(move: string, legal: boolean): void;
  /** The person does something: what was asked, a pause and auto-play are over. */
  acts(): void;
  tell(told: Told): void;
  speak(text: string): void;
  render(): void;
  /** An element of the table. */
  find(selector: string): HTMLElement | null;
  /** Moves a card's picture by hand; null lets it go back to its place. */
  drag(card: Card, at: Point | null): void;
}

export class Choosing implements ReactiveController {
  picked: ReadonlySet<Card> = new Set();
  /** Something was said since cards were chosen last: where one line must do, it comes first. */
  answered = false;
  /** Chosen cards are under a pointer on their way to the felt. */
  carries = false;
  readonly roving: Roving;
  /** null until it is loaded: tapping is there from the start, sweeping and dragging come with the canvas. */
  drag: DragController | null = null;
  readonly #host: ReactiveControllerHost;
  readonly #needs: ChoosingNeeds;

  constructor(host: ReactiveControllerHost, needs: ChoosingNeeds) {
    this.#host = host;
    this.#needs = needs;
    host.addController(this);
    this.roving = new Roving({
      hand: () => this.hand,
      focus: (card) => needs.find(`[data-card="${card}"]`)?.focus(),
      render: () => needs.render(),
    });
  }

  /** From now on cards can be swept over and dragged. */
  async addDragging(): Promise<void> {
    if (this.drag) return;
    const [{ DragController }, { handDrag }] = await Promise.all([
      import('../felt/drag-controller.ts'),
      import('./hand-drag.ts'),
    ]);
    this.drag ??= new DragController(this.#host, handDrag(this.#host, this.#needs, this));
    this.#needs.render();
  }

  /** Before rendering anew: what is no longer held isn't chosen any more; the focus' place stays. */
  hostUpdate(): void {
    const { hand } = this;
    const held = [...this.picked].filter((card) => hand.includes(card));
    if (held.length < this.picked.size) this.picked = new Set(held);
    this.roving.settle();
  }

  /** The person's cards; [] for who only watches. */
  get hand(): readonly Card[] {
    return this.#needs.hand();
  }

  get read(): Selection | null {
    return this.#needs.reads.read(this.#needs.table(), this.picked);
  }

  /** Without a word: whoever asks for it says why. */
  take(cards: Iterable<Card>): void {
    this.picked = new Set(cards);
    this.answered = false;
    this.#needs.render();
  }

  /** A tap, or a key. */
  toggle(card: Card): void {
    this.#needs.acts();
    this.roving.focused(card);
    const picked = new Set(this.picked);
    if (!picked.delete(card)) picked.add(card);
    this.take(picked);
    this.name();
  }

  /** Says what is chosen. */
  name(): void {
    const { read } = this;
    const naming = read && namingOf(this.#needs.words(), read);
    this.#needs.speak(naming ? naming.spoken : `${this.#needs.words().cleared}.`);
  }

  /** Puts all cards down; whether there were any. */
  clear(): boolean {
    if (this.picked.size === 0) return false;
    this.#needs.acts();
    this.take([]);
    this.name();
    return true;
  }

  /** Plays what is chosen, or says why not. */
  play(): void {
    const { read } = this;
    const { words, table, tell, play } = this.#needs;
    if (!read) return;
    const { cards, move, refusal } = read;
    const nothing = cards.length === 0 && refused(words(), table(), read);
    if (nothing) tell(nothing);
    else play(move, refusal === null);
    if (refusal) this.#answered();
  }

  /** Answers who would like to pass: where one may, it happens by itself (RUN-13). */
  pass(): void {
    const { view } = this.#needs.table();
    if (!view || !whyNotPass(view)) return;
    this.#needs.play('pass', false);
    this.#answered();
  }

  /** What was chosen belongs to a round or a turn that is gone. */
  drop(): void {
    if (this.picked.size > 0) this.take([]);
  }

  /** Keys on a card of the hand. */
  key(card: Card, key: string): boolean {
    if (key === 'Escape') return (this.drag?.cancel() ?? false) || this.clear();
    if (key === ' ') {
      this.toggle(card);
      return true;
    }
    if (key === 'Enter') {
      if (!this.#decides()) return false;
      if (this.picked.size === 0) this.toggle(card);
      else this.play();
      return true;
    }
    return this.roving.key(card, key);
  }

  /** Enter while others move skips their wait: that is the table's. */
  #decides(): boolean {
    return this.#needs.table().moves.length > 0;
  }

  #answered(): void {
    this.answered = true;
    this.#needs.render();
  }
}
