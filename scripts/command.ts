/** Runs other programs: quietly where they succeed, with all they said where they don't. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { root } from './root.ts';

export interface Ran {
  code: number;
  output: string;
}

/** Never throws for an exit code; `loud` also prints as it goes. */
export function run(file: string, args: readonly string[], loud = false): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd: root,
      env: environment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const take = (chunk: Buffer) => {
      output += chunk;
      if (loud) process.stdout.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a package's own program on the project's Node; throws with its output when it fails. */
export async function runNodeBin(
  pkg: string,
  bin: string,
  args: readonly string[],
): Promise<string> {
  const { code, output } = await tryNodeBin(pkg, bin, args);
  if (code !== 0) throw new Error(`${bin} ${args.join(' ')} failed (${code})\n${output}`);
  return output;
}

export function tryNodeBin(pkg: string, bin: string, args: readonly string[]): Promise<Ran> {
  return run(process.execPath, [binOf(pkg, bin), ...args]);
}

export function binOf(pkg: string, bin: string): string {
  const manifest = join(root, 'node_modules', pkg, 'package.json');
  const { bin: bins } = JSON.parse(readFileSync(manifest, 'utf8'));
  const path = typeof bins === 'string' ? bins : bins[bin];
  return join(dirname(manifest), path);
}

/** Programs that start others by name find the project's own first, its Node among them. */
function environment(): NodeJS.ProcessEnv {
  const bins = join(root, 'node_modules', '.bin');
  return { ...process.env, PATH: `${bins}${delimiter}${process.env.PATH ?? ''}` };
}
