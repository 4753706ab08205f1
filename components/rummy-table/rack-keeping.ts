/** While a turn lasts the tiles of the rack stay where they stand: what is laid leaves a gap. */
import type { Name } from './names.ts';

export class RackKeeping {
  #turn = '';
  #places = new Map<Name, number>();

  /**
   * Where each tile of the rack stands, counted from the first place. `turn`: another one closes the gaps; `held`: how
   * many the rack held when it began.
   */
  follow(rack: readonly Name[], turn: string, held: number): number[] {
    const kept = rack.flatMap((name) => this.#places.get(name) ?? []);
    const anew = turn !== this.#turn || rack.length >= held || kept.length < rack.length;
    this.#turn = turn;
    if (anew) this.#places.clear();
    const places = anew ? [...rack.keys()] : kept.toSorted((a, b) => a - b);
    for (const [i, name] of rack.entries()) this.#places.set(name, places[i] ?? i);
    return places;
  }
}
