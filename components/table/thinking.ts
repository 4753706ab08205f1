/** Where bots think: on the page in slices, or in the one worker that the embedder hands over. */

import { PipError } from '../../machines/error.ts';
import { configuration } from './configuration.ts';
import type { Asked, GameKit, TableView } from './game-kit.ts';

/** By what makes it; null where it failed: one that is gone would never answer. */
const workers = new WeakMap<() => Worker, Worker | null>();

/** A bot's move for a seat that sees `view`; the result is the same wherever it thinks. */
export async function think<O, S, P, V extends TableView<O>>(
  kit: GameKit<O, S, P, V>,
  view: V,
  asked: Asked,
): Promise<string> {
  const make = configuration().worker;
  if (make) {
    try {
      const worker = theWorker(make);
      if (worker) return await kit.choose(view, asked, worker);
    } catch (error) {
      asked.signal?.throwIfAborted();
      // A worker that doesn't work: the page thinks itself, from now on.
      if (!(error instanceof PipError)) workers.set(make, null);
    }
  }
  return kit.choose(view, asked);
}

/** One worker serves every table. */
function theWorker(make: () => Worker): Worker | null {
  const known = workers.get(make);
  const worker = known === undefined ? make() : known;
  workers.set(make, worker);
  return worker;
}
