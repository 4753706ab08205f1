/** Bots in a worker that the embedder hands over: the page's side, and what the two sides say. */
import type { BotOptions, BotView, BotViews } from './bots.ts';
import { PipError, type PipErrorCode, type PipErrorDetail } from './error.ts';
import type { GameId } from './game.ts';

/** A Worker, or one end of a MessageChannel that leads to one. */
export interface BotPort {
  postMessage(message: unknown): void;
  addEventListener(type: string, listener: (event: Event) => void): void;
  removeEventListener(type: string, listener: (event: Event) => void): void;
  /** Message ports have it. */
  start?(): void;
}

/** From the page. Ids are the asker's to choose; a second message with `abort` takes a question back. */
export type BotQuestion =
  | { id: string; game: GameId; view: BotView; options: Omit<BotOptions, 'signal'> }
  | { id: string; abort: true };

/** From the worker. */
export type BotAnswer = { id: string } & (
  | { move: string }
  | { error: { message: string; code?: PipErrorCode; rule?: string; detail?: PipErrorDetail } }
);

/** As `choose`, thought out in `worker` (which runs `bot-worker`): the same move. */
export function chooseInWorker<G extends GameId>(
  worker: BotPort,
  game: G | { readonly id: G },
  view: BotViews[G],
  options: BotOptions,
): Promise<string> {
  const { signal, ...rest } = options;
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const id = crypto.getRandomValues(new Uint32Array(3)).join('-');
    const ask = (question: BotQuestion) => worker.postMessage(question);
    const end = () => {
      worker.removeEventListener('message', hear);
      worker.removeEventListener('error', fail);
      signal?.removeEventListener('abort', takeBack);
    };
    const hear = (event: Event) => {
      const answer: unknown = event instanceof MessageEvent ? event.data : undefined;
      if (!isAnswer(answer) || answer.id !== id) return;
      end();
      if ('move' in answer) resolve(answer.move);
      else reject(revive(answer.error));
    };
    const fail = (event: Event) => {
      // Told by the rejection: the page's own error handlers needn't hear of it.
      event.preventDefault();
      end();
      reject(new Error(event instanceof ErrorEvent ? event.message : 'the worker failed'));
    };
    const takeBack = () => {
      end();
      ask({ id, abort: true });
      reject(signal?.reason);
    };
    worker.addEventListener('message', hear);
    worker.addEventListener('error', fail);
    signal?.addEventListener('abort', takeBack);
    worker.start?.();
    ask({ id, game: typeof game === 'string' ? game : game.id, view, options: rest });
  });
}

function isAnswer(data: unknown): data is BotAnswer {
  return typeof data === 'object' && data !== null && 'id' in data;
}

function revive(error: Extract<BotAnswer, { error: unknown }>['error']): Error {
  return error.code ? new PipError(error.code, error) : new Error(error.message);
}
