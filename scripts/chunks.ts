/**
 * Which modules travel together: what a table always loads comes as two files, one of them shared with examples.
 * Many small files would each compress by themselves, and each cost a request.
 */
import { join } from 'node:path';
import { root } from './root.ts';

interface Graph {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

const source = (file: string) => join(root, 'components', file);

/** For `codeSplitting.groups[].name`: the file a module goes to; null leaves it to the bundler. */
export function chunkOf(id: string, graph: Graph): string | null {
  const within = (entry: string, whole = false) => importedBy(entry, graph, whole).has(id);
  if (!within(source('domino-table/define.ts'))) return null;
  // The script tag asks for it before it asks for a table.
  if (id === source('table/configuration.ts')) return 'configuration';
  return within(source('example/define.ts'), true) ? 'base' : 'table';
}

/** An entry and all that it imports; `whole`: what it loads on demand too. */
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
