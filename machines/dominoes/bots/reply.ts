/** Normal where ends score: the points at once less the reply to be feared, and what stays in hand. */
import type { Board } from './board.ts';
import { HIGH, LOW, PIPS, sizeOf, topOf } from './masks.ts';
import type { Sight } from './view-to-masks.ts';

/**
 * What weighs how much beside a point at once: a pip and a double got rid of, a tile that still fits,
 * a tile out of sight that fits too, a point to be feared, and the end of the round.
 */
const REPLY = { pips: 0.25, double: 1.7, mobility: 0.3, answers: 1, feared: 0.9, out: 100 };

export function reply(board: Board, sight: Sight, play: number): number {
  const { hand, ends, me, row, need } = sight;
  const tile = play >> 2;
  const rest = hand & ~(1 << tile);
  const next = board.after(ends, play);
  const now = board.points(next);
  const wins = row.endsMidRound && now >= (need[row.pairs ? me & 1 : me] ?? 0);
  if (wins || !rest) return now + REPLY.out;
  return (
    now +
    (PIPS[tile] ?? 0) * REPLY.pips +
    (HIGH[tile] === LOW[tile] ? REPLY.double : 0) +
    sizeOf(rest & board.fits(next)) * REPLY.mobility -
    sizeOf(sight.unseen & board.fits(next)) * REPLY.answers -
    feared(board, sight, next) * REPLY.feared
  );
}

/** The points that the next seat's best reply may be expected to score, from the tiles out of sight. */
function feared(board: Board, sight: Sight, ends: number): number {
  const { me, players, hidden, known, unseen } = sight;
  const next = (me + 1) % players;
  const held = known[next] ?? 0;
  const best = (mask: number): number[] => {
    const list: number[] = [];
    for (let left = mask & board.fits(ends); left; ) {
      const tile = topOf(left);
      left &= ~(1 << tile);
      let most = 0;
      for (const play of board.plays(1 << tile, ends)) {
        most = Math.max(most, board.points(board.after(ends, play)));
      }
      if (most) list.push(most);
    }
    return list;
  };
  const sure = Math.max(0, ...best(held));
  const chance = (hidden[next] ?? 0) / Math.max(1, sizeOf(unseen));
  let misses = 1;
  let sum = 0;
  for (const points of best(unseen).sort((a, b) => b - a)) {
    if (points <= sure) break;
    sum += points * misses * chance;
    misses *= 1 - chance;
  }
  return sum + sure * misses;
}
