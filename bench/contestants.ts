/** Ours and the peers: each its own minimal page, and how one sees that a person can use it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { elementOf, isDrawn } from '../scripts/loads.ts';
import { root } from '../scripts/root.ts';
import { cube } from './cube.ts';
import { type BenchTable, isPlayable, tables } from './tables.ts';

export interface Contestant {
  name: string;
  /** What stands in <body>, after the script tag in <head>. */
  body: string;
  script: string;
  /** An expression of the page: true when a person can use it. */
  usable: string;
}

export const contestants: readonly Contestant[] = [
  ...tables.map((table) => ours(table, table.name, isPlayable)),
  ...tables.map((table) => ours(table, `${table.name}, drawn by Pixi`, isDrawn)),
  {
    name: 'chessboard-element',
    script: '/peers/chessboard.js',
    body: '<chess-board position="start" draggable-pieces style="width: 400px"></chess-board>',
    usable: `document.querySelector('chess-board').shadowRoot?.querySelector('[part~="piece"]') != null`,
  },
  {
    name: 'cubing twisty-player',
    script: '/peers/twisty.js',
    body: `<twisty-player alg="R U R' U'"></twisty-player>`,
    // Its shadow roots are closed: it tells itself when it has canvases.
    usable: `hasCanvases(document.querySelector('twisty-player'))`,
  },
  {
    name: 'model-viewer',
    script: '/peers/model-viewer.min.js',
    body: '<model-viewer src="/peers/cube.glb" camera-controls style="width: 400px; height: 300px"></model-viewer>',
    usable: `document.querySelector('model-viewer').loaded === true`,
  },
];

function ours(table: BenchTable, name: string, usable: (element: string) => string): Contestant {
  return {
    name,
    script: '/dist/pip.js',
    body: elementOf(table),
    usable: usable(`document.querySelector('${table.tag}')`),
  };
}

/** For the expressions above. */
export const helpers = `
  let canvases = null;
  const hasCanvases = (player) => {
    if (canvases === null && player.experimentalCurrentCanvases) {
      canvases = 0;
      player.experimentalCurrentCanvases().then((list) => { canvases = list.length || null; }, () => { canvases = null; });
    }
    return canvases > 0;
  };`;

/** Bundled and minified as an embedder's own build would; model-viewer ships its own bundle. */
export async function buildPeers(): Promise<string> {
  const folder = join(root, '.cache/peers');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'chessboard.entry.js'), `import 'chessboard-element';`);
  writeFileSync(join(folder, 'twisty.entry.js'), `import 'cubing/twisty';`);
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    base: './',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: packagesOf(join(root, 'bench/node_modules')) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      lib: {
        entry: {
          chessboard: join(folder, 'chessboard.entry.js'),
          twisty: join(folder, 'twisty.entry.js'),
        },
        formats: ['es'],
      },
      rolldownOptions: {
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          minify: true,
        },
      },
    },
  });
  writeFileSync(join(folder, 'cube.glb'), cube());
  return folder;
}

/** The entries lie outside bench/, where its packages wouldn't be found. */
function packagesOf(modules: string): { find: RegExp; replacement: string }[] {
  return [
    { find: /^chessboard-element$/, replacement: join(modules, 'chessboard-element') },
    {
      find: /^cubing\/twisty$/,
      replacement: join(modules, 'cubing/dist/lib/cubing/twisty/index.js'),
    },
  ];
}
