/** What may be played, and what a move leads to. Pure; knows nothing of time or chance. */
import { PipError, type PipErrorDetail } from '../error.ts';
import type { LogEntry, Seat } from '../game.ts';
import { handOf, nextSeat } from '../seats.ts';
import { isHidden, type Slot, UNKNOWN } from '../slots.ts';
import { type End, ends, endsCount, fits, type Layout, laidTiles, lay, lead } from './line.ts';
import type { Arm } from './model.ts';
import { formatMove, type Move, parseMove } from './notation.ts';
import { cite, type Matter } from './rule-sets.ts';
import { settle } from './settle.ts';
import { type DominoState, sideOf } from './state.ts';
import { high, highest, low, openingRank, type Tile } from './tile.ts';

/** Every placement of the known tiles of a hand, unsorted; a forced opening is the highest of them. */
function placements({ layout, lead }: DominoState, hand: readonly Slot[]): string[] {
  const known = hand.filter((slot) => slot !== UNKNOWN);
  if (layout.line.length > 0) {
    return known.flatMap((tile) => fits(layout, tile).map(({ arm }) => `${tile}@${arm}`));
  }
  const forced = lead === 'forced' ? highest(known) : undefined;
  return forced === undefined ? known : [forced];
}

/** DRAW-9, DRAW-11: whether there is anything to draw. */
export function canDraw(state: DominoState): boolean {
  return state.rules.draw && state.stock.length > 0;
}

/** PIP-22: a pass by choice, once the line is begun and nothing can be drawn; not in a turn that drew. */
function freePass(state: DominoState): boolean {
  const { rules, layout, drew } = state;
  return rules.pass === 'free-when-empty' && layout.line.length > 0 && !canDraw(state) && !drew;
}

/** Every legal move of the seat to move, sorted by code unit; [] when the round is over or the hand isn't wholly known. */
export function moves(state: DominoState): string[] {
  if (state.turn === null) return [];
  const hand = handOf(state, state.turn);
  if (isHidden(hand)) return [];
  const list = placements(state, hand);
  if (list.length === 0) return [canDraw(state) ? 'draw' : 'pass'];
  if (freePass(state)) list.push('pass');
  return list.sort();
}

/** Plays a move. `shown`: all hands as turned up, with the move that ends a round followed from partial knowledge. */
export function play(state: DominoState, text: string, shown?: readonly string[]): DominoState {
  const move = parseMove(text);
  if (state.turn === null) throw new PipError('over', { detail: { move: formatMove(move) } });
  const after =
    move.do === 'play'
      ? place(state, state.turn, move.tile, move.arm)
      : move.do === 'draw'
        ? draw(state, state.turn, move.tile)
        : pass(state, state.turn);
  return settle(after, state.turn, shown);
}

function refuse(state: DominoState, matter: Matter, detail: PipErrorDetail): PipError {
  return new PipError('illegal-move', { rule: cite(state.rules, matter), detail });
}

function logged(state: DominoState, seat: Seat, move: Move): LogEntry[] {
  return [...state.log, { seat, move: formatMove(move) }];
}

/** Takes a tile out of a hand: itself, or one of the unknown ones; null when the hand can't hold it. */
function without(state: DominoState, seat: Seat, tile: Tile): Slot[] | null {
  const hand = handOf(state, seat);
  let at = hand.indexOf(tile);
  if (at < 0 && !isKnown(state, tile)) at = hand.indexOf(UNKNOWN);
  return at < 0 ? null : hand.toSpliced(at, 1);
}

/** Whether the reader knows where this tile is. */
function isKnown(state: DominoState, tile: Tile): boolean {
  return (
    state.stock.includes(tile) ||
    state.hands.some((hand) => hand.includes(tile)) ||
    laidTiles(state.layout).includes(tile)
  );
}

function place(state: DominoState, seat: Seat, tile: Tile, arm: Arm | undefined): DominoState {
  const left = without(state, seat, tile);
  if (!left) throw refuse(state, 'match', { reason: 'not-held', tile });
  if (state.layout.line.length === 0) {
    const must = leadTile(state, seat);
    const outranked =
      must !== undefined &&
      (isHidden(handOf(state, seat)) ? openingRank(must) > openingRank(tile) : must !== tile);
    if (outranked) throw refuse(state, 'opening', { reason: 'opening', tile: must, given: tile });
    return laid(
      state,
      seat,
      left,
      { do: 'play', tile },
      lead(high(tile), low(tile), state.rules.spinner),
    );
  }
  const end = chooseEnd(state, tile, arm);
  const inner = end.number;
  if (inner !== high(tile) && inner !== low(tile)) return misplay(state, seat, tile, end, left);
  const outer = high(tile) === inner ? low(tile) : high(tile);
  const layout = lay(state.layout, end.arm, inner, outer, state.rules.spinner);
  return laid(state, seat, left, { do: 'play', tile, arm: end.arm }, layout);
}

