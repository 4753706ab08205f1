/** One polite live region: each sentence is a line of its own, so that none replaces another unread. */

/** Lines kept in the page; more than a screen reader can fall behind. */
const kept = 12;

export class LiveRegion {
  readonly element: HTMLElement;

  constructor() {
    this.element = document.createElement('div');
    this.element.className = 'live';
    this.element.setAttribute('role', 'log');
    this.element.setAttribute('aria-live', 'polite');
    this.element.setAttribute('aria-relevant', 'additions');
  }

  say(sentence: string): void {
    if (!sentence) return;
    const line = document.createElement('p');
    line.textContent = sentence;
    this.element.append(line);
    while (this.element.childElementCount > kept) this.element.firstElementChild?.remove();
  }
}
