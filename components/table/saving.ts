/** Where a table's match is kept, if anywhere: what keeps it is loaded with the first key. */
import type { MatchSnapshot, TableView } from './game-kit.ts';
import type { Beginning, GoingHost } from './going-on.ts';
import type { Keeper } from './keeper.ts';
import type { SaveTrouble } from './saves.ts';

interface Host<Options, State, Position, View extends TableView<Options>>
  extends GoingHost<Options, State, Position, View> {
  readonly isConnected: boolean;
  saveTrouble(what: SaveTrouble, message: string | null): void;
}

export class Saving<Options, State, Position, View extends TableView<Options>> {
  readonly #host: Host<Options, State, Position, View>;
  #keeper: Keeper | null = null;

  constructor(host: Host<Options, State, Position, View>) {
    this.#host = host;
  }

  /** The match that is stored under the key; null when there is nothing that can be read. */
  async read(key: string): Promise<Beginning<Options, State> | null> {
    const keeper = await this.#loaded();
    return (await keeper?.read(this.#host, key)) ?? null;
  }

  /** Under this key from now on; null: nowhere; `next`: only from the next match on. */
  async keep(key: string | null, next = false): Promise<void> {
    const keeper = key === null ? this.#keeper : await this.#loaded();
    keeper?.keep(key, this.#host.isConnected, next);
  }

  /** Tells what went wrong. */
  async tell(what: SaveTrouble): Promise<void> {
    const keeper = await this.#loaded();
    keeper?.tell(what);
  }

  store(snapshot: MatchSnapshot<Options, State>): void {
    this.#keeper?.store(this.#host.kit, snapshot);
  }

  /** Another match begins. */
  begun(): void {
    this.#keeper?.begun(this.#host.isConnected);
  }

  /** The table is in the page again. */
  came(): void {
    this.#keeper?.came();
  }

  left(): void {
    this.#keeper?.left(() => this.#host.isConnected);
  }

  async #loaded(): Promise<Keeper | null> {
    try {
      const { Keeper, saving } = await import('./keeper.ts');
      this.#keeper ??= new Keeper((what) => this.#host.saveTrouble(what, saving[what]));
    } catch {
      this.#host.saveTrouble('denied', null);
    }
    return this.#keeper;
  }
}
