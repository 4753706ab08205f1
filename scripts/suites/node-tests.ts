/** Tests that need no browser: `node:test` files of one folder, each in a process of its own. */
import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { run } from 'node:test';
import { type Counts, none, oneFailed, onePassed, oneSkipped, sum } from '../counts.ts';
import { root } from '../root.ts';

export async function nodeTests(folder: string, args: readonly string[]): Promise<Counts> {
  const files = args.filter((arg) => arg !== '--files');
  const chosen =
    files.length > 0 ? files : globSync(`${folder}/**/*.test.ts`, { cwd: root }).sort();
  if (chosen.length === 0) {
    console.log(`  no tests in ${folder} yet`);
    return none;
  }
  let counts = none;
  const byFile = new Map<string, Counts>();
  const add = (file: string | undefined, result: Counts) => {
    const name = relative(root, file ?? folder);
    byFile.set(name, sum(byFile.get(name) ?? none, result));
    counts = sum(counts, result);
  };
  const stream = run({
    files: chosen,
    cwd: root,
    concurrency: availableParallelism(),
    timeout: 600_000,
  });
  stream.on('test:pass', (event) => {
    if (event.details.type === 'suite') return;
    add(event.file, event.skip !== undefined || event.todo !== undefined ? oneSkipped : onePassed);
  });
  stream.on('test:fail', (event) => {
    const { error } = event.details;
    // What holds a failed test fails with it: counted and told once, where it happened.
    if ('failureType' in error && error.failureType === 'subtestsFailed') return;
    const at = `${relative(root, event.file ?? '')}:${event.line ?? 0}`;
    add(event.file, oneFailed(`${event.name} (${at})`));
    console.log(indent(told(error)));
  });
  for await (const event of stream) {
    if (event.type === 'test:stderr') process.stdout.write(event.data.message);
  }
  for (const [file, { passed, failed }] of byFile)
    console.log(`  ${file}: ${passed} passed, ${failed} failed`);
  return counts;
}

function told(error: Error): string {
  const { cause } = error;
  if (cause instanceof Error) return cause.stack ?? cause.message;
  return typeof cause === 'string' ? cause : (error.stack ?? error.message);
}

function indent(text: string): string {
  return text
    .split('\n')
    .slice(0, 30)
    .map((line) => `        ${line}`)
    .join('\n');
}
