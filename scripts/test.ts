/** `npm test`: every suite in turn; `npm test -- <suite> [its arguments]`: one of them. */
import { parseComponentsOptions, runComponents } from './suites/components.ts';

const [suite, ...rest] = process.argv.slice(2);
if (suite === 'components') {
  const counts = await runComponents(parseComponentsOptions(rest));
  console.log(`${counts.passed} passed, ${counts.failed} failed`);
  process.exit(counts.failed > 0 ? 1 : 0);
}
