/** Tells a developer of a wrong value: once for each element, field and value. */
export class Warnings {
  readonly #tag: string;
  readonly #told = new Set<string>();

  constructor(tag: string) {
    this.#tag = tag;
  }

  /** `accepted`: what is, in a developer's words: '2, 3 or 4'. */
  tell(field: string, value: unknown, accepted: string): void {
    const shown = typeof value === 'string' ? `"${value}"` : String(value);
    const text = `<${this.#tag}> ${field}=${shown} isn't valid; accepted: ${accepted}.`;
    if (this.#told.has(text)) return;
    this.#told.add(text);
    console.warn(text);
  }
}
