/** The base of every table element: the frame around the felt, its bars, panel and dialogs. */
import { type CSSResultArray, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { adoptAnew, adoptStyles } from './adopt-styles.ts';
import { bars } from './bars.styles.ts';
import { controls } from './controls.styles.ts';
import { renderControls } from './controls-bar.ts';
import { FocusKeeper } from './focus-keeper.ts';
import type { TableView } from './game-kit.ts';
import { lazily } from './lazily.ts';
import { low } from './low.styles.ts';
import { message } from './message.styles.ts';
import { narrow } from './narrow.styles.ts';
import { watchSize } from './observers.ts';
import type * as panel from './panel.ts';
import { frame } from './table.styles.ts';
import type { Told } from './table-message.ts';
import { TableRound } from './table-round.ts';
import type { TableState } from './table-state.ts';
import { tokens } from './tokens.styles.ts';
import { renderTop } from './top-bar.ts';

const silent: Told = { text: '', tone: 'plain' };

/**
 * @slot options - Where a `<pip-options>` that is placed inside the table stands: before a match, and in the menu.
 * @fires pip-options-change - A practice option has changed; doesn't bubble.
 * @csspart table - All of the table.
 * @csspart score - The players' names and scores.
 * @csspart hand - The person's own hand.
 * @csspart controls - The bar of buttons below.
 * @csspart dialog - The rules, the move log, the menu and questions.
 * @csspart message - What was played, what to do, why not.
 * @cssprop [--pip-felt=#1f5852] - The felt.
 * @cssprop [--pip-tile-face=#fdfaf1] - The faces of tiles and cards.
 * @cssprop [--pip-tile-ink=#1a2150] - Pips; of rummy tiles and cards what is dark.
 * @cssprop [--pip-accent=#f5b942] - Whose turn it is, what can be played, the main button.
 * @cssprop [--pip-text=#f6f3e9] - Words on the felt; dark words on a pale felt get pale wells.
 * @cssprop [--pip-radius=16px] - Corners.
 * @cssprop [--pip-font] - The typeface; default the system's.
 */
export abstract class TableElement<
  Options,
  State,
  Position,
  View extends TableView<Options>,
> extends TableRound<Options, State, Position, View> {
  /** The styles that a game's own are added to. */
  static readonly shell: CSSResultArray = [tokens, controls, frame, bars, message, narrow, low];

  /** Everything on the felt, the hand included. */
  protected abstract renderFelt(table: TableState<View>): TemplateResult;
  /** The game's own buttons of the bottom bar, before Hint and Undo ("Play on 6"). */
  protected abstract renderActions(table: TableState<View>): TemplateResult | typeof nothing;
  /** What `confirm` asks ahead of a move: 'Play 6-4 on the 3?' */
  protected abstract question(move: string, table: TableState<View>): string;

  /** Loads what the game says once a match is on its table. */
  protected readonly toTell: () => Promise<unknown> = async () => {};

  /** The felt's size in CSS pixels; 0 before the first layout. */
  protected felt: { readonly width: number; readonly height: number } = { width: 0, height: 0 };
  /** Narrower than 280 px or lower than 360 px: the DOM table alone, no canvas. */
  protected compact = false;

  /** Whether a canvas is worth its download now: in view, and large enough. */
  protected get drawable(): boolean {
    return this.visible && !this.compact && this.felt.width > 0;
  }

  /** Milliseconds that a way across the felt takes: `most` where there is time for it, 0 where nothing is to move. */
  protected motion(most: number): number {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    return still ? 0 : Math.min(most, this.waits * 0.6);
  }

  /** Loaded with the first clock that runs. */
  readonly #clock = lazily(async () => {
    const { ClockController } = await import('./clock-controller.ts');
    this.requestUpdate();
    return new ClockController(
      this,
      () => this.table.clock,
      (seconds) => this.speak(this.common.words.secondsLeft({ seconds })),
    );
  });
  #panel: typeof panel | null = null;
  /** Loaded after the first render: tiles lie and are played without. */
  readonly #loadPanel = lazily(async () => {
    this.#panel = await import('./panel.ts');
    adoptStyles(this.renderRoot, this.#panel.styles);
    this.requestUpdate();
  });
  #unwatchSize: () => void = () => {};
  #asked: string | null = null;
  #wasAuto = false;
  #wasPaused = false;

  constructor() {
    super();
    new FocusKeeper(this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.#watchSize();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unwatchSize();
  }

  /** Into another document, e.g. a frame's. */
  adoptedCallback(): void {
    adoptAnew(this.renderRoot);
  }

  protected override firstUpdated(_changed: PropertyValues): void {
    adoptStyles(this.renderRoot, []);
    if (this.isConnected) this.#watchSize();
  }

  /** With what is loaded for what the table shows now. */
  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    const { stage } = this.table;
    await Promise.all([
      stage !== 'idle' && this.toTell(),
      stage !== 'playing' && !this.awaited && this.#loadPanel(),
    ]);
    return super.getUpdateComplete();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { asking, clock, paused, auto, me } = this.table;
    const { words } = this.common;
    if (clock) void this.#clock();
    if (!this.#panel) void this.#loadPanel();
    if (asking !== null && asking !== this.#asked) {
      this.speak(this.question(asking, this.table));
    }
    this.#asked = asking;
    const onAuto = me !== null && auto.includes(me);
    if (onAuto && !this.#wasAuto) this.speak(words.autoBegan);
    this.#wasAuto = onAuto;
    if (paused && !this.#wasPaused) this.speak(words.pausedSpoken);
    this.#wasPaused = paused;
    const options = ['players', 'skill', 'clock', ...this.kit.fields];
    if (options.some((field) => changed.has(field))) {
      this.dispatchEvent(new Event('pip-options-change'));
    }
  }

  /** The pill with the current message (part `message`); the game places it on its felt. */
  protected renderMessage(): TemplateResult {
    const { paused, asking } = this.table;
    const { text, tone, rule } = this.#line(paused, asking) ?? silent;
    const link = () => void this.openNamed('rules', rule);
    return html`<div class="message" part="message" data-tone=${tone}>${text}${
      rule
        ? html`<button class="link" @click=${link}>${this.common.words.seeRule}</button>`
        : nothing
    }</div>`;
  }

  /** Paused, that is all there is to say; a question stands in the bar below. */
  #line(paused: boolean, asking: string | null): Told | null {
    if (paused) return { text: this.common.words.paused, tone: 'prompt' };
    return asking === null ? this.current : null;
  }

  protected override render(): TemplateResult {
    const { table } = this;
    const asked = table.asking === null ? null : this.question(table.asking, table);
    const dismiss = () => {
      this.notice = '';
      this.requestUpdate();
    };
    return html`
      <div class="frame"><div
        class="table"
        part="table"
        role="group"
        tabindex="-1"
        aria-label=${this.gameName()}
        data-stage=${table.stage}
        ?data-paused=${table.paused}
        @keydown=${this.#hurriedByKey}
      >
        ${renderTop(this.shell)}
        <div class="felt" @click=${this.#hurried}>${this.renderFelt(table)}</div>
        ${renderControls(this.shell, {
          actions: this.renderActions(table),
          asked,
          notice: this.notice,
          dismiss,
        })}
        ${this.awaited ? nothing : this.#panel?.renderPanel(this.shell, () => this.renderRoundOver(table))}
        ${this.live.element}
      </div></div>
      ${this.dialogs?.render() ?? nothing}
    `;
  }

  /** A tap on the felt itself while others move. */
  readonly #hurried = (event: Event): void => {
    const onControl = event.composedPath().some((node) => node instanceof HTMLButtonElement);
    if (this.#othersMove && !onControl) this.match.hurry();
  };

  /** Enter or Space on what a game marks with `data-hurries`: where a tile would be chosen or played. */
  readonly #hurriedByKey = (event: KeyboardEvent): void => {
    const { key, target } = event;
    const other = target instanceof Element && target.closest('button:not([data-hurries])');
    if (!this.#othersMove || other || (key !== 'Enter' && key !== ' ')) return;
    event.preventDefault();
    if (!event.repeat) this.match.hurry();
  };

  get #othersMove(): boolean {
    const { doing, stage, paused } = this.table;
    return stage === 'playing' && doing !== 'person' && !paused;
  }

  #watchSize(): void {
    const felt = this.renderRoot.querySelector('.felt');
    if (!felt) return;
    this.#unwatchSize = watchSize(felt, (width, height) => {
      this.felt = { width, height };
      const table = this.renderRoot.querySelector('.table');
      this.compact = !table || table.clientWidth < 280 || table.clientHeight < 360;
      // A dialog that nobody can see would keep the page from being used.
      if (width + height === 0) this.dialogs?.close();
      this.requestUpdate();
    });
  }
}
