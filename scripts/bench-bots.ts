/** `npm run bench:bots`: decision times and strengths; arguments go to bench/bots.ts. */
import { run } from './command.ts';

const { code } = await run(process.execPath, ['bench/bots.ts', ...process.argv.slice(2)], true);
process.exit(code);
