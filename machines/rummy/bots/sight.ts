/** What bots read from a view. */
import type { RummyView } from '../model.ts';

/** Ties a bot's chance to the seed and to everything that its seat can see. */
export function chanceText(view: RummyView, seed: string): string {
  const { hands, stock, table, melded, turn, passes, log, scores, round } = view;
  return JSON.stringify([seed, hands, stock, table, melded, turn, passes, log, scores, round]);
}
