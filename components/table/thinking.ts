/** Where bots think: on the page in slices, or in the one worker that the embedder hands over. */

import { configuration } from './configuration.ts';
import type { Asked, GameKit, TableView } from './game-kit.ts';

const workers = new WeakMap<() => Worker, Worker>();

/** A bot's move for a seat that sees `view`; the result is the same wherever it thinks. */
export async function think<O, S, P, V extends TableView<O>>(
  kit: GameKit<O, S, P, V>,
  view: V,
  asked: Asked,
): Promise<string> {
  const make = configuration().worker;
  if (make) {
    try {
      return await kit.choose(view, asked, theWorker(make));
    } catch {
      // A worker that doesn't work: the page thinks itself.
      asked.signal?.throwIfAborted();
    }
  }
  return kit.choose(view, asked);
}

/** One worker serves every table. */
function theWorker(make: () => Worker): Worker {
  const worker = workers.get(make) ?? make();
  workers.set(make, worker);
  return worker;
}
