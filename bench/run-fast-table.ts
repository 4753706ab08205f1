/** Rounds of Run Fast between bots of two skills on mirrored deals, through the real rules. */
import type { RoundResult } from '../machines/game.ts';
import { attentiveBeginner, beginner } from '../machines/run-fast/bots/beginner.ts';
import { expert } from '../machines/run-fast/bots/expert.ts';
import { playsOf } from '../machines/run-fast/bots/generate.ts';
import { normal } from '../machines/run-fast/bots/normal.ts';
import { noPlays } from '../machines/run-fast/bots/play.ts';
import { sightOf } from '../machines/run-fast/bots/sight.ts';
import { runFastCore } from '../machines/run-fast/core.ts';
import type { RunFastView } from '../machines/run-fast/model.ts';
import { thinkAtOnce } from '../machines/think.ts';
import { type Figures, figures } from './means.ts';

/** Greedy is the beginner that overlooks nothing; decomposition is the normal bot. */
export type PlayerName = 'beginner' | 'greedy' | 'decomposition' | 'expert';

export interface Player {
  name: PlayerName;
  move(view: RunFastView): string;
  /** Milliseconds of every decision between several plays. */
  times: number[];
  /** The same in processor time of the thread, in the steps that the system counts it in. */
  cpu: number[];
}

export function player(name: PlayerName, seed: string, effort?: number): Player {
  const times: number[] = [];
  const cpu: number[] = [];
  const plays = noPlays();
  const search = {
    beginner: (view: RunFastView) => beginner(view, seed),
    greedy: attentiveBeginner,
    decomposition: normal,
    expert: (view: RunFastView) => expert(view, seed, effort),
  }[name];
  return {
    name,
    times,
    cpu,
    move(view) {
      const { hands, at, beat, warned } = sightOf(view);
      playsOf(hands, at, beat, warned, true, plays);
      const before = process.threadCpuUsage();
      const start = performance.now();
      const move = thinkAtOnce(search(view));
      if (plays.count > 1) {
        times.push(performance.now() - start);
        const { user, system } = process.threadCpuUsage(before);
        cpu.push((user + system) / 1000);
      }
      return move;
    },
  };
}

/** A round on the deal of a seed, `leader` leading as the winner of a round before, or who holds the 3 of spades. */
export function playRound(
  seed: string,
  leader: number | null,
  seats: readonly Player[],
): RoundResult {
  const options = runFastCore.options({ rounds: 8 });
  const nothing = [0, 0, 0];
  const before: RoundResult = {
    end: 'out',
    winners: [leader ?? 0],
    points: nothing,
    inPlay: nothing,
    left: nothing,
  };
  let state = runFastCore.deal(options, { seed }, { rounds: leader === null ? [] : [before] });
  for (;;) {
    const seat = runFastCore.seat(state);
    const result = runFastCore.result(state);
    if (result) return result;
    const mover = seats[seat ?? 0];
    if (!mover) throw new Error(`no player in seat ${seat}`);
    state = runFastCore.play(state, mover.move(runFastCore.view(state, seat)));
  }
}

export interface RoundFigures {
  /** Points of the one seat. */
  points: Figures;
  /** Share of the rounds that it wins; a third is fair. */
  won: Figures;
}

/** One seat of `a` against two of `b`, on each deal once in every seat; the deal's mean is the unit. */
export function rounds(a: Player, b: Player, deals: number, key = 'bench'): RoundFigures {
  const points: number[] = [];
  const won: number[] = [];
  for (let i = 0; i < deals; i += 1) {
    // Each leader by turns, and every fourth deal a match's first round.
    const leader = i % 4 === 3 ? null : i % 4;
    let sum = 0;
    let wins = 0;
    for (let at = 0; at < 3; at += 1) {
      const seats = [0, 1, 2].map((seat) => (seat === at ? a : b));
      const result = playRound(`${key} ${i}`, leader, seats);
      sum += result.points[at] ?? 0;
      wins += result.winners.includes(at) ? 1 : 0;
    }
    points.push(sum / 3);
    won.push(wins / 3);
  }
  return { points: figures(points), won: figures(won) };
}
