/** What may be played, and what a move leads to. Pure; knows nothing of time or chance. */
import { PipError } from '../error.ts';
import type { LogEntry, Seat } from '../game.ts';
import { handOf, nextSeat } from '../seats.ts';
import { isHidden, UNKNOWN } from '../slots.ts';
import { checkTable, playedTiles, refuse, validSets } from './check.ts';
import { mayBe, without } from './hand.ts';
import { type Lists, listsOf } from './lists.ts';
import { formatMove, type Move, parseMove } from './notation.ts';
import { settle } from './settle.ts';
import type { RummyState } from './state.ts';
import { inPlace } from './table-order.ts';
import type { Tile } from './tile.ts';

/** RUM-12: what the seat to move can do besides playing, which `play` checks; [] when its rack isn't wholly known. */
export function moves(state: RummyState): string[] {
  if (state.turn === null || isHidden(handOf(state, state.turn))) return [];
  return [state.stock.length > 0 ? 'draw' : 'pass'];
}

/** RUM-21: draw, or pass where the pool is empty; '' when that can't be told. */
export function timeoutMove(state: RummyState): string {
  return moves(state)[0] ?? '';
}

/** Plays a move. `shown`: all racks as turned up, with the move that ends a round followed from partial knowledge. */
export function play(state: RummyState, text: string, shown?: readonly string[]): RummyState {
  const move = parseMove(text);
  if (state.turn === null) throw new PipError('over', { detail: { move: formatMove(move) } });
  const after =
    move.do === 'play'
      ? lay(state, state.turn, move.sets)
      : move.do === 'draw'
        ? draw(state, state.turn, move.tile)
        : pass(state, state.turn);
  return settle(after, shown);
}

/** The move made and the next seat to move. */
function moved(state: RummyState, seat: Seat, move: Move): { log: LogEntry[]; turn: Seat } {
  return {
    log: [...state.log, { seat, move: formatMove(move) }],
    turn: nextSeat(state, seat),
  };
}

/** RUM-13. */
function lay(state: RummyState, seat: Seat, sets: Lists): RummyState {
  const played = playedTiles(state.table, sets);
  const left = without(state, seat, played);
  if ('lacking' in left) throw refuse('RUM-13', { reason: 'not-held', tile: left.lacking });
  const after = validSets(sets);
  checkTable(state.table, after, played, state.melded[seat] ?? false);
  const table = inPlace(state.table, after);
  return {
    ...state,
    hands: state.hands.with(seat, left.rest),
    table,
    // RUM-11.
    melded: state.melded.with(seat, true),
    passes: 0,
    ...moved(state, seat, { do: 'play', sets: listsOf(table) }),
  };
}

/** RUM-12. */
function draw(state: RummyState, seat: Seat, named: Tile | undefined): RummyState {
  const [top, ...stock] = state.stock;
  if (top === undefined) throw refuse('RUM-12', { reason: 'stock-empty' });
  const possible = named === undefined || (top === UNKNOWN ? mayBe(state, named) : top === named);
  if (!possible) throw refuse('RUM-12', { reason: 'not-next', tile: named });
  const drawn = top === UNKNOWN ? (named ?? UNKNOWN) : top;
  return {
    ...state,
    hands: state.hands.with(seat, [...handOf(state, seat), drawn]),
    stock,
    passes: 0,
    ...moved(state, seat, drawn === UNKNOWN ? { do: 'draw' } : { do: 'draw', tile: drawn }),
  };
}

/** RUM-12. */
function pass(state: RummyState, seat: Seat): RummyState {
  if (state.stock.length > 0) {
    throw refuse('RUM-12', { reason: 'draw-first', stock: state.stock.length });
  }
  return { ...state, passes: state.passes + 1, ...moved(state, seat, { do: 'pass' }) };
}
