/** What bots write: their moves, and the text that their chance hangs on. */
import { firstOf } from '../choices.ts';
import type { RunFastView } from '../model.ts';
import { formatCards, readSlots } from '../notation.ts';
import { countsOf, NONE } from './play.ts';

/** A play in the contract's notation; of equal ranks held, the first in suit order. */
export function moveText({ hands, turn }: RunFastView, body: number, kick: number): string {
  if (body === NONE) return 'pass';
  const counts = countsOf(body, kick);
  const hand = readSlots(hands[turn ?? 0] ?? '') ?? [];
  return formatCards(firstOf(hand, counts));
}

/** Ties a bot's chance to the seed and to everything that its seat can see. */
export function chanceText(view: RunFastView, seed: string): string {
  const { hands, turn, beat, log, scores, round } = view;
  return JSON.stringify([seed, hands, turn, beat, log, scores, round]);
}
