/** Bots in a worker: the worker's side. */
import type { BotAnswer, BotPort, BotQuestion } from './bot-port.ts';
import { choose } from './bots.ts';
import { PipError } from './error.ts';

/** Answers every question that comes in on a port; other messages are left alone. */
export function answerOn(port: BotPort): void {
  const running = new Map<string, AbortController>();

  async function answer(question: BotQuestion): Promise<BotAnswer | undefined> {
    const { id } = question;
    if ('abort' in question) {
      running.get(id)?.abort();
      return undefined;
    }
    const control = new AbortController();
    running.set(id, control);
    try {
      const { game, view, options } = question;
      return { id, move: await choose(game, view, { ...options, signal: control.signal }) };
    } catch (error) {
      return control.signal.aborted ? undefined : { id, error: told(error) };
    } finally {
      running.delete(id);
    }
  }

  port.addEventListener('message', async (event) => {
    const data: unknown = event instanceof MessageEvent ? event.data : undefined;
    if (!isQuestion(data)) return;
    const reply = await answer(data);
    if (reply) port.postMessage(reply);
  });
  port.start?.();
}

function isQuestion(data: unknown): data is BotQuestion {
  return (
    typeof data === 'object' &&
    data !== null &&
    'id' in data &&
    typeof data.id === 'string' &&
    ('abort' in data || ('game' in data && 'view' in data && 'options' in data))
  );
}

function told(error: unknown): Extract<BotAnswer, { error: unknown }>['error'] {
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof PipError)) return { message };
  const { code, rule, detail } = error;
  return { message, code, ...(rule && { rule }), ...(detail && { detail }) };
}
