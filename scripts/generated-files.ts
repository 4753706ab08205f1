/** Files that are made from the sources and committed: how each is made, and whether it is current. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { run, runNodeBin } from './command.ts';
import { referenceDocs } from './reference-docs.ts';
import { root } from './root.ts';
import { photographModulesAreCurrent, writePhotographModules } from './tile-photographs.ts';

export interface GeneratedFile {
  file: string;
  write(): Promise<void>;
  isCurrent(): Promise<boolean>;
}

export const generatedFiles: readonly GeneratedFile[] = [
  {
    file: 'custom-elements.json',
    write: () => analyze(root),
    async isCurrent() {
      const made = mkdtempSync(join(tmpdir(), 'pip-manifest-'));
      try {
        await analyze(made);
        return (
          read(join(made, 'custom-elements.json')) === read(join(root, 'custom-elements.json'))
        );
      } finally {
        rmSync(made, { recursive: true });
      }
    },
  },
  {
    // Made from the one above, which is made first.
    file: 'docs/reference.md',
    write: async () => writeFileSync(join(root, 'docs/reference.md'), referenceDocs(root)),
    isCurrent: async () => read(join(root, 'docs/reference.md')) === referenceDocs(root).trim(),
  },
  {
    file: 'docs/charts.md',
    write: () =>
      chartDocs([]).then((ok) => (ok ? undefined : Promise.reject(new Error('chart-docs failed')))),
    isCurrent: () => chartDocs(['--check']),
  },
  {
    file: 'components/domino-table/tile-backs/photographs/*.ts',
    write: async () => writePhotographModules(),
    isCurrent: async () => photographModulesAreCurrent(),
  },
];

async function analyze(into: string): Promise<void> {
  const config = 'custom-elements-manifest.config.mjs';
  await runNodeBin('@custom-elements-manifest/analyzer', 'cem', [
    'analyze',
    '--config',
    config,
    '--outdir',
    relative(root, into) || '.',
    '--quiet',
  ]);
}

async function chartDocs(args: readonly string[]): Promise<boolean> {
  const { code, output } = await run(process.execPath, ['scripts/chart-docs.ts', ...args]);
  if (code !== 0) console.log(output);
  return code === 0;
}

function read(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
}
