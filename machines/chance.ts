/** Seeded chance for bots: the same text gives the same numbers on every platform. */
import { generator } from './seed.ts';

export interface Chance {
  /** A whole number from 0 to n − 1, for small n. */
  below(n: number): number;
  /** From 0 (included) to 1 (excluded). */
  unit(): number;
}

export function chanceFrom(text: string): Chance {
  const next = generator(text);
  const unit = () => next() / 2 ** 32;
  return { unit, below: (n) => Math.floor(unit() * n) };
}

/** In random order. */
export function mixed<T>(list: T[], chance: Chance): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    const a = list[i];
    const b = list[j];
    if (a === undefined || b === undefined) continue;
    list[i] = b;
    list[j] = a;
  }
  return list;
}

/** `count` of the worlds, each as often as its weight deserves, in random order. */
export function fairShare<T extends { weight: number }>(
  worlds: readonly T[],
  count: number,
  chance: Chance,
): T[] {
  const total = worlds.reduce((sum, world) => sum + world.weight, 0);
  const step = total / count;
  const share: T[] = [];
  let mark = chance.unit() * step;
  let sum = 0;
  for (const world of worlds) {
    sum += world.weight;
    for (; mark < sum && share.length < count; mark += step) share.push(world);
  }
  return mixed(share, chance);
}
