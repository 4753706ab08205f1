/** An element's catalogue: its language's words, followed as `lang` changes around it. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { languageOf, watchLanguage } from './language.ts';

/** Further languages by tag ('de', 'pt-BR'), each loaded when it is first needed. */
export type Languages<Words> = Readonly<Record<string, () => Promise<Words>>>;

export class WordsController<Words> implements ReactiveController {
  /** English until another language has arrived. */
  words: Words;
  /** The language of `words`. */
  lang = 'en';
  dir: 'ltr' | 'rtl' = 'ltr';

  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #english: Words;
  readonly #others: Languages<Words>;
  #unwatch: (() => void) | null = null;

  constructor(
    host: ReactiveControllerHost & HTMLElement,
    english: Words,
    others: Languages<Words> = {},
  ) {
    this.#host = host;
    this.#english = english;
    this.#others = others;
    this.words = english;
    host.addController(this);
  }

  hostConnected(): void {
    this.#unwatch = watchLanguage(this.#host, () => void this.#follow());
    void this.#follow();
  }

  hostDisconnected(): void {
    this.#unwatch?.();
    this.#unwatch = null;
  }

  async #follow(): Promise<void> {
    this.dir = getComputedStyle(this.#host).direction === 'rtl' ? 'rtl' : 'ltr';
    this.#host.requestUpdate();
    const wanted = languageOf(this.#host);
    const tag = [wanted, wanted.split('-')[0] ?? ''].find((lang) => lang in this.#others) ?? 'en';
    const load = this.#others[tag];
    // A language that can't be fetched leaves the table readable in English.
    const words = load ? await load().catch(() => null) : this.#english;
    if (languageOf(this.#host) !== wanted) return;
    this.lang = words ? tag : 'en';
    this.words = words ?? this.#english;
    this.#host.requestUpdate();
  }
}
