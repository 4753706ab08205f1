/** Rounds of rummy between bots on mirrored deals, through the real rules. */
import type { RoundResult } from '../machines/game.ts';
import { attentiveBeginner, beginner } from '../machines/rummy/bots/beginner.ts';
import { expert } from '../machines/rummy/bots/expert.ts';
import { normal } from '../machines/rummy/bots/normal.ts';
import { rummy } from '../machines/rummy/game.ts';
import type { RummyOptions, RummyView } from '../machines/rummy/model.ts';
import { type Search, thinkAtOnce } from '../machines/think.ts';
import { type Figures, figures } from './means.ts';

export interface Player {
  readonly name: string;
  move(view: RummyView): string;
  /** Milliseconds of every decision. */
  readonly times: number[];
}

export type Name = 'beginner' | 'attentive beginner' | 'normal' | 'expert';

export function player(name: Name, seed: string, effort?: number): Player {
  const times: number[] = [];
  const searches: Record<Name, (view: RummyView) => Search<string>> = {
    beginner: (view) => beginner(view, seed),
    'attentive beginner': attentiveBeginner,
    normal,
    expert: (view) => expert(view, seed, effort),
  };
  return {
    name,
    times,
    move(view) {
      const start = performance.now();
      const move = thinkAtOnce(searches[name](view));
      times.push(performance.now() - start);
      return move;
    },
  };
}

/** A round to its end; the players by seat. */
export function playRound(
  options: RummyOptions,
  seed: string,
  seats: readonly Player[],
): RoundResult {
  let state = rummy.deal(options, { seed });
  for (;;) {
    const result = rummy.result(state);
    if (result) return result;
    const seat = rummy.seat(state);
    const mover = seats[seat ?? 0];
    if (!mover) throw new Error(`nobody sits at ${seat}`);
    state = rummy.play(state, mover.move(rummy.view(state, seat)));
  }
}

/** Own points, and share of the rounds won (shared ones in part): each deal once with the first player in every seat. */
export function rounds(
  a: Player,
  b: Player,
  players: 2 | 3 | 4,
  deals: number,
): { points: Figures; won: Figures } {
  const options = rummy.options({ players });
  const points: number[] = [];
  const won: number[] = [];
  for (let i = 0; i < deals; i++) {
    let sum = 0;
    let wins = 0;
    for (let seat = 0; seat < players; seat++) {
      const seats = Array.from({ length: players }, (_, at) => (at === seat ? a : b));
      const result = playRound(options, `bench ${i}`, seats);
      sum += result.points[seat] ?? 0;
      if (result.winners.includes(seat)) wins += 1 / result.winners.length;
    }
    points.push(sum / players);
    won.push(wins / players);
  }
  return { points: figures(points), won: figures(won) };
}
