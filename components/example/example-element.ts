/** `<pip-example>`: a position to step through, with a sentence for each step. */
import {
  html,
  LitElement,
  nothing,
  type PropertyDeclarations,
  svg,
  type TemplateResult,
} from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import { PipError } from '../../machines/error.ts';
import { common } from '../locales/en/common.ts';
import { example } from '../locales/en/example.ts';
import { WordsController } from '../locales/words-controller.ts';
import type { ExampleData } from './data.ts';
import type { Drawer, DrawerFor } from './drawer.ts';
import { exampleStyles } from './example.styles.ts';
import { type LoadedExample, loadExample } from './load.ts';
import { inOrder, tileMarkup, transformOf } from './markup.ts';
import { moveSprites } from './motion.ts';
import { frame, type Label, type StepPicture } from './picture.ts';

/**
 * A worked example. Its data are a `<script type="application/json">` child, or lie at `src`; whatever
 * else it contains is shown until they are read, where scripts don't run, and on paper.
 *
 * @fires pip-error - The data can't be read or break the game's rules: `{ code, message }`. The content stays.
 * @slot - What to show before the example runs; best a picture and a caption for each step.
 * @cssprop --pip-felt - Colour of the felt.
 * @cssprop --pip-accent - Colour of the seat to move, of counts and of focus.
 * @cssprop --pip-text - Colour of names on the felt.
 * @cssprop --pip-radius - Radius of the felt's corners.
 * @cssprop --pip-font - Font family.
 */
export class PipExample extends LitElement {
  static override styles = exampleStyles;
  static override properties: PropertyDeclarations = { game: {}, src: {}, step: { type: Number } };

  /** The game, where the data don't name it: `dominoes`, `rummy`, `run-fast`. */
  declare game: string | undefined;
  /** Address of the data as JSON; without it they are a child `<script type="application/json">`. */
  declare src: string | undefined;
  /** The step that is shown, from 0. */
  declare step: number;

  readonly #words = new WordsController(this, example);
  readonly #common = new WordsController(this, common);
  /** One for each game that was ever shown here. */
  readonly #drawers = new Map<DrawerFor, Drawer>();
  #loaded: LoadedExample | null = null;
  #pictures: readonly StepPicture[] = [];
  /** The words that the pictures were drawn with. */
  #drawnWith: unknown = null;
  #shown: StepPicture | null = null;
  /** Says nothing until the reader has stepped. */
  #stepped = false;
  /** What was read last, so that the same isn't read twice. */
  #source = '';

