/** What the round so far proves about hands: must-beat makes every pass a fact (RUN-13). */
import { RANK_COUNT } from './masks.ts';
import { countsOf, KIND, lengthOf, NONE, SINGLE, topOf, widthOf } from './play.ts';
import type { Past, Sight } from './sight.ts';

const ANY = 31;

/**
 * By seat and rank: which numbers of hidden cards are possible, bit n for n cards. Passes on straights, rows of pairs
 * and airplanes speak of several ranks at once and are left to `agrees`.
 */
export function allowedBy({ me, known, past }: Sight): number[][] {
  const allowed = known.map(() => new Array<number>(RANK_COUNT).fill(ANY));
  const since = known.map(() => new Array<number>(RANK_COUNT).fill(0));
  for (let i = past.length - 1; i >= 0; i--) {
    const move = past[i];
    if (!move || move.seat === me) continue;
    const later = since[move.seat] ?? [];
    if (move.body !== NONE) {
      for (const [rank, count] of countsOf(move.body, move.kick).entries()) {
        later[rank] = (later[rank] ?? 0) + count;
      }
    }
    const can = heldBy(move);
    for (let rank = 0; rank < RANK_COUNT; rank++) {
      const sure = (known[move.seat]?.[rank] ?? 0) + (later[rank] ?? 0);
      const row = allowed[move.seat] ?? [];
      row[rank] = (row[rank] ?? 0) & ((can[rank] ?? ANY) >> sure);
    }
  }
  return allowed;
}

/** By rank: how many cards the mover can have held, bit n for n cards. */
function heldBy({ beat, body, kick, warned }: Past): number[] {
  const can = new Array<number>(RANK_COUNT).fill(ANY);
  const width = widthOf(beat);
  if (body === NONE) {
    for (let rank = 0; rank < RANK_COUNT; rank++) {
      // Any bomb would have beaten it (RUN-12), and so would as many cards of a higher rank.
      const higher = rank > topOf(beat);
      can[rank] = width === 4 ? (higher ? 15 : ANY) : 15;
      if (higher && lengthOf(beat) === 1 && width < 4) can[rank] = (1 << width) - 1;
    }
    return can;
  }
  if (widthOf(body) < 4) {
    // Four of a kind are never split (RUN-9).
    for (const [rank, count] of countsOf(body, kick).entries()) if (count) can[rank] = 15;
    if (warned && (body & KIND) === SINGLE) {
      // It was the highest card, bombs apart (RUN-15).
      for (let rank = topOf(body) + 1; rank < RANK_COUNT; rank++) can[rank] = 17;
    }
  }
  return can;
}
