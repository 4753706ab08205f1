/** Where a round's deal comes from: a seed, or a deal made by hand. */
import type { Deal, RoundRecord } from './game.ts';

export type DealSource = { seed: string } | Deal;

export function sourceOf({ deal, seed = '' }: Pick<RoundRecord, 'deal' | 'seed'>): DealSource {
  return deal ?? { seed };
}

/** Hands that are given count, whatever else is. */
export function isSeed(source: DealSource): source is { seed: string } {
  return 'seed' in source && !('hands' in source);
}