  constructor() {
    super();
    this.step = 0;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#read();
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (changed.has('src') || changed.has('game')) void this.#read();
    const loaded = this.#loaded;
    if (loaded && this.#drawnWith !== this.#drawerOf(loaded.game).words) this.#draw(loaded);
  }

  protected override updated(): void {
    const picture = this.#pictures[this.#step];
    if (!picture || picture === this.#shown) return;
    const before = this.#shown;
    this.#shown = picture;
    if (before) {
      const tiles = this.renderRoot.querySelectorAll<SVGGElement>('g[data-id]');
      moveSprites(tiles, before.sprites, picture.sprites);
    }
  }

  async #read(): Promise<void> {
    const script = this.querySelector(':scope > script[type="application/json"]');
    const given = { game: this.game, src: this.src, text: script?.textContent ?? null };
    const source = JSON.stringify(given);
    if (source === this.#source) return;
    this.#source = source;
    try {
      const loaded = await loadExample(given);
      if (source !== this.#source || !loaded) return;
      this.#draw(loaded);
      this.#loaded = loaded;
      this.requestUpdate();
    } catch (error) {
      if (source === this.#source) this.#fail(error);
    }
  }

  /** Throws PipError where the example breaks the game's rules. */
  #draw({ data, game }: LoadedExample): void {
    const { you, botNames } = this.#common.words;
    const names = data.names ?? [you, ...botNames];
    const drawer = this.#drawerOf(game);
    this.#pictures = drawer.pictures(data, names);
    this.#drawnWith = drawer.words;
    this.#shown = null;
  }

  #drawerOf(game: DrawerFor): Drawer {
    const drawer = this.#drawers.get(game) ?? game(this);
    this.#drawers.set(game, drawer);
    return drawer;
  }

  #fail(error: unknown): void {
    const code = error instanceof PipError ? error.code : 'bad-record';
    const why = error instanceof Error ? error.message : String(error);
    const message = `${this.#words.words.failed} ${why}`;
    console.warn(`<${this.localName}> ${message}`);
    this.dispatchEvent(
      new CustomEvent('pip-error', { bubbles: true, composed: true, detail: { code, message } }),
    );
  }

  get #step(): number {
    const last = Math.max(0, this.#pictures.length - 1);
    return Math.max(0, Math.min(last, Math.trunc(this.step) || 0));
  }

  #go(step: number): void {
    const next = Math.max(0, Math.min(this.#pictures.length - 1, step));
    if (next === this.#step) return;
    this.#stepped = true;
    this.step = next;
  }

  #key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const forward = this.#words.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = this.#words.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const to = {
      [forward]: this.#step + 1,
      [back]: this.#step - 1,
      Home: 0,
      End: this.#pictures.length - 1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    this.#go(to);
  }

  protected override render(): TemplateResult {
    const picture = this.#pictures[this.#step];
    const data = this.#loaded?.data;
    if (!picture || !data) return html`<slot @slotchange=${() => void this.#read()}></slot>`;
    const printable = this.querySelector(':scope > :not(script)') !== null;
    return html`<div
        class="whole ${printable ? 'printable' : ''}"
        role="group"
        aria-label=${data.title ?? this.#words.words.group}
        @keydown=${this.#key}
      >
        ${this.#renderPicture(picture)}
        ${this.#renderControls()}
        <div class="captions">
          ${data.steps.map(
            ({ caption }, i) =>
              html`<p class=${i === this.#step ? 'now' : ''} aria-hidden=${i === this.#step ? nothing : 'true'}>
                ${caption}
              </p>`,
          )}
        </div>
        <p class="spoken" aria-live="polite">${this.#spoken(data)}</p>
      </div>
      <div class="loaded"><slot></slot></div>`;
  }

  #renderPicture({ sprites, labels, description }: StepPicture): TemplateResult {
    return html`<svg viewBox="0 0 ${frame.width} ${frame.height}" role="img" aria-label=${description}>
      ${repeat(
        inOrder(sprites),
        ({ id }) => id,
        (sprite) =>
          svg`<g data-id=${sprite.id} transform=${transformOf(sprite)}>${unsafeSVG(tileMarkup(sprite))}</g>`,
      )}
      ${labels.map(
        ({ x, y, text, anchor, tone }: Label) =>
          svg`<text class=${tone} x=${x} y=${y} text-anchor=${anchor}>${text}</text>`,
      )}
    </svg>`;
  }

  #renderControls(): TemplateResult {
    const { words } = this.#words;
    const at = this.#step;
    const count = this.#pictures.length;
    const atEnd = at === count - 1;
    return html`<div class="controls">
      <button type="button" aria-disabled=${at === 0} @click=${() => this.#go(at - 1)}>
        ${words.previous}
      </button>
      <p class="where">${words.step({ step: at + 1, of: count })}</p>
      <button type="button" @click=${() => this.#go(atEnd ? 0 : at + 1)}>
        ${atEnd ? words.again : words.next}
      </button>
    </div>`;
  }

  #spoken({ steps }: ExampleData): string {
    if (!this.#stepped) return '';
    const where = this.#words.words.stepSpoken({ step: this.#step + 1, of: steps.length });
    return `${where} ${steps[this.#step]?.caption ?? ''}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pip-example': PipExample;
  }
}
