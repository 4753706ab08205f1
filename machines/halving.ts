/** Sequential halving: which of some choices is best, from looks that each tell a little. */
import { type Chance, fairShare } from './chance.ts';
import type { Search } from './think.ts';

/** Worlds mixed at a time. */
const BATCH = 512;

/**
 * The mean worth of each of `choices` (0 to n − 1), `effort` looks in all: every choice is looked at in the same
 * worlds, drawn by weight, and the better half shares the looks of the next stage. Can be put down after every
 * `stretch` worlds.
 */
export function* halving<World extends { weight: number }>(
  choices: number,
  worlds: readonly World[],
  look: (world: World, choice: number) => number,
  chance: Chance,
  effort: number,
  stretch: number,
): Search<number[]> {
  const stages = Math.max(1, 32 - Math.clz32(choices - 1));
  const running = Array.from({ length: choices }, (_, i) => i);
  const sums = running.map(() => 0);
  const counts = running.map(() => 0);
  const mean = (i: number) => (sums[i] ?? 0) / (counts[i] || 1);
  const fallen: number[] = [];
  for (let stage = 0; stage < stages; stage++) {
    const each = Math.max(1, Math.floor(effort / stages / running.length));
    for (let done = 0; done < each; done += BATCH) {
      const share = fairShare(worlds, Math.min(BATCH, each - done), chance);
      for (const [n, world] of share.entries()) {
        for (const i of running) {
          sums[i] = (sums[i] ?? 0) + look(world, i);
          counts[i] = (counts[i] ?? 0) + 1;
        }
        if (n % stretch === stretch - 1 && (yield)) return sums.map((_, i) => mean(i));
      }
    }
    running.sort((a, b) => mean(b) - mean(a));
    fallen.unshift(...running.splice(Math.ceil(running.length / 2)));
  }
  // Choices that fell behind early keep their mean, but never outrank one that stayed longer.
  const values = sums.map((_, i) => mean(i));
  let most = Number.POSITIVE_INFINITY;
  for (const i of [...running, ...fallen]) {
    most = Math.min(most, mean(i));
    values[i] = most;
  }
  return values;
}
