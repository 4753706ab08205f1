/** Strict TypeScript over sources, tests, benches and scripts. */
import { tryNodeBin } from '../command.ts';
import { type Counts, oneFailed, onePassed } from '../counts.ts';

export async function types(): Promise<Counts> {
  const { code, output } = await tryNodeBin('typescript', 'tsc', ['-p', 'tsconfig.json']);
  if (code === 0) return onePassed;
  console.log(output);
  return oneFailed;
}
