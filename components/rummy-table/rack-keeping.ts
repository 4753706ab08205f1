/** While a turn lasts the tiles of the rack stay where they stand: what is laid leaves a gap. */
import type { Name } from './names.ts';

export class RackKeeping {
  #turn = '';
  #order: readonly Name[] = [];
  #places = new Map<Name, number>();

  /**
   * Where each tile of the rack stands, counted from the first place. `turn`: another one closes the gaps, and so does
   * another order of the tiles; `held`: how many the rack held when it began.
   */
  follow(rack: readonly Name[], turn: string, held: number): number[] {
    const kept = rack.flatMap((name) => this.#places.get(name) ?? []);
    const anew =
      turn !== this.#turn ||
      rack.length >= held ||
      kept.length < rack.length ||
      reordered(this.#order, rack);
    this.#turn = turn;
    this.#order = rack;
    if (anew) this.#places.clear();
    const places = anew ? [...rack.keys()] : kept.toSorted((a, b) => a - b);
    for (const [i, name] of rack.entries()) this.#places.set(name, places[i] ?? i);
    return places;
  }
}

/** Whether tiles that stood there before stand in another order. */
function reordered(before: readonly Name[], now: readonly Name[]): boolean {
  const stayed = now.filter((name) => before.includes(name));
  return before.filter((name) => now.includes(name)).some((name, i) => name !== stayed[i]);
}
