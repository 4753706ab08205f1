/** One polite live region: each sentence is a line of its own, so that none replaces another unread. */

/** Lines kept in the page; more than a screen reader can fall behind. */
const kept = 12;

/** Words: at once, or as soon as they are loaded. */
export type Spoken = string | Promise<string>;

/** What a part says that may still have to be loaded. */
export function spokenBy<Part>(
  part: Part | null,
  load: () => Promise<Part | null>,
  say: (part: Part | null) => string,
): Spoken {
  return part ? say(part) : load().then(say);
}

export class LiveRegion {
  readonly element: HTMLElement;
  /** The last sentence whose words are still to come. */
  #awaited: Promise<void> | null = null;

  constructor() {
    this.element = document.createElement('div');
    this.element.className = 'live';
    this.element.setAttribute('role', 'log');
    this.element.setAttribute('aria-live', 'polite');
    this.element.setAttribute('aria-relevant', 'additions');
  }

  /** Sentences come in the order in which they were said, also where one has to wait for its words. */
  say(sentence: Spoken): void {
    if (typeof sentence === 'string' && !this.#awaited) {
      this.#add(sentence);
      return;
    }
    const added = Promise.all([sentence, this.#awaited]).then(([words]) => {
      this.#add(words);
      if (this.#awaited === added) this.#awaited = null;
    });
    this.#awaited = added;
  }

  #add(sentence: string): void {
    if (!sentence) return;
    const line = document.createElement('p');
    line.textContent = sentence;
    this.element.append(line);
    while (this.element.childElementCount > kept) this.element.firstElementChild?.remove();
  }
}
