/** `npm run soak`: the headless tests with their full sample counts. Takes long. */
import { nodeTests } from './suites/node-tests.ts';

// Read by the property tests: how many times as many samples.
process.env.SOAK ??= '100';
const { passed, failed } = await nodeTests('test/machines', process.argv.slice(2));
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
