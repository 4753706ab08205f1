/** Where an example's data come from. */
import { PipError } from '../../machines/error.ts';
import { type ExampleData, parseExample } from './data.ts';
import type { DrawerFor } from './drawer.ts';

export interface LoadedExample {
  readonly data: ExampleData;
  /** What draws its game; the same one for each example of it. */
  readonly game: DrawerFor;
}

/** Each game's pictures, fetched with the first example of it. */
const games: Readonly<Record<string, () => Promise<DrawerFor>>> = {
  dominoes: async () => (await import('./domino-drawer.ts')).dominoDrawer,
  'run-fast': async () => (await import('./run-fast-drawer.ts')).runFastDrawer,
  rummy: async () => (await import('./rummy-drawer.ts')).rummyDrawer,
};

/** The element's own data, from its attributes and its content. */
export interface ExampleSource {
  readonly game: string | undefined;
  readonly src: string | undefined;
  /** Text of the `<script type="application/json">` child; null where there is none. */
  readonly text: string | null;
}

/** Throws PipError, or what a failed request throws. */
export async function loadExample({
  game,
  src,
  text,
}: ExampleSource): Promise<LoadedExample | null> {
  const json: unknown = src ? await fetchJson(src) : text === null ? null : parseJson(text);
  if (json === null) {
    if (game !== undefined && !(game in games)) throw new PipError('bad-record', { path: '/game' });
    return null;
  }
  const data = parseExample(json, game);
  const load = games[data.game];
  if (!load) throw new PipError('bad-record', { path: '/game' });
  return { data, game: await load() };
}

async function fetchJson(src: string): Promise<unknown> {
  const response = await fetch(src);
  if (!response.ok) throw new Error(`${src}: ${response.status}`);
  return response.json();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new PipError('bad-record', { path: '' });
  }
}
