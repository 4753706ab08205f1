/**
 * What an embedder sets once for all tables of a page through `configure`; each version of the library has its own.
 * The only setting that is not an element's: a worker or a guide is the page's.
 */
export interface Configuration {
  /** Makes the worker that bots think in (it imports `pip-tables/bot-worker`). Without it they think on the page, in slices. */
  readonly worker?: (() => Worker) | undefined;
  /** Address of the guides; a refused move links to its rule there ('https://…/dominoes/' → '…/dominoes/#draw-8'). */
  readonly guide?: string | undefined;
}

let current: Configuration = {};

export function configure(changes: Configuration): void {
  current = { ...current, ...changes };
}

export function configuration(): Configuration {
  return current;
}
