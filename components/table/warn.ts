/** Tells a developer of a wrong value: once for each element, field and value. */
export class Warnings {
  readonly #tag: string;
  readonly #told = new Set<string>();

  constructor(tag: string) {
    this.#tag = tag;
  }

  /** `accepted`: what is, in a developer's words: '2, 3 or 4'. */
  tell(field: string, value: unknown, accepted: string): void {
    const text = `<${this.#tag}> ${field}=${shown(value)} isn't valid; accepted: ${accepted}.`;
    if (this.#told.has(text)) return;
    this.#told.add(text);
    console.warn(text);
  }
}

function shown(value: unknown): string {
  if (typeof value === 'string') return `"${value}"`;
  return typeof value === 'object' || typeof value === 'function' ? typeof value : String(value);
}
