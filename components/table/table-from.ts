/** What a table shows of a match's snapshot. Pure; the state itself goes no further than `game.view`. */
import type { Seat } from '../../machines/game.ts';
import type { GameKit, MatchSnapshot, TableView } from './game-kit.ts';
import type { ClockState, Doing, Stage, TableState } from './table-state.ts';

/** What the table knows beside the match. */
export interface Beside {
  readonly me: Seat | null;
  readonly names: readonly string[];
  readonly hint: string | null;
  readonly asking: string | null;
  readonly paused: boolean;
  readonly canUndo: boolean;
}

const doings: readonly Doing[] = ['drawing', 'passing', 'settling', 'bot', 'person', 'remote'];

export function tableFrom<O, S, P, V extends TableView<O>>(
  kit: GameKit<O, S, P, V>,
  snapshot: MatchSnapshot<O, S>,
  beside: Beside,
): TableState<V> {
  const { context } = snapshot;
  const { state } = context;
  const stage = stageOf(snapshot);
  const turn = state && kit.game.seat(state);
  const view = state && kit.game.view(state, beside.me);
  const doing =
    stage === 'playing' ? (doings.find((tag) => snapshot.hasTag(tag)) ?? 'settling') : null;
  const mine = doing === 'person' && turn === beside.me && turn !== null;
  return {
    ...beside,
    stage,
    doing,
    held: context.held,
    view,
    bottom: beside.me ?? 0,
    turn,
    moves: mine && state ? kit.game.moves(state) : [],
    seats: context.seats,
    skill: context.skill,
    scores: context.scores,
    winners: context.winners,
    away: context.away,
    auto: context.auto,
    clock: clockOf(context.clock, (view?.options.clock ?? 0) * 1000),
    last: context.last,
    draft: (context.seats.indexOf('human') === beside.me && context.draft) || null,
    canHint: mine,
  };
}

export function stageOf<O, S>(snapshot: MatchSnapshot<O, S>): Exclude<Stage, 'idle'> {
  if (snapshot.hasTag('match-over')) return 'match-over';
  return snapshot.hasTag('round-over') ? 'round-over' : 'playing';
}

/** Milliseconds left on a clock now. */
export function leftNow(clock: ClockState, now = Date.now()): number {
  return clock.endsAt === null ? clock.leftMs : Math.max(0, clock.endsAt - now);
}

function clockOf(
  clock: { endsAt: number } | { leftMs: number } | null,
  wholeMs: number,
): ClockState | null {
  if (!clock || wholeMs === 0) return null;
  return 'endsAt' in clock
    ? {
        endsAt: clock.endsAt,
        leftMs: Math.max(0, clock.endsAt - Date.now()),
        wholeMs,
        running: true,
      }
    : { endsAt: null, leftMs: clock.leftMs, wholeMs, running: false };
}

/** Before any match. */
export function idleTable<View>(me: Seat | null = 0): TableState<View> {
  return {
    stage: 'idle',
    doing: null,
    held: false,
    paused: false,
    view: null,
    me,
    bottom: me ?? 0,
    turn: null,
    moves: [],
    names: [],
    seats: [],
    skill: 'normal',
    scores: [],
    winners: [],
    away: [],
    auto: [],
    clock: null,
    draft: null,
    hint: null,
    last: null,
    asking: null,
    canUndo: false,
    canHint: false,
  };
}
