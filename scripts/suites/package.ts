/** What `npm pack` would publish: nothing but what users need, and it works where they put it. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { run, tryNodeBin } from '../command.ts';
import { type Counts, checked, none, sum } from '../counts.ts';
import { root } from '../root.ts';
import { bundle, consumerSource } from './package-user.ts';

/** A check says what is wrong: nothing when all is well. */
type Check = (at: Packed) => Promise<readonly string[]>;

interface Packed {
  /** The tarball. */
  file: string;
  contents: readonly string[];
  /** A folder of somebody who installed it. */
  consumer: string;
}

export async function packageSuite(): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'pip-pack-'));
  try {
    const packed = await pack(folder);
    let counts = none;
    for (const [name, check] of Object.entries(checks)) {
      const wrong = await check(packed);
      counts = sum(counts, checked(wrong.map((line) => `${name}: ${line}`)));
    }
    return counts;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const checks: Readonly<Record<string, Check>> = {
  'holds only what users need': async ({ contents }) =>
    contents
      .filter(
        (file) =>
          !/^(dist\/|custom-elements\.json|package\.json|docs\/|(README|CHANGELOG|CONTRIBUTING)\.md|LICENSE)/.test(
            file,
          ),
      )
      .map((file) => `packs ${file}`),
  'what its texts link to is there': async ({ contents }) =>
    contents
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) => {
        const links = readFileSync(join(root, file), 'utf8').matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g);
        return [...links]
          .map(([, link = '']) => join(dirname(file), link))
          .filter((target) => !contents.includes(target))
          .map((target) => `${file} links to ${target}`);
      }),
  'every export is there': async ({ contents }) =>
    targets(manifest().exports)
      .filter((target) => !contents.includes(target))
      .map((target) => `lacks ${target}`),
  'every side effect is there': async ({ contents }) => {
    const listed: string[] = manifest().sideEffects;
    const ours = listed.filter((file) => file.startsWith('./dist/')).map((file) => file.slice(2));
    return ours
      .filter((file) => !contents.includes(file))
      .map((file) => `lists ${file}, which isn't packed`);
  },
  publint: async () => {
    const { messages, pkg } = await publint({
      pkgDir: root,
      level: 'warning',
      pack: 'npm',
      strict: true,
    });
    return messages.map((message) => formatMessage(message, pkg) ?? message.code);
  },
  'are the types wrong': async ({ file }) => {
    const args = [
      file,
      '--profile',
      'esm-only',
      '--format',
      'ascii',
      '--no-emoji',
      '--exclude-entrypoints',
      'pip.css',
    ];
    const { code, output } = await tryNodeBin('@arethetypeswrong/cli', 'attw', args);
    return code === 0 ? [] : [output];
  },
  'types hold under node16 and bundler resolution': async ({ consumer }) => {
    writeFileSync(join(consumer, 'use.ts'), consumerSource);
    const wrong: string[] = [];
    for (const [module, resolution] of [
      ['node16', 'node16'],
      ['esnext', 'bundler'],
    ] as const) {
      const { code, output } = await tryNodeBin('typescript', 'tsc', [
        '--ignoreConfig',
        '--noEmit',
        '--strict',
        '--target',
        'es2022',
        '--lib',
        'es2023,dom,dom.iterable',
        '--types',
        '',
        '--skipLibCheck',
        '--module',
        module,
        '--moduleResolution',
        resolution,
        join(consumer, 'use.ts'),
      ]);
      if (code !== 0) wrong.push(`${resolution}: ${output}`);
    }
    return wrong;
  },
  'every module loads in Node without a DOM': async ({ consumer }) => {
    const names = Object.keys(manifest().exports).filter(
      (name) => !/\.(css|json|js)$|worker$/.test(name),
    );
    const wrong: string[] = [];
    for (const name of names) {
      const specifier = name === '.' ? 'pip-tables' : `pip-tables/${name.slice(2)}`;
      const script = join(consumer, 'load.mjs');
      writeFileSync(script, `await import(${JSON.stringify(specifier)});`);
      const { code, output } = await run(process.execPath, [script]);
      if (code !== 0) wrong.push(`${specifier}: ${output.split('\n').slice(0, 8).join('\n')}`);
    }
    return wrong;
  },
  'a bundler keeps what registers, and drops what is unused': async ({ consumer }) => {
    const unused = await bundle(consumer, `import { PipDominoTable } from 'pip-tables/elements';`);
    const wrong: string[] = [];
    for (const name of ['domino-table', 'rummy-table', 'run-fast-table', 'options', 'example']) {
      const element = await bundle(consumer, `import 'pip-tables/${name}';`);
      if (!/customElements\.define/.test(element))
        wrong.push(`pip-tables/${name} registers nothing`);
    }
    return [
      ...wrong,
      ...(unused.trim().length < 200 ? [] : [`an unused class leaves ${unused.length} characters`]),
    ];
  },
};

async function pack(folder: string): Promise<Packed> {
  const { code, output } = await run('npm', [
    'pack',
    '--ignore-scripts',
    '--json',
    '--pack-destination',
    folder,
  ]);
  if (code !== 0) throw new Error(`npm pack failed\n${output}`);
  const listed = JSON.parse(output.slice(output.search(/^[[{]/m)));
  const [{ filename, files }] = Array.isArray(listed) ? listed : Object.values(listed);
  const consumer = join(folder, 'consumer');
  const modules = join(consumer, 'node_modules');
  mkdirSync(join(modules, 'pip-tables'), { recursive: true });
  const file = join(folder, filename);
  const { code: unpacked } = await run('tar', [
    '-xzf',
    file,
    '-C',
    join(modules, 'pip-tables'),
    '--strip-components=1',
  ]);
  if (unpacked !== 0) throw new Error('tar could not unpack what npm packed');
  // Dependencies of its own, as an install would have put beside it.
  for (const name of Object.keys(manifest().dependencies)) {
    const place = join(modules, name);
    mkdirSync(join(place, '..'), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), place);
  }
  writeFileSync(join(consumer, 'package.json'), JSON.stringify({ type: 'module', private: true }));
  return { file, contents: files.map((packed: { path: string }) => packed.path), consumer };
}

function manifest() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
}

function targets(value: unknown): string[] {
  if (typeof value === 'string') return [value.replace(/^\.\//, '')];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(targets) : [];
}
