/** Hands as the bots see them. */
import type { RunFastState } from '../../machines/index.ts';
import { countIn, type Hands, MASKS } from '../../machines/run-fast/bots/masks.ts';
import { rankOf } from '../../machines/run-fast/card.ts';

export function handsOf({ hands }: Pick<RunFastState, 'hands'>): Hands {
  const masks: Hands = new Int32Array(hands.length * MASKS);
  for (const [seat, hand] of hands.entries()) {
    for (const card of hand) addTo(masks, seat * MASKS, rankOf(card));
  }
  return masks;
}

/** Puts one more card into a hand. */
export function addTo(hands: Hands, at: number, rank: number): void {
  const n = countIn(hands, at, rank);
  hands[at + n] = (hands[at + n] ?? 0) | (1 << rank);
}
