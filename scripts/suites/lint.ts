/** One formatter and linter over everything. */
import { tryNodeBin } from '../command.ts';
import { type Counts, oneFailed, onePassed } from '../counts.ts';

export async function lint(): Promise<Counts> {
  const { code, output } = await tryNodeBin('@biomejs/biome', 'biome', ['check', '.']);
  if (code === 0) return onePassed;
  console.log(output);
  return oneFailed('biome check');
}
