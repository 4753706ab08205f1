/** What is made from the sources, and what lists them, says what the sources say now. */
import { type Counts, oneFailed, onePassed, sum } from '../counts.ts';
import { generatedFiles } from '../generated-files.ts';
import { checkReadmes } from './readmes.ts';

export async function generated(): Promise<Counts> {
  let counts: Counts = checkReadmes();
  for (const { file, isCurrent } of generatedFiles) {
    const current = await isCurrent();
    const stale = `${file} is not current: run \`npm run generate\``;
    counts = sum(counts, current ? onePassed : oneFailed(stale));
  }
  return counts;
}
