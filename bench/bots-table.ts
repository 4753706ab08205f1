/** Rounds and matches between bots of two skills on mirrored deals, through the real rules. */
import { playText, tileFrom } from '../machines/dominoes/bots/board.ts';
import { exactFor } from '../machines/dominoes/bots/exact.ts';
import { lineBoard } from '../machines/dominoes/bots/line-board.ts';
import { searchFor } from '../machines/dominoes/bots/load.ts';
import { rowOf } from '../machines/dominoes/bots/row.ts';
import { sightOf } from '../machines/dominoes/bots/view-to-masks.ts';
import { dominoes } from '../machines/dominoes/game.ts';
import type { DominoOptions, DominoView } from '../machines/dominoes/model.ts';
import type { MatchSoFar, RoundResult, Skill } from '../machines/game.ts';
import { thinkAtOnce } from '../machines/think.ts';
import { type Figures, figures } from './means.ts';

type DominoState = ReturnType<typeof dominoes.deal>;

/** A player of the bench: a skill, or `all`, which cheats by seeing both hands (block with two players only). */
export interface Player {
  name: Skill | 'all';
  move(state: DominoState, view: DominoView): Promise<string>;
  /** Milliseconds of every decision between several moves. */
  times: number[];
  /** Thread CPU milliseconds of all of them; single ones are below the system's resolution. */
  cpu(): number;
}

export function player(name: Player['name'], seed: string, effort?: number): Player {
  const times: number[] = [];
  let cpu = 0;
  return {
    name,
    times,
    cpu: () => cpu,
    async move(state, view) {
      if (name === 'all') return seeingAll(state, view);
      const search = await searchFor(view, name, seed, effort);
      const before = process.threadCpuUsage();
      const start = performance.now();
      const move = thinkAtOnce(search);
      times.push(performance.now() - start);
      const { user, system } = process.threadCpuUsage(before);
      cpu += (user + system) / 1000;
      return move;
    },
  };
}

function seeingAll(state: DominoState, view: DominoView): string {
  const sight = sightOf(view, lineBoard);
  const exact = exactFor(sight.row, sight.me, sight.need);
  const hands = state.hands.map((hand) =>
    hand.reduce((sum, tile) => sum | (1 << tileFrom(tile)), 0),
  );
  const plays = lineBoard.plays(hands[sight.me] ?? 0, sight.ends);
  const values = plays.map((play) => exact.value(hands, [], sight.ends, play));
  return playText(plays[values.indexOf(Math.max(...values))] ?? 0, sight.opening);
}

async function playRound(start: DominoState, seats: readonly Player[]): Promise<RoundResult> {
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
      choice && mover ? await mover.move(state, dominoes.view(state, seat)) : only,
    );
  }
}

function equalEnds(state: DominoState): boolean {
  const { line } = dominoes.view(state, null);
  return !!line && line.at(0) === line.at(-1);
}

/** The first player on each side once (in pairs in both its seats), all others the second. */
function* seatings(a: Player, b: Player, options: DominoOptions): Generator<[number, Player[]]> {
  const sides = sidesOf(options);
  for (let at = 0; at < sides; at++) {
    yield [at, Array.from({ length: options.players }, (_, seat) => (seat % sides === at ? a : b))];
  }
}

/** Sides that score. */
export function sidesOf(options: DominoOptions): number {
  return rowOf(options).pairs ? 2 : options.players;
}

export interface RoundFigures {
  /** Own points less the mean of the others'. */
  points: Figures;
  /** Share of the rounds that anybody won. */
  won: Figures;
}

/** Rounds on `deals` mirrored deals; every second one follows a round that was won, led as the rules say. */
export async function rounds(
  a: Player,
  b: Player,
  options: DominoOptions,
  deals: number,
): Promise<RoundFigures> {
  const points: number[] = [];
  const won: number[] = [];
  const sides = sidesOf(options);
  const none = new Array<number>(sides).fill(0);
  for (let i = 0; i < deals; i++) {
    const left = new Array<number>(options.players).fill(0);
    const led: RoundResult = { end: 'out', winners: [(i >> 1) % sides], points: none, left };
    const start = dominoes.deal(options, { seed: `bench ${i}` }, { rounds: i & 1 ? [led] : [] });
    let sum = 0;
    let wins = 0;
    let decided = 0;
    for (const [side, seats] of seatings(a, b, options)) {
      const result = await playRound(start, seats);
      const own = result.points[side] ?? 0;
      const all = result.points.reduce((total, gained) => total + gained, 0);
      sum += own - (all - own) / (sides - 1);
      wins += result.winners.includes(side) ? 1 / result.winners.length : 0;
      decided += result.winners.length ? 1 : 0;
    }
    points.push(sum / sides);
    if (decided) won.push(wins / decided);
  }
  return { points: figures(points), won: figures(won) };
}

/** Share of the matches that the first player wins, on `seeds` mirrored seeds; a shared win counts in part. */
export async function matches(
  a: Player,
  b: Player,
  options: DominoOptions,
  seeds: number,
): Promise<Figures> {
  const units: number[] = [];
  const sides = sidesOf(options);
  for (let i = 0; i < seeds; i++) {
    let wins = 0;
    for (const [side, seats] of seatings(a, b, options)) {
      const soFar: MatchSoFar & { rounds: RoundResult[] } = { rounds: [] };
      let standing = dominoes.standing(options, soFar);
      while (!standing.over) {
        const earlier = { rounds: soFar.rounds.slice() };
        const start = dominoes.deal(options, { seed: `match ${i}` }, earlier);
        soFar.rounds.push(await playRound(start, seats));
        standing = dominoes.standing(options, soFar);
      }
      if (standing.winners.includes(side)) wins += 1 / standing.winners.length;
    }
    units.push(wins / sides);
  }
  return figures(units);
}
