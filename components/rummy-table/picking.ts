/** What a person holds: the tiles picked up, in the order of the taps, and the place that they are aimed at. */
import type { Draft } from '../../machines/match-events.ts';
import type { Lying } from './lying.ts';
import { type DropPlace, dropRows, likeliest } from './places.ts';
import { inRows, type Stands, step, type Way } from './walking.ts';

/** What of the places can be reached now. */
interface Reach {
  readonly lays: boolean;
  readonly free: boolean;
  readonly stands: Stands;
}

export class Picking {
  /** Names of the picked tiles, first picked first. */
  ids: readonly string[] = [];
  /** Where the keys have brought them; null while they are only held. */
  aim: DropPlace | null = null;
  #rows: { readonly of: unknown; readonly key: string; readonly rows: DropPlace[][] } | null = null;

  get any(): boolean {
    return this.ids.length > 0;
  }

  /** The picked tiles as they lie now. */
  tiles(lying: readonly Lying[]): Lying[] {
    return this.ids.flatMap((id) => lying.find((each) => each.id === id) ?? []);
  }

  pick(ids: readonly string[]): void {
    this.ids = ids;
    this.aim = null;
  }

  drop(): void {
    this.pick([]);
  }

  /** Picks one more, or puts it down again. */
  toggle(id: string): void {
    this.pick(this.ids.includes(id) ? this.ids.filter((other) => other !== id) : [...this.ids, id]);
  }

  /** What isn't there any more isn't held any more. */
  settle(lying: readonly Lying[]): void {
    const there = this.tiles(lying);
    if (there.length < this.ids.length) this.pick(there.map(({ id }) => id));
  }

  /** Every place for the picked tiles. `free`: whether the table may be used (RUM-10). */
  rows(draft: Draft, lying: readonly Lying[], free: boolean): DropPlace[][] {
    const from = this.tiles(lying).map(({ place }) => place);
    const key = [free, ...from].join();
    if (this.#rows?.of !== draft || this.#rows.key !== key) {
      this.#rows = { of: draft, key, rows: from.length > 0 ? dropRows(draft, from, free) : [] };
    }
    return this.#rows.rows;
  }

  /** One step of an arrow key through the places; returns the new aim. `lays`: not only along the rack; `stands`: as they are seen. */
  walk(
    draft: Draft,
    lying: readonly Lying[],
    way: Way,
    { lays, free, stands }: Reach,
  ): DropPlace | null {
    const all = inRows(this.rows(draft, lying, free), stands);
    const rows = lays ? all : all.filter(([first]) => first?.kind === 'rack');
    this.aim = this.aim ? step(rows, this.aim, way, stands) : this.#first(rows, lying, way);
    return this.aim;
  }

  /** Sideways from the rack goes along the rack; every other way to where the tiles belong most likely. */
  #first(
    rows: readonly (readonly DropPlace[])[],
    lying: readonly Lying[],
    way: Way,
  ): DropPlace | null {
    const [one] = this.tiles(lying);
    const along = way === 'left' || way === 'right';
    if (one && one.set === null && along && this.tiles(lying).every(({ set }) => set === null)) {
      const rack = rows.at(-1) ?? [];
      const at = way === 'left' ? one.at - 1 : one.at + 2;
      return (
        rack.find((place) => place.at === at) ??
        (way === 'right' ? (rack.at(-1) ?? null) : (rack[0] ?? null))
      );
    }
    return likeliest(rows) ?? rows.at(-1)?.[0] ?? null;
  }
}
