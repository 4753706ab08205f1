/**
 * `npm test`: every suite in turn; `npm test -- <suite> [its arguments]`: one of them.
 * The last line is `N passed, N failed`; the exit code is 1 when anything failed.
 */
import { type Counts, none, oneFailed, sum } from './counts.ts';
import { installBrowsers } from './install-browsers.ts';
import { type Suite, suites } from './suites.ts';

const [name, ...args] = process.argv.slice(2);
const chosen = name === undefined ? suites : suites.filter((suite) => suite.name === name);
if (chosen.length === 0) {
  console.error(`No suite “${name}”. There are: ${suites.map((suite) => suite.name).join(', ')}`);
  process.exit(2);
}
if (chosen.some((suite) => suite.browsers === true)) installBrowsers();

// What the suites started ends with this process: see `exit` in scripts/webkit-driver.ts.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => process.exit(130));

const table: string[] = [];
let total = none;
for (const suite of chosen) total = sum(total, await take(suite));

console.log(`\n${table.join('\n')}`);
for (const fault of total.faults) console.log(`✗ ${fault}`);
if (total.skipped > 0) console.log(`${total.skipped} skipped (told above)`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

async function take(suite: Suite): Promise<Counts> {
  console.log(`\n── ${suite.name}`);
  const began = performance.now();
  const counts = await suite.run(args).catch((error: unknown) => {
    console.log(error instanceof Error ? (error.stack ?? error.message) : error);
    return oneFailed(`${suite.name} broke off: ${error}`);
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const line = `${suite.name.padEnd(11)} ${seconds.padStart(6)} s  ${counts.passed} passed, ${counts.failed} failed`;
  console.log(line);
  table.push(counts.skipped > 0 ? `${line}, ${counts.skipped} skipped` : line);
  return counts;
}
