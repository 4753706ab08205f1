/** What is made from the sources says what the sources say now. */
import { type Counts, none, oneFailed, onePassed, sum } from '../counts.ts';
import { generatedFiles } from '../generated-files.ts';

export async function generated(): Promise<Counts> {
  let counts = none;
  for (const { file, isCurrent } of generatedFiles) {
    const current = await isCurrent();
    if (!current) console.log(`    ✗ ${file} is not current: run \`npm run generate\``);
    counts = sum(counts, current ? onePassed : oneFailed);
  }
  return counts;
}
