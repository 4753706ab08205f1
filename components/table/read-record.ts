import { PipError } from '../../machines/error.ts';

/** What the `record` attribute stands for: an object, JSON, or an address to fetch JSON from. */
export async function readRecord(given: unknown, signal: AbortSignal): Promise<unknown> {
  if (typeof given !== 'string') return given;
  const text = given.trim();
  if (text.startsWith('{')) return parsed(text);
  const answer = await fetch(new URL(text, document.baseURI), { signal });
  if (!answer.ok) throw new Error(`${text}: ${answer.status}`);
  return parsed(await answer.text());
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new PipError('bad-record', { path: '' });
  }
}
