/** What a user of the package does with it: writes code against its types, and bundles its modules. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/** Uses all that is exported, by its types. */
export const consumerSource = `
import { games, PipError, replay } from 'pip-tables/machines';
import { choose } from 'pip-tables/bots';
import { load } from 'pip-tables';
import 'pip-tables/domino-table';
import 'pip-tables/rummy-table';
import 'pip-tables/run-fast-table';
import 'pip-tables/options';
import 'pip-tables/example';
import type { PipJsx } from 'pip-tables/elements';
import 'pip-tables/pip.css';

const { dominoes } = games;
const state = dominoes.deal(dominoes.options({ players: 2 }), { seed: 'types' });
export const moves: string[] = dominoes.moves(state);
export const move: Promise<string> = choose('dominoes', dominoes.view(state, 0), { skill: 'normal' });
export const table = document.createElement('pip-domino-table');
table.play(moves[0] ?? 'pass').catch((error) => { if (error instanceof PipError) console.log(error.rule); });
export const record = table.toRecord();
if (record) replay(record);
document.createElement('pip-rummy-table').rounds = 3;
document.createElement('pip-run-fast-table').rounds = 8;
document.createElement('pip-options').for = 'table';
document.createElement('pip-example').step = 1;
interface Html { className?: string }
export const given: Partial<PipJsx<Html>> = {
  'pip-domino-table': { className: 'wide', rules: 'fives', handSize: 9 },
  'pip-rummy-table': { players: 3, rounds: 3, undo: true },
  'pip-run-fast-table': { rounds: 8, clock: 20 },
  'pip-options': { for: 'table' },
  'pip-example': { game: 'rummy' },
};
table.addEventListener('pip-match-end', ({ detail }) => console.log(detail.winners.length));
load(document);
`;

/** What one entry module becomes, dependencies and what is loaded later left out. */
export async function bundle(consumer: string, source: string): Promise<string> {
  const entry = join(consumer, 'entry.js');
  writeFileSync(entry, source);
  const built = await build({
    root: consumer,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external: [/^lit/, /^@lit/, /^xstate/, /^pixi/] },
    },
  });
  const chunks = (Array.isArray(built) ? built : [built])
    .flatMap((result) => ('output' in result ? result.output : []))
    .filter((output) => output.type === 'chunk');
  const reached = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  // A set grows while it is walked.
  for (const name of reached) {
    for (const inner of chunks.find(({ fileName }) => fileName === name)?.imports ?? [])
      reached.add(inner);
  }
  return chunks.map(({ fileName, code }) => (reached.has(fileName) ? code : '')).join('\n');
}
