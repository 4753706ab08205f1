/** The one tile or card of a hand that Tab reaches: where it is gone its place keeps the stop. */
export class Stop {
  /** As it was last. */
  name: string | null = null;
  #place = 0;

  /** Which of these it is; null where there are none. */
  in(names: readonly string[]): string | null {
    if (this.name !== null && names.includes(this.name)) return this.name;
    return names[Math.min(this.#place, names.length - 1)] ?? null;
  }

  /** After a move: where it is now. */
  settle(names: readonly string[]): void {
    this.set(this.in(names), names);
  }

  /** Whether it is another than before. */
  set(name: string | null, names: readonly string[]): boolean {
    const other = name !== this.name;
    this.name = name;
    if (name !== null) this.#place = Math.max(0, names.indexOf(name));
    return other;
  }
}
