/** A folder's README that lists its files in a table names each of them, and every README names only files that are there. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Counts, checked, none, sum } from '../counts.ts';
import { root } from '../root.ts';

export function checkReadmes(): Counts {
  let counts = none;
  for (const file of globSync('components/*/README.md', { cwd: root }).sort()) {
    counts = sum(counts, checked(faultsOf(file).map((what) => `${file} ${what}`)));
  }
  return counts;
}

function faultsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const folder = join(root, dirname(file));
  const named = [...text.matchAll(/`([\w./-]+\.ts)`/g)].map(([, name = '']) => name);
  const gone = named.filter((name) => ![folder, root].some((from) => existsSync(join(from, name))));
  // Prose need not speak of every file, a table of files does; a file's styles go without saying.
  const listed = text.includes('\n| file |') ? globSync('*.ts', { cwd: folder }) : [];
  const left = listed.filter((name) => !name.endsWith('.styles.ts') && !named.includes(name));
  return [
    ...gone.map((name) => `names ${name}, which isn't there`),
    ...left.map((name) => `leaves out ${name}`),
  ];
}
