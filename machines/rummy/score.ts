/** What the end of a round is worth (RUM-18, RUM-19), and how a match stands (RUM-20). */
import { standingAfter } from '../fixed-rounds.ts';
import type { MatchSoFar, RoundResult, Seat, Standing } from '../game.ts';
import type { RummyOptions } from './model.ts';
import type { RummyState } from './state.ts';
import { rackValue } from './tile.ts';

/** RUM-18: each other rack is lost to the one that went out. */
function scoreOut({ hands }: Pick<RummyState, 'hands'>, by: Seat): RoundResult {
  const left = hands.map(rackValue);
  const all = left.reduce((sum, value) => sum + value, 0);
  const points = left.map((value, seat) => (seat === by ? all : 0 - value));
  return { end: 'out', winners: [by], points, left };
}

/** The sum of a stalled round (RUM-19). */
export interface StalledSum {
  /** The value of the lowest rack. */
  readonly lowest: number;
  /** What the others hold above it. */
  readonly over: number;
  /** What of that each holder of a lowest rack gets. */
  readonly share: number;
  /** What is left of it then, and nobody gets. */
  readonly lost: number;
}

/** RUM-19: what the others hold above the lowest rack is shared by those who hold that, rounded down. */
export function stalledSum(left: readonly number[]): StalledSum {
  const lowest = Math.min(...left);
  const holders = left.filter((value) => value === lowest).length;
  const over = left.reduce((sum, value) => sum + value - lowest, 0);
  const share = Math.floor(over / holders);
  return { lowest, over, share, lost: over - share * holders };
}

/** RUM-19. */
function scoreStalled({ hands }: Pick<RummyState, 'hands'>): RoundResult {
  const left = hands.map(rackValue);
  const { lowest, share } = stalledSum(left);
  const winners = left.map((_, seat) => seat).filter((seat) => left[seat] === lowest);
  const points = left.map((value) => (value === lowest ? share : lowest - value));
  return { end: 'stalled', winners, points, left };
}

/** How a round has ended. */
export type Ending = { readonly end: 'out'; readonly by: Seat } | { readonly end: 'stalled' };

/** A rack is empty, or as many passes in a row as players; null while the round goes on. */
export function endingOf({ hands, passes }: Pick<RummyState, 'hands' | 'passes'>): Ending | null {
  const by = hands.findIndex((hand) => hand.length === 0);
  if (by >= 0) return { end: 'out', by };
  return passes >= hands.length ? { end: 'stalled' } : null;
}

export function score(state: Pick<RummyState, 'hands'>, ending: Ending): RoundResult {
  return ending.end === 'out' ? scoreOut(state, ending.by) : scoreStalled(state);
}

/** RUM-20: the sum of all rounds; equal tops share the win. */
export function standing(options: RummyOptions, soFar: MatchSoFar): Standing {
  return standingAfter(options.rounds, options.players, soFar);
}
