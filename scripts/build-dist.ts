/** Builds `dist/`: the script tag with its chunks, the modules for bundlers, types, the stylesheet. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { chunks } from './chunks.ts';
import { runNodeBin } from './command.ts';
import { modules, onDemand, standalone, stylesheet } from './entries.ts';
import { minifyTemplates } from './minify-templates.ts';
import { parallelImports } from './parallel-imports.ts';
import { root } from './root.ts';
import { unusedPixi } from './unused-pixi.ts';

export async function buildDist(): Promise<void> {
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  await buildStandalone();
  await buildModules();
  await buildTypes();
  copyStylesheet();
}

/** Each by itself: a worker has no page, so it shares no file with what draws. */
async function buildStandalone(): Promise<void> {
  for (const [name, file] of Object.entries(present(standalone))) {
    const parts = name === 'pip' ? present(onDemand) : {};
    await build({
      root,
      logLevel: 'warn',
      plugins: [minifyTemplates(), unusedPixi(), parallelImports('pip')],
      build: {
        lib: { entry: { ...parts, [name]: file }, formats: ['es'] },
        rolldownOptions: {
          output: {
            entryFileNames: (chunk) => (chunk.name === name ? '[name].js' : 'pip/[name]-[hash].js'),
            chunkFileNames: 'pip/[name]-[hash].js',
            minify: true,
            codeSplitting: { groups: chunks() },
          },
        },
      },
    });
  }
}

async function buildModules(): Promise<void> {
  await build({
    root,
    logLevel: 'warn',
    plugins: [minifyTemplates()],
    build: {
      minify: false,
      lib: { entry: present(modules), formats: ['es'] },
      rolldownOptions: {
        external: isDependency,
        output: { entryFileNames: '[name].js', chunkFileNames: 'shared/[name]-[hash].js' },
      },
    },
  });
}

async function buildTypes(): Promise<void> {
  await runNodeBin('typescript', 'tsc', ['-p', 'tsconfig.types.json']);
}

function copyStylesheet(): void {
  const source = join(root, stylesheet);
  if (!existsSync(source)) throw new Error(`${stylesheet} is missing`);
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(join(root, 'dist', 'pip.css'), readFileSync(source));
  // TypeScript asks for one where a stylesheet is imported.
  writeFileSync(join(root, 'dist', 'pip.css.d.ts'), 'export {};\n');
}

function isDependency(id: string): boolean {
  return dependencies.some((name) => id === name || id.startsWith(`${name}/`));
}

const dependencies = Object.keys(
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies,
);

function present(entries: Readonly<Record<string, string>>): Record<string, string> {
  const missing = Object.values(entries).filter((file) => !existsSync(join(root, file)));
  if (missing.length > 0) throw new Error(`Entries without a source: ${missing.join(', ')}`);
  return Object.fromEntries(
    Object.entries(entries).map(([name, file]) => [name, join(root, file)]),
  );
}
