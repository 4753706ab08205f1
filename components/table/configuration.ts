/**
 * What an embedder sets once for all tables of a page through `configure`; each version of the library has its own.
 * The only setting that is not an element's: a worker or a guide is the page's.
 */
export interface Configuration {
  /** Makes the worker that bots think in (it imports `pip-tables/bot-worker`). Without it they think on the page, in slices. */
  readonly worker?: (() => Worker) | undefined;
  /**
   * Address of the guide; a refused move links to its rule there ('https://…/dominoes/' → '…/dominoes/#draw-8').
   * With a guide for each game: by the letters of its rules, `{ DRAW: '…/dominoes/', FIVE: '…/fives/' }`.
   */
  readonly guide?: string | Readonly<Record<string, string>> | undefined;
}

let current: Configuration = {};

export function configure(changes: Configuration): void {
  current = { ...current, ...changes };
}

export function configuration(): Configuration {
  return current;
}

/** Where the guide of a game lies whose rules have these ids; those that games have in common tell nothing. */
export function guideOf(ids: readonly string[]): string | undefined {
  const { guide } = current;
  if (typeof guide !== 'object' || guide === null) return guide ?? undefined;
  return ids.flatMap((id) => guide[id.split('-')[0] ?? ''] ?? []).at(0);
}
