/**
 * Which modules travel together: what a table always loads comes as few files. What all tables share is apart from what
 * is one game's, so that a page with one game loads nothing of another; and what examples show, too, is apart from what
 * only tables do. Many small files would each compress by themselves, and each cost a request.
 */
import { join } from 'node:path';
import { onDemand } from './entries.ts';
import { root } from './root.ts';

interface Graph {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

const source = (file: string) => join(root, 'components', file);

const entries = new Set(Object.values(onDemand).map((file) => join(root, file)));

const games = ['domino', 'rummy', 'run-fast'] as const;

/** Each takes what its modules import along, so what more pages share comes first. */
const names = [
  'configuration',
  'base',
  'table',
  ...games,
  ...games.map((game) => `${game}-table`),
  'drawer',
] as const;

/** For `codeSplitting.groups` of one build. */
export function chunks() {
  // Every group is asked about every module: what an entry imports is followed once.
  const followed = new Map<string, ReadonlySet<string>>();
  const chunkIn = (id: string, graph: Graph) =>
    chunkOf(id, (entry, whole = false) => {
      const key = `${entry} ${whole}`;
      const found = followed.get(key) ?? importedBy(entry, graph, whole);
      followed.set(key, found);
      return found.has(id);
    });
  return names.map((name, place) => ({
    name: (id: string, graph: Graph) => (chunkIn(id, graph) === name ? name : null),
    priority: names.length - place,
    debugName: name,
  }));
}

/** Whether an entry imports a module; `whole`: also what it loads on demand. */
type Within = (entry: string, whole?: boolean) => boolean;

/** A game's own: its folders, and its words. */
const own =
  /\/(machines\/(dominoes|rummy|run-fast)|components\/(domino|rummy|run-fast)-table)\/|\/locales\/en\/(dominoes|rummy|run-fast)/;

/** The file a module goes to; null leaves it to the bundler. */
function chunkOf(id: string, within: Within): string | null {
  const [game, another] = games.filter((each) => within(source(`${each}-table/define.ts`)));
  if (game === undefined) return isDrawn(within) ? 'drawer' : null;
  // The script tag asks for it before it asks for a table.
  if (id === source('table/configuration.ts')) return 'configuration';
  if (entries.has(id)) return null;
  const shown = within(source('example/define.ts'), true);
  if (another !== undefined) return shown ? 'base' : 'table';
  // One game needs it at once, another may need it later: that must not lead to the first one's file.
  if (!own.test(id)) return 'table';
  return shown ? game : `${game}-table`;
}

/** What the pictures of several games' examples need: any example has one. */
function isDrawn(within: Within): boolean {
  return games.filter((game) => within(source(`example/${game}-drawer.ts`))).length > 1;
}

/** An entry and all that it imports. */
function importedBy(entry: string, graph: Graph, whole: boolean): ReadonlySet<string> {
  const found = new Set<string>();
  const ahead = [entry];
  for (let id = ahead.pop(); id !== undefined; id = ahead.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    const info = graph.getModuleInfo(id);
    ahead.push(...(info?.importedIds ?? []), ...((whole && info?.dynamicallyImportedIds) || []));
  }
  return found;
}
