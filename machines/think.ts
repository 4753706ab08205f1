/** Long thoughts in short stretches, so that a page stays alive while a bot thinks. */

/**
 * A search that can be put down: it yields often (about every 0.2 ms of work), and when it is resumed
 * with `true` its time is up and it returns the best it has.
 */
export type Search<T> = Generator<undefined, T, boolean | undefined>;

export interface ThinkOptions {
  /** Milliseconds of thinking after which the search is told to finish. */
  budget?: number | undefined;
  signal?: AbortSignal | undefined;
  /** Milliseconds at a stretch; a stretch ends with the first yield after it. */
  stretch?: number | undefined;
}

/** Leaves a good part of the promised 8 ms to the search's own last step. */
const STRETCH = 4;

/**
 * Runs a search to its end. The result doesn't depend on how it was sliced, unless `budget` cut it.
 * Rejects with the signal's reason when it is aborted.
 */
export async function think<T>(search: Search<T>, options: ThinkOptions = {}): Promise<T> {
  const { budget = Number.POSITIVE_INFINITY, signal, stretch = STRETCH } = options;
  signal?.throwIfAborted();
  const pause = pauses();
  try {
    let spent = 0;
    for (;;) {
      const start = performance.now();
      let now = start;
      do {
        const step = search.next(spent + now - start >= budget);
        if (step.done) return step.value;
        now = performance.now();
      } while (now - start < stretch);
      spent += now - start;
      await pause.once();
      signal?.throwIfAborted();
    }
  } finally {
    pause.close();
  }
}

/** Runs a search at one go. */
export function thinkAtOnce<T>(search: Search<T>): T {
  for (;;) {
    const step = search.next(false);
    if (step.done) return step.value;
  }
}

/**
 * Lets everything else that waits run. Messages, unlike timers, aren't slowed down when they nest;
 * Node would go on with them before its timers, and has `setImmediate`.
 */
function pauses(): { once(): Promise<void>; close(): void } {
  if (typeof setImmediate === 'function') {
    return { once: () => new Promise((resolve) => setImmediate(resolve)), close() {} };
  }
  if (typeof MessageChannel === 'undefined') {
    return { once: () => new Promise((resolve) => setTimeout(resolve)), close() {} };
  }
  let channel: MessageChannel | undefined;
  let resume: (() => void) | undefined;
  return {
    once() {
      if (!channel) {
        channel = new MessageChannel();
        channel.port1.onmessage = () => resume?.();
      }
      const { port2 } = channel;
      return new Promise((resolve) => {
        resume = resolve;
        port2.postMessage(null);
      });
    },
    close() {
      channel?.port1.close();
    },
  };
}
