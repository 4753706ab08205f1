/** What may be played, and what a move leads to. Pure; knows nothing of time or chance. */
import { PipError } from '../error.ts';
import type { LogEntry, Seat } from '../game.ts';
import { handOf, nextSeat } from '../seats.ts';
import { isHidden } from '../slots.ts';
import type { Card } from './card.ts';
import { choices } from './choices.ts';
import { refuse } from './fault.ts';
import { elsewhere, knownCards, take } from './hand.ts';
import { judge, type Moment, whyNoPass } from './judge.ts';
import { formatMove, type Move, parseMove } from './notation.ts';
import { settle } from './settle.ts';
import type { RunFastState } from './state.ts';

/** What the decision of a seat depends on. */
export function momentOf(state: RunFastState, seat: Seat): Moment {
  return {
    hand: handOf(state, seat),
    beat: state.beat?.reading ?? null,
    warned: handOf(state, nextSeat(state, seat)).length === 1,
  };
}

/** Every legal play of the seat to move, or 'pass' where nothing beats; [] when its hand isn't wholly known. */
export function moves(state: RunFastState): string[] {
  if (state.turn === null || isHidden(handOf(state, state.turn))) return [];
  const plays = choices(momentOf(state, state.turn)).map(({ cards }) => cards.join(' '));
  return plays.length > 0 ? plays.sort() : ['pass'];
}

/** Plays a move. `shown`: all hands as turned up, with the move that ends a round followed from partial knowledge. */
export function play(state: RunFastState, text: string, shown?: readonly string[]): RunFastState {
  const move = parseMove(text);
  const { turn } = state;
  if (turn === null) throw new PipError('over', { detail: { move: formatMove(move) } });
  return settle(move.do === 'play' ? lay(state, turn, move.cards) : pass(state, turn), shown);
}

/** The move made and the next seat to move. */
function moved(state: RunFastState, seat: Seat, move: Move): { log: LogEntry[]; turn: Seat } {
  return {
    log: [...state.log, { seat, move: formatMove(move) }],
    turn: nextSeat(state, seat),
  };
}

function lay(state: RunFastState, seat: Seat, cards: readonly Card[]): RunFastState {
  const hand = handOf(state, seat);
  const took = take(hand, cards, () => knownCards(state));
  if ('lacking' in took) {
    throw refuse({ rule: 'RUN-1', detail: { reason: 'not-held', card: took.lacking } });
  }
  const { rest, taken } = took;
  const { reading, fault } = judge(momentOf(state, seat), taken, rest, () =>
    elsewhere(state, seat),
  );
  if (fault) throw refuse(fault);
  const bomb = reading.type === 'bomb' ? 1 : 0;
  return {
    ...state,
    hands: state.hands.with(seat, rest),
    beat: { cards: taken, reading, by: seat },
    played: state.played.with(seat, true),
    bombs: state.bombs.with(seat, (state.bombs[seat] ?? 0) + bomb),
    ...moved(state, seat, { do: 'play', cards: taken }),
  };
}

function pass(state: RunFastState, seat: Seat): RunFastState {
  const fault = whyNoPass(momentOf(state, seat));
  if (fault) throw refuse(fault);
  // RUN-14: once it has gone round, the last to play leads.
  const round = nextSeat(state, seat) === state.beat?.by;
  return {
    ...state,
    beat: round ? null : state.beat,
    ...moved(state, seat, { do: 'pass' }),
  };
}