/** The tile that a forced opening asks for, as far as it is known. */
function leadTile(state: DominoState, seat: Seat): Tile | undefined {
  if (state.lead === 'free') return undefined;
  return highest(isHidden(handOf(state, seat)) ? state.hands.flat() : handOf(state, seat));
}

/** The end that a move names, or the only one it can mean. */
function chooseEnd(state: DominoState, tile: Tile, arm: Arm | undefined): End {
  const open = ends(state.layout);
  if (arm) {
    const end = open.find((candidate) => candidate.arm === arm);
    if (end) return end;
    throw refuse(state, 'arm', { reason: 'arm', tile, arm, open: open.map((each) => each.arm) });
  }
  const fitting = fits(state.layout, tile);
  const [first, second] = fitting;
  const same = fitting.length === 2 && second?.arm === 'R' && first?.number === second.number;
  if (first && (fitting.length === 1 || same)) return first;
  if (first) {
    throw refuse(state, 'match', {
      reason: 'which-end',
      tile,
      fits: fitting.map((each) => each.arm),
    });
  }
  throw refuse(state, 'match', { reason: 'no-fit', tile, ends: numbers(open) });
}

function numbers(open: readonly End[]): string[] {
  return open.map(({ number }) => String(number));
}

function laid(
  state: DominoState,
  seat: Seat,
  hand: Slot[],
  move: Move,
  layout: Layout,
): DominoState {
  const scored = playScore(state, layout);
  const side = sideOf(state.rules, seat);
  return {
    ...state,
    hands: state.hands.with(seat, hand),
    layout,
    turn: nextSeat(state, seat),
    passes: 0,
    drew: false,
    inPlay: scored === 0 ? state.inPlay : state.inPlay.map((n, i) => (i === side ? n + scored : n)),
    log: logged(state, seat, move),
  };
}

/** FIVE-9, PIP-20: what a layout scores at once. */
export function playScore({ rules }: Pick<DominoState, 'rules'>, layout: Layout): number {
  if (rules.counts !== 'fives' && rules.counts.length === 0) return 0;
  const sum = endsCount(layout);
  const scores = rules.counts === 'fives' ? sum % 5 === 0 : rules.counts.includes(sum);
  return scores ? sum : 0;
}

/** PIP-14: under strict play a wrong placement costs the turn; otherwise it is refused. */
function misplay(state: DominoState, seat: Seat, tile: Tile, end: End, left: Slot[]): DominoState {
  const able =
    left.includes(UNKNOWN) || [tile, ...left].some((slot) => fits(state.layout, slot).length > 0);
  if (state.options.misplay !== 'strict' || !able) {
    throw refuse(state, 'match', {
      reason: 'no-fit',
      tile,
      arm: end.arm,
      ends: numbers(ends(state.layout)),
    });
  }
  return {
    ...state,
    turn: nextSeat(state, seat),
    drew: false,
    log: logged(state, seat, { do: 'play', tile, arm: end.arm }),
  };
}

/** DRAW-8: refuses whatever isn't a placement while one is known to be possible. */
function mustNotPlay(state: DominoState, seat: Seat): void {
  const playable = placements(state, handOf(state, seat));
  if (playable.length > 0 || state.layout.line.length === 0) {
    throw refuse(state, 'must-play', { reason: 'must-play', playable });
  }
}

function draw(state: DominoState, seat: Seat, named: Tile | undefined): DominoState {
  mustNotPlay(state, seat);
  if (!state.rules.draw) throw refuse(state, 'no-draw', { reason: 'no-draw' });
  const [top, ...stock] = state.stock;
  if (top === undefined) throw refuse(state, 'stock-empty', { reason: 'stock-empty' });
  const elsewhere = top === UNKNOWN && named !== undefined && isKnown(state, named);
  if (elsewhere || (named !== undefined && top !== UNKNOWN && top !== named)) {
    throw refuse(state, 'draw-first', { reason: 'not-next', tile: named });
  }
  const drawn = top === UNKNOWN ? (named ?? UNKNOWN) : top;
  const move: Move = drawn === UNKNOWN ? { do: 'draw' } : { do: 'draw', tile: drawn };
  return {
    ...state,
    hands: state.hands.with(seat, [...handOf(state, seat), drawn]),
    stock,
    drew: true,
    log: logged(state, seat, move),
  };
}

function pass(state: DominoState, seat: Seat): DominoState {
  if (!freePass(state)) mustNotPlay(state, seat);
  if (canDraw(state)) {
    throw refuse(state, 'draw-first', { reason: 'draw-first', stock: state.stock.length });
  }
  return {
    ...state,
    turn: nextSeat(state, seat),
    passes: state.passes + 1,
    drew: false,
    log: logged(state, seat, { do: 'pass' }),
  };
}
