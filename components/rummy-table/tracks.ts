/** What is followed from render to render: the names that tiles keep, and when each came to the table. */
import type { LogEntry } from '../../machines/game.ts';
import type { Tile } from '../../machines/rummy/tile.ts';
import { changesOf, tableBefore, tableOf } from './changes.ts';
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
    const before = this.#names;
    const now = named({ table, rack }, this.#known ? before : null);
    const anew = !this.#known || log.length < this.#length;
    const on = now.table.flat();
    // Of several moves at once (a match that is loaded) the log tells which tile came when.
    const recalled = anew || log.length > this.#length + 1;
    if (recalled) this.#recall(on, log);
    const old = new Set(before.table.flat());
    const fresh = recalled ? [] : on.filter((name) => !old.has(name));
    // A draft's tiles are laid in the turn that is to come.
    const grew = log.length > this.#length;
    const turn = grew ? log.length - 1 : log.length;
    for (const name of fresh) this.#laid.set(name, turn);
    for (const name of this.#laid.keys()) if (!on.includes(name)) this.#laid.delete(name);
    if (recalled) {
      this.#latest = null;
      this.#drawn = null;
    } else if (grew) {
      this.#latest = latestOf(log, me, fresh);
      const held = new Set(before.rack);
      if (log.at(-1)?.seat === me) this.#drawn = now.rack.find((name) => !held.has(name)) ?? null;
    }
    this.#names = now;
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

  /** What was laid before anything was seen: told by the log, of twins either. */
  #recall(on: readonly Name[], log: readonly LogEntry[]): void {
    this.#laid.clear();
    for (const [turn, { move }] of log.entries()) {
      const after = tableOf(move);
      if (!after) continue;
      for (const tile of changesOf(tableBefore(log, turn), after).laid) {
        const name = on.find((each) => tileOfName(each) === tile && !this.#laid.has(each));
        if (name !== undefined) this.#laid.set(name, turn);
      }
    }
  }
}

function latestOf(log: readonly LogEntry[], me: number | null, fresh: readonly Name[]) {
  const last = log.at(-1);
  if (!last?.move.startsWith('play') || last.seat === me) return null;
  return { names: new Set(fresh), seat: last.seat };
}
