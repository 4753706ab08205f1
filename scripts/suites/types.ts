/** Strict TypeScript over sources, tests, benches and scripts; the machines once more where there is no DOM. */
import { tryNodeBin } from '../command.ts';
import { type Counts, none, oneFailed, onePassed, sum } from '../counts.ts';

export async function types(): Promise<Counts> {
  let counts = none;
  for (const project of ['tsconfig.json', 'tsconfig.machines.json']) {
    const { code, output } = await tryNodeBin('typescript', 'tsc', ['-p', project]);
    if (code !== 0) console.log(output);
    counts = sum(counts, code === 0 ? onePassed : oneFailed(project));
  }
  return counts;
}
