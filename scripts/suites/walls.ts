/** Imports point one way: site → components → machines; each folder knows only what its row allows. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'vite';
import { type Counts, checked, none, sum } from '../counts.ts';
import { root } from '../root.ts';

interface Wall {
  /** Files this row is for: a folder (`…/`) or one level of files (`…/*`); the first row that fits counts. */
  of: string;
  /** Folders of ours it may import from, besides its own. */
  ours: readonly string[];
  packages: readonly string[];
}

const walls: readonly Wall[] = [
  { of: 'machines/dominoes/', ours: ['machines/*'], packages: ['xstate'] },
  { of: 'machines/rummy/', ours: ['machines/*'], packages: ['xstate'] },
  { of: 'machines/run-fast/', ours: ['machines/*'], packages: ['xstate'] },
  { of: 'machines/', ours: ['machines/'], packages: ['xstate'] },
  { of: 'components/locales/', ours: ['machines/'], packages: ['lit', '@lit/context'] },
  { of: 'components/stage/', ours: [], packages: ['pixi.js', 'lit'] },
  {
    of: 'components/table/',
    ours: ['machines/', 'components/locales/'],
    packages: ['lit', '@lit/context', 'xstate'],
  },
  {
    of: 'components/felt/',
    ours: ['components/stage/'],
    packages: ['lit'],
  },
  {
    of: 'components/options/',
    ours: ['machines/', 'components/locales/', 'components/table/'],
    packages: ['lit', '@lit/context'],
  },
  {
    of: 'components/example/',
    ours: ['machines/', 'components/'],
    packages: ['lit', '@lit/context'],
  },
  ...['domino', 'rummy', 'run-fast'].map((game) => ({
    of: `components/${game}-table/`,
    ours: [
      'machines/',
      'components/felt/',
      'components/table/',
      'components/stage/',
      'components/locales/',
    ],
    packages: ['lit', '@lit/context', 'xstate'],
  })),
  // The faces: the script tag and the list of classes.
  { of: 'components/', ours: ['machines/', 'components/'], packages: [] },
];

export async function checkWalls(): Promise<Counts> {
  let counts = none;
  const files = globSync('{machines,components}/**/*.ts', { cwd: root }).sort();
  for (const file of files) {
    const wall = walls.find((row) => isIn(file, row.of));
    const wrong = wall === undefined ? ['stands outside every wall'] : trespasses(file, wall);
    counts = sum(counts, checked(wrong.map((what) => `${file} ${what}`)));
  }
  return counts;
}

function trespasses(file: string, wall: Wall): string[] {
  return importsOf(file).flatMap((specifier) => {
    if (!specifier.startsWith('.')) {
      const allowed = wall.packages.some(
        (name) => specifier === name || specifier.startsWith(`${name}/`),
      );
      return allowed ? [] : [`imports the package ${specifier}`];
    }
    const target = relative(root, join(root, dirname(file), specifier));
    const allowed = [wall.of, ...wall.ours].some((place) => isIn(target, place));
    return allowed ? [] : [`imports ${target}`];
  });
}

function importsOf(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8');
  const { module } = parseSync(file, source);
  const fixed = [
    ...module.staticImports.map((found) => found.moduleRequest.value),
    ...module.staticExports.flatMap((found) =>
      found.entries.map((entry) => entry.moduleRequest?.value),
    ),
  ];
  const lazy = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
    source.slice(start, end),
  );
  // A computed specifier is a template of folder and name: its literal beginning tells the folder.
  const literal = lazy.map((text) => text.slice(1).split(/["'`$]/)[0]);
  return [...fixed, ...literal].filter((specifier) => specifier !== undefined);
}

function isIn(file: string, place: string): boolean {
  if (!place.endsWith('*')) return file.startsWith(place);
  return dirname(file) === dirname(place);
}
