/** Rounds and matches between bots of two skills on mirrored deals, through the real rules. */
import { beginner } from '../machines/dominoes/bots/beginner.ts';
import { exactFor } from '../machines/dominoes/bots/exact.ts';
import { expert } from '../machines/dominoes/bots/expert.ts';
import { playsOf, playText } from '../machines/dominoes/bots/masks.ts';
import { normal } from '../machines/dominoes/bots/normal.ts';
import { sightOf, tileFrom } from '../machines/dominoes/bots/view-to-masks.ts';
import { dominoes } from '../machines/dominoes/game.ts';
import type { DominoOptions, DominoView } from '../machines/dominoes/model.ts';
import type { MatchSoFar, RoundResult, Skill } from '../machines/game.ts';
import { type Search, thinkAtOnce } from '../machines/think.ts';

type DominoState = ReturnType<typeof dominoes.deal>;

/** A player of the bench: a skill, or `all`, which cheats by seeing both hands (block with two players only). */
export interface Player {
  name: Skill | 'all';
  move(state: DominoState, view: DominoView): string;
  /** Milliseconds of every decision between several moves. */
  times: number[];
  /** Thread CPU milliseconds of all of them; single ones are below the system's resolution. */
  cpu(): number;
}

export function player(name: Player['name'], seed: string, effort?: number): Player {
  const times: number[] = [];
  let cpu = 0;
  const searches: Record<Skill, (view: DominoView) => Search<string>> = {
    beginner: (view) => beginner(view, seed),
    normal: (view) => normal(view),
    expert: (view) => expert(view, seed, effort),
  };
  return {
    name,
    times,
    cpu: () => cpu,
    move(state, view) {
      if (name === 'all') return seeingAll(state, view);
      const before = process.threadCpuUsage();
      const start = performance.now();
      const move = thinkAtOnce(searches[name](view));
      times.push(performance.now() - start);
      const { user, system } = process.threadCpuUsage(before);
      cpu += (user + system) / 1000;
      return move;
    },
  };
}

function seeingAll(state: DominoState, view: DominoView): string {
  const sight = sightOf(view);
  const exact = exactFor(sight.row, sight.me, sight.need);
  const hands = state.hands.map((hand) =>
    hand.reduce((sum, tile) => sum | (1 << tileFrom(tile)), 0),
  );
  const plays = playsOf(hands[sight.me] ?? 0, sight.ends);
  const values = plays.map((play) => exact.value(hands, [], sight.ends, play));
  return playText(plays[values.indexOf(Math.max(...values))] ?? 0, sight.ends);
}

function playRound(start: DominoState, seats: readonly Player[]): RoundResult {
  let state = start;
  for (;;) {
    const seat = dominoes.seat(state);
    const result = dominoes.result(state);
    if (result) return result;
    const moves = dominoes.moves(state);
    const [only = '', more] = moves;
    // With equal ends the two arms are one move.
    const choice =
      more !== undefined &&
      !(moves.length === 2 && only.slice(0, 3) === more.slice(0, 3) && equalEnds(state));
    const mover = seats[seat ?? 0];
    state = dominoes.play(
      state,
      choice && mover ? mover.move(state, dominoes.view(state, seat)) : only,
    );
  }
}

function equalEnds(state: DominoState): boolean {
  const { line } = dominoes.view(state, null);
  return !!line && line.at(0) === line.at(-1);
}

/** Means over mirrored sets: the same deal with the first player in every seat, the set's mean as the unit. */
export interface Figures {
  mean: number;
  /** Half of the 95 % interval. */
  margin: number;
}

function figures(units: readonly number[]): Figures {
  const mean = units.reduce((sum, unit) => sum + unit, 0) / units.length;
  const square = units.reduce((sum, unit) => sum + (unit - mean) ** 2, 0);
  return { mean, margin: 1.96 * Math.sqrt(square / (units.length - 1) / units.length) };
}

/** The first player in each seat once, all others the second. */
function* seatings(a: Player, b: Player, players: number): Generator<[number, Player[]]> {
  for (let at = 0; at < players; at++) {
    yield [at, Array.from({ length: players }, (_, seat) => (seat === at ? a : b))];
  }
}

export interface RoundFigures {
  /** Own points less the mean of the others'. */
  points: Figures;
  /** Share of the rounds that anybody won. */
  won: Figures;
}

/** Rounds on `deals` mirrored deals; every second one is led freely. */
export function rounds(a: Player, b: Player, options: DominoOptions, deals: number): RoundFigures {
  const points: number[] = [];
  const won: number[] = [];
  const none = new Array<number>(options.players).fill(0);
  for (let i = 0; i < deals; i++) {
    const lead = (i >> 1) % options.players;
    const led: RoundResult = { end: 'out', winners: [lead], points: none, left: none };
    const start = dominoes.deal(options, { seed: `bench ${i}` }, { rounds: i & 1 ? [led] : [] });
    let sum = 0;
    let wins = 0;
    let decided = 0;
    for (const [seat, seats] of seatings(a, b, options.players)) {
      const result = playRound(start, seats);
      const own = result.points[seat] ?? 0;
      const all = result.points.reduce((total, gained) => total + gained, 0);
      sum += own - (all - own) / (options.players - 1);
      wins += result.winners.includes(seat) ? 1 : 0;
      decided += result.winners.length ? 1 : 0;
    }
    points.push(sum / options.players);
    if (decided) won.push(wins / decided);
  }
  return { points: figures(points), won: figures(won) };
}

/** Share of the matches that the first player wins, on `seeds` mirrored seeds. */
export function matches(a: Player, b: Player, options: DominoOptions, seeds: number): Figures {
  const units: number[] = [];
  for (let i = 0; i < seeds; i++) {
    let wins = 0;
    for (const [seat, seats] of seatings(a, b, options.players)) {
      const results: RoundResult[] = [];
      const soFar: MatchSoFar = { rounds: results };
      const total = () => results.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0);
      while (!over(results, options)) {
        const earlier = { ...soFar, rounds: results.slice() };
        results.push(playRound(dominoes.deal(options, { seed: `match ${i}` }, earlier), seats));
      }
      if (total() >= options.target) wins++;
    }
    units.push(wins / options.players);
  }
  return figures(units);
}

function over(results: readonly RoundResult[], { target, players }: DominoOptions): boolean {
  return Array.from({ length: players }, (_, seat) =>
    results.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0),
  ).some((total) => total >= target);
}
