/** What a seat knows, read from its view into bits. Nothing else about the round reaches a bot. */
import { PipError } from '../../error.ts';
import type { DominoView } from '../model.ts';
import { type Board, PASS, playText, tileFrom } from './board.ts';
import { ALL, highestOf, sizeOf } from './masks.ts';
import { type BotRow, rowOf } from './row.ts';

export interface Sight {
  board: Board;
  row: BotRow;
  players: number;
  /** The seat that decides. */
  me: number;
  hand: number;
  /** The open ends, as the board writes them. */
  ends: number;
  /** Nothing lies on the table yet. */
  opening: boolean;
  /** Tiles on the table. */
  played: number;
  /** By seat: what is known of a hand, and how many more tiles it holds. */
  known: number[];
  hidden: number[];
  /** Boneyard tiles, known or not. */
  stock: number;
  /** Of which may be drawn. */
  drawable: number;
  /** Tiles that could be anywhere out of sight. */
  unseen: number;
  /** The opening tile is forced (DRAW-3). */
  forced: boolean;
  /** The seat may pass though it can play (PIP-22). */
  mayPass: boolean;
  /** Passes in a row so far. */
  passes: number;
  /** By side: points still needed to win the match. */
  need: number[];
  view: DominoView;
}

function tilesIn(text: string | undefined): { mask: number; unknown: number } {
  let mask = 0;
  let unknown = 0;
  for (const word of (text ?? '').split(' ')) {
    if (word.startsWith('?')) unknown += Number(word.slice(1));
    else if (word) mask |= 1 << tileFrom(word);
  }
  return { mask, unknown };
}

/** Reads a view for the board that its rules are played on. Throws 'over' when nobody is to move and 'illegal-move' when the mover's hand isn't known. */
export function sightOf(view: DominoView, board: Board): Sight {
  const me = view.turn;
  if (me === null) throw new PipError('over');
  const row = rowOf(view.options);
  const hands = view.hands.map(tilesIn);
  const mine = hands[me];
  if (!mine || mine.unknown) {
    throw new PipError('illegal-move', { detail: { field: 'hands', seat: me } });
  }
  const played = [view.line, view.up, view.down].reduce((mask, arm) => mask | tilesIn(arm).mask, 0);
  const stock = tilesIn(view.stock);
  const seen = hands.reduce((mask, hand) => mask | hand.mask, played);
  const scores = view.scores ?? [];
  const left = stock.unknown + sizeOf(stock.mask);
  const drawable = row.draw ? left : 0;
  const opening = !view.line;
  return {
    board,
    row,
    players: view.hands.length,
    me,
    hand: mine.mask,
    ends: board.read(view),
    opening,
    played,
    known: hands.map((hand) => hand.mask),
    hidden: hands.map((hand) => hand.unknown),
    stock: left,
    drawable,
    unseen: ALL & ~seen,
    forced: view.lead === 'forced',
    mayPass: row.freePass && !opening && drawable === 0 && !view.drew,
    passes: view.passes ?? 0,
    need: Array.from({ length: row.pairs ? 2 : view.hands.length }, (_, side) =>
      Math.max(1, view.options.target - (scores[side] ?? 0)),
    ),
    view,
  };
}

/** What the seat may place now, a pass by choice last; [] when it has to draw or pass. */
export function choices(sight: Sight): number[] {
  const { hand, ends, board } = sight;
  if (sight.opening && sight.forced && hand) return [highestOf(hand) << 2];
  const plays = board.plays(hand, ends);
  if (plays.length && sight.mayPass) plays.push(PASS);
  return plays;
}

/** The move where there is nothing to decide, else null. */
export function onlyMove(sight: Sight, plays: readonly number[]): string | null {
  const [first, second] = plays;
  if (first === undefined) return sight.drawable > 0 ? 'draw' : 'pass';
  return second === undefined ? playText(first, sight.opening) : null;
}

/** Ties a bot's chance to the seed and to everything that its seat can see. */
export function chanceText(sight: Sight, seed: string): string {
  const { view } = sight;
  const { hands, stock, line, up, down, turn, log, scores, round } = view;
  return JSON.stringify([seed, hands, stock, line, up, down, turn, log, scores, round]);
}
