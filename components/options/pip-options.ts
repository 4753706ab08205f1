/** `<pip-options>`: the practice options of a table, beside it, around it or inside it. */
import { html, LitElement, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { type CommonWords, common } from '../locales/en/common.ts';
import { type DialogWords, dialogs } from '../locales/en/dialogs.ts';
import { WordsController } from '../locales/words-controller.ts';
import { choices } from '../table/choices.styles.ts';
import { controls } from '../table/controls.styles.ts';
import { renderFields } from '../table/option-fields.ts';
import { paper } from '../table/paper.styles.ts';
import { tokens } from '../table/tokens.styles.ts';
import { Warnings } from '../table/warn.ts';
import { findTable, isPracticeTable, type PracticeTable } from './find-table.ts';
import { optionsStyles } from './pip-options.styles.ts';

/** What a table tells that changes what can be chosen, or when it counts. */
const news = ['pip-start', 'pip-match-end', 'pip-options-change'] as const;

/**
 * The choices of a practice match: players, score, the bots' skill and what else the game offers.
 * They hold from the next match on.
 *
 * @slot - What it is placed around, e.g. a table.
 * @cssprop [--pip-accent] - The button; as on tables.
 * @cssprop [--pip-radius] - Corners.
 * @cssprop [--pip-font] - The typeface.
 */
export class PipOptions extends LitElement {
  static override properties: PropertyDeclarations = { for: {} };
  static override styles = [tokens, paper, controls, choices, optionsStyles];

  /** The id of the table; without it the panel serves the table that it is placed around or inside. */
  declare for: string | undefined;

  readonly #common = new WordsController<CommonWords>(this, common);
  readonly #dialogs = new WordsController<DialogWords>(this, dialogs);
  readonly #warnings = new Warnings(this.localName);
  #table: PracticeTable | null = null;
  #waiting: MutationObserver | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#find();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#follow(null);
    this.#waiting?.disconnect();
  }

  protected override updated(changed: Map<PropertyKey, unknown>): void {
    if (changed.has('for')) void this.#find();
  }

  protected override render(): TemplateResult {
    const { words } = this.#common;
    const own = this.#dialogs.words;
    const table = this.#table;
    if (!table) return html`<slot></slot>`;
    return html`
      <slot></slot>
      <form @submit=${this.#start}>
        ${renderFields(table.fields(), (field, value) => table.choose(field, value))}
        <button class="button primary">${table.running ? own.newMatch : words.play}</button>
        ${table.running ? html`<p class="note">${own.appliesNext}</p>` : nothing}
      </form>
    `;
  }

  /** Tables come in any order: this one may not be parsed, or not be defined yet. */
  async #find(): Promise<void> {
    if (document.readyState === 'loading') {
      await new Promise((done) =>
        document.addEventListener('DOMContentLoaded', done, { once: true }),
      );
    }
    this.#waiting?.disconnect();
    const found = findTable(this, this.for);
    if (!found) return this.#wait();
    if (!found.localName.includes('-')) {
      this.#warnings.tell('for', this.for, 'the id of a table');
      return this.#follow(null);
    }
    // Inside a table the panel stands where the table keeps a place for it.
    if (found === this.parentElement) this.slot = 'options';
    await customElements.whenDefined(found.localName);
    if (!this.isConnected || found !== findTable(this, this.for)) return;
    this.#follow(isPracticeTable(found) ? found : null);
  }

  /** The table may be added later: the panel looks again whenever something is, until there is one. */
  #wait(): void {
    this.#follow(null);
    if (!this.isConnected) return;
    this.#waiting ??= new MutationObserver(() => {
      if (findTable(this, this.for)) void this.#find();
    });
    this.#waiting.observe(this.getRootNode(), { childList: true, subtree: true });
  }

  #follow(table: PracticeTable | null): void {
    if (table === this.#table) return;
    for (const name of news) {
      this.#table?.removeEventListener(name, this.#heard);
      table?.addEventListener(name, this.#heard);
    }
    this.#table = table;
    this.requestUpdate();
  }

  readonly #heard = (): void => this.requestUpdate();

  readonly #start = (event: Event): void => {
    event.preventDefault();
    this.#table?.newMatch();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'pip-options': PipOptions;
  }
}
