/** The table's one dialog at a time, as the browser's own modal; what it shows is loaded when it is first opened. */
import {
  type CSSResult,
  html,
  nothing,
  type ReactiveController,
  type ReactiveControllerHost,
  type TemplateResult,
} from 'lit';
import { type DialogWords, dialogs } from '../locales/en/dialogs.ts';
import { WordsController } from '../locales/words-controller.ts';
import { adoptStyles } from './adopt-styles.ts';
import { choices } from './choices.styles.ts';
import { dialogStyles } from './dialogs/dialog.styles.ts';
import { icons } from './icons.ts';
import { paper } from './paper.styles.ts';
import type { DialogName, Shell } from './shell.ts';

/** What a dialog shows. */
export interface DialogContent {
  readonly title: string;
  readonly body: () => TemplateResult;
  /** Where the keyboard begins; default the dialog's first control. */
  readonly first?: string;
  /** Its own styles, where the dialogs' don't do. */
  readonly styles?: readonly CSSResult[];
}

/** A dialog's module: makes ready what it needs, then shows it. */
export interface DialogModule {
  prepare(
    shell: Shell,
    words: DialogWords,
    about: string | undefined,
  ): DialogContent | Promise<DialogContent>;
}

const modules: Readonly<Record<DialogName, () => Promise<DialogModule>>> = {
  rules: () => import('./dialogs/rules-dialog.ts'),
  log: () => import('./dialogs/log-dialog.ts'),
  menu: () => import('./dialogs/menu-dialog.ts'),
  question: () => import('./dialogs/question-dialog.ts'),
  record: () => import('./dialogs/record-dialog.ts'),
};

interface DialogsHost extends ReactiveControllerHost, HTMLElement {
  readonly renderRoot: HTMLElement | DocumentFragment;
}

export class Dialogs implements ReactiveController {
  readonly #host: DialogsHost;
  readonly #shell: Shell;
  readonly #opened: (open: boolean) => void;
  readonly #words: WordsController<DialogWords>;
  #content: DialogContent | null = null;
  /** What had the keyboard before. */
  #from: HTMLElement | null = null;
  /** Still to be opened: what its person has closed stays closed, whatever is rendered before the browser tells so. */
  #opens = false;
  #asked = 0;

  /** `opened` is told when a dialog opens and when the last one has closed. */
  constructor(host: DialogsHost, shell: Shell, opened: (open: boolean) => void) {
    this.#host = host;
    this.#shell = shell;
    this.#opened = opened;
    this.#words = new WordsController(host, dialogs);
    host.addController(this);
  }

  get isOpen(): boolean {
    return this.#content !== null;
  }

  /** Rejects when its code can't be loaded. */
  async open(name: DialogName, about?: string): Promise<void> {
    const asked = ++this.#asked;
    const module = await modules[name]();
    const content = await module.prepare(this.#shell, this.#words.words, about);
    if (asked === this.#asked) this.show(content);
  }

  /** Opens what a game has made ready itself. */
  show(content: DialogContent): void {
    if (!this.#host.isConnected) return;
    this.#asked++;
    adoptStyles(this.#host.renderRoot, [paper, choices, dialogStyles, ...(content.styles ?? [])]);
    if (!this.isOpen) this.#from = this.#focused();
    this.#content = content;
    this.#opens = true;
    this.#opened(true);
    this.#host.requestUpdate();
  }

  close(): void {
    this.#asked++;
    this.#dialog()?.close();
    this.#gone();
  }

  render(): TemplateResult | typeof nothing {
    if (!this.#content) return nothing;
    const { title, body } = this.#content;
    const { words } = this.#words;
    return html`
      <dialog
        part="dialog"
        class="dialog"
        aria-labelledby="dialog-title"
        @close=${this.#closed}
        @click=${this.#outside}
      >
        <div class="head">
          <h2 id="dialog-title" tabindex="-1">${title}</h2>
          <button class="icon" aria-label=${words.close} @click=${() => this.close()}>
            ${icons.close}
          </button>
        </div>
        <div class="body">${body()}</div>
      </dialog>
    `;
  }

  hostUpdated(): void {
    const dialog = this.#dialog();
    if (!dialog || !this.#content) return;
    if (this.#opens && !dialog.open) dialog.showModal();
    this.#opens = false;
    const { first } = this.#content;
    if (first === undefined) return;
    dialog.querySelector('.body')?.scrollTo(0, 0);
    this.#content = { title: this.#content.title, body: this.#content.body };
    const target = dialog.querySelector<HTMLElement>(first);
    target?.focus();
    target?.scrollIntoView({ block: 'nearest' });
  }

  hostDisconnected(): void {
    // A dialog that leaves the page is no longer modal: the table comes back without it.
    this.#gone();
  }

  /** The browser tells a closing late: by then another dialog may be open. */
  readonly #closed = (event: Event): void => {
    const dialog = this.#dialog();
    if (event.target === dialog && !dialog?.open) this.#gone();
  };

  #gone(): void {
    if (!this.isOpen) return;
    this.#content = null;
    this.#opened(false);
    this.#host.requestUpdate();
    if (this.#from?.isConnected) this.#from.focus();
    this.#from = null;
  }

  readonly #outside = (event: Event): void => {
    if (event.target === event.currentTarget) this.close();
  };

  #dialog(): HTMLDialogElement | null {
    return this.#host.renderRoot.querySelector('dialog');
  }

  #focused(): HTMLElement | null {
    const root = this.#host.renderRoot;
    const focused = root instanceof ShadowRoot ? root.activeElement : null;
    return focused instanceof HTMLElement ? focused : null;
  }
}
