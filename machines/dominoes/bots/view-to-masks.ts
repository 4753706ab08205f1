/** What a seat knows, read from its view into bits. Nothing else about the round reaches a bot. */
import { PipError } from '../../error.ts';
import type { DominoView } from '../model.ts';
import { ALL, EMPTY, highestOf, playsOf, playText, sizeOf, tileOf } from './masks.ts';
import { type BotRow, rowOf } from './row.ts';

export interface Sight {
  row: BotRow;
  players: number;
  /** The seat that decides. */
  me: number;
  hand: number;
  ends: number;
  /** Tiles on the table. */
  played: number;
  /** By seat: what is known of a hand, and how many more tiles it holds. */
  known: number[];
  hidden: number[];
  /** Boneyard tiles, known or not. */
  stock: number;
  /** Tiles that could be anywhere out of sight. */
  unseen: number;
  /** The opening tile is forced (DRAW-3). */
  forced: boolean;
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

/** The tile of a written one, such as '6-4'. */
export function tileFrom(word: string): number {
  return tileOf(Number(word[0]), Number(word[2]));
}

function endsOf(line: string | undefined): number {
  if (!line) return EMPTY;
  return (Number(line[0]) << 3) | Number(line[line.length - 1]);
}

/** Reads a view. Throws 'over' when nobody is to move and 'illegal-move' when the mover's hand isn't known. */
export function sightOf(view: DominoView): Sight {
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
  return {
    row,
    players: view.hands.length,
    me,
    hand: mine.mask,
    ends: endsOf(view.line),
    played,
    known: hands.map((hand) => hand.mask),
    hidden: hands.map((hand) => hand.unknown),
    stock: sizeOf(stock.mask) + stock.unknown,
    unseen: ALL & ~seen,
    forced: view.lead === 'forced',
    need: Array.from({ length: row.pairs ? 2 : view.hands.length }, (_, side) =>
      Math.max(1, view.options.target - (scores[side] ?? 0)),
    ),
    view,
  };
}

/** What the seat may place now; [] when it has to draw or pass. */
export function choices(sight: Sight): number[] {
  const { hand, ends } = sight;
  if (ends === EMPTY && sight.forced && hand) return [highestOf(hand) << 1];
  return playsOf(hand, ends);
}

/** The move where there is nothing to decide, else null. */
export function onlyMove(sight: Sight, plays: readonly number[]): string | null {
  const [first, second] = plays;
  if (first === undefined) return sight.row.draw && sight.stock > 0 ? 'draw' : 'pass';
  return second === undefined ? playText(first, sight.ends) : null;
}

/** Ties a bot's chance to the seed and to everything that its seat can see. */
export function chanceText(sight: Sight, seed: string): string {
  const { view } = sight;
  const { hands, stock, line, up, down, turn, log, scores, round } = view;
  return JSON.stringify([seed, hands, stock, line, up, down, turn, log, scores, round]);
}
