/** What the `record` attribute stands for: an object, JSON, or an address to fetch JSON from. */
export async function readRecord(given: unknown, signal: AbortSignal): Promise<unknown> {
  if (typeof given !== 'string') return given;
  const text = given.trim();
  if (text.startsWith('{')) return JSON.parse(text);
  const answer = await fetch(new URL(text, document.baseURI), { signal });
  if (!answer.ok) throw new Error(`${text}: ${answer.status}`);
  return answer.json();
}
