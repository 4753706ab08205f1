/** `npm run bench:bots`: decision times and strengths. `-- run-fast --deals 400`: one game, with its bench's arguments. */
import { run } from './command.ts';

const benches = new Map([
  ['dominoes', 'bench/bots.ts'],
  ['rummy', 'bench/rummy-bots.ts'],
  ['run-fast', 'bench/run-fast-bots.ts'],
]);

const [first = '', ...rest] = process.argv.slice(2);
const one = benches.get(first);
// Arguments without a game are the dominoes'.
const asked = one ? [one] : first ? ['bench/bots.ts'] : [...benches.values()];
for (const bench of asked) {
  const args = one ? rest : process.argv.slice(2);
  const { code } = await run(process.execPath, [bench, ...args], true);
  if (code) process.exit(code);
}
