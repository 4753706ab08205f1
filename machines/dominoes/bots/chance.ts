/** Seeded chance for bots: the same text gives the same numbers on every platform. */
import { generator } from '../../seed.ts';

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
