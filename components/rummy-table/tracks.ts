/** What is followed from render to render: the names that tiles keep, and when each came to the table. */
import type { LogEntry } from '../../machines/game.ts';
import type { Tile } from '../../machines/rummy/tile.ts';
import { tableOf } from './changes.ts';
import { type Name, named, type Seen, tileOfName } from './names.ts';

export interface Shown extends Seen<Tile> {
  readonly log: readonly LogEntry[];
  /** The seat at the bottom; null: nobody's. */
  readonly me: number | null;
}

export class Tracks {
  #names: Seen<Name> = { table: [], rack: [] };
  #known = false;
  #length = 0;
  /** By name: the turn in which it was laid, counted from the round's first. */
  readonly #laid = new Map<Name, number>();
  #latest: { readonly names: ReadonlySet<Name>; readonly seat: number } | null = null;

  /** What the seat drew in its last turn. */
  #drawn: Name | null = null;

  /** By place, as in what was shown last. */
  get names(): Seen<Name> {
    return this.#names;
  }

  /** The tiles that came to the table with the last move, and whose they were. */
  get latest(): { readonly names: ReadonlySet<Name>; readonly seat: number } | null {
    return this.#latest;
  }

  follow({ table, rack, log, me }: Shown): void {
    const anew = !this.#known || log.length < this.#length;
    if (anew) {
      this.#names = { table: [], rack: [] };
      this.#laid.clear();
    }
    const from = anew ? 0 : this.#length;
    const held = new Set(this.#names.rack);
    // Move by move: so of twins the one that came is told from the one that lay there.
    let came: readonly Name[] = [];
    for (let turn = from; turn < log.length; turn += 1) {
      const after = tableOf(log[turn]?.move ?? '');
      came = after ? this.#step({ table: after, rack }, turn) : [];
    }
    // A draft's tiles are laid in the turn that is to come.
    this.#step({ table, rack }, log.length);
    const on = new Set(this.#names.table.flat());
    for (const name of this.#laid.keys()) if (!on.has(name)) this.#laid.delete(name);
    if (anew) this.#latest = null;
    else if (log.length > from) this.#latest = latestOf(log, me, came);
    if (anew || log.slice(from).some(({ seat }) => seat === me)) {
      this.#drawn = drawnOf(log, me, this.#names.rack, held);
    }
    this.#known = true;
    this.#length = log.length;
  }

  /** Tiles laid since the seat's last turn and in the turn before this one, and what the seat drew in it: new to whoever looks. */
  fresh(log: readonly LogEntry[], me: number | null): Set<Name> {
    // To one who watches only the last turn is new.
    const own = me === null ? log.length : log.findLastIndex(({ seat }) => seat === me);
    const news = [...this.#laid].filter(([, turn]) => turn > own || turn === log.length - 1);
    return new Set([...news.map(([name]) => name), ...(this.#drawn ? [this.#drawn] : [])]);
  }

  /** What is seen after a turn; returns what came to the table in it. */
  #step(seen: Seen<Tile>, turn: number): Name[] {
    const old = new Set(this.#names.table.flat());
    this.#names = named(seen, this.#names);
    const came = this.#names.table.flat().filter((name) => !old.has(name));
    for (const name of came) this.#laid.set(name, turn);
    return came;
  }
}

function latestOf(log: readonly LogEntry[], me: number | null, came: readonly Name[]) {
  const last = log.at(-1);
  if (!last?.move.startsWith('play') || last.seat === me) return null;
  return { names: new Set(came), seat: last.seat };
}

/** What the seat drew in its last turn, if it is on its rack; of twins the one that it didn't hold before. */
function drawnOf(
  log: readonly LogEntry[],
  me: number | null,
  rack: readonly Name[],
  held: ReadonlySet<Name>,
): Name | null {
  const [made, tile] = log.findLast(({ seat }) => seat === me)?.move.split(' ') ?? [];
  const names = made === 'draw' ? rack.filter((name) => tileOfName(name) === tile) : [];
  return names.find((name) => !held.has(name)) ?? names.at(-1) ?? null;
}
