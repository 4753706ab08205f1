/**
 * A play by its ranks, as two numbers. The body says what it is: `width` equal cards of each of `length`
 * consecutive ranks up to `top`; its upper bits and the second number are the cards beside it, which
 * never compare (RUN-11): the ranks that come at least once, twice, three times.
 */
import { OTHERS_EACH } from '../combination.ts';
import { type Hands, RANK_COUNT } from './masks.ts';

/** No play: nothing to beat, or a pass. */
export const NONE = 0;

/** What a play is, its other cards left out: single, pair, triple or bomb by width; longer ones by length. */
export function bodyOf(width: number, length: number, top: number): number {
  return (width << 8) | (length << 4) | top;
}

export const BODY = 0x7ff;
/** Width and length alone: what has to be the same to be compared (RUN-11). */
export const KIND = 0x7f0;
const THIRD = 11;

export const SINGLE = bodyOf(1, 1, 0);
export const PAIR = bodyOf(2, 1, 0);
export const BOMB = bodyOf(4, 1, 0);

export function widthOf(body: number): number {
  return (body >> 8) & 7;
}

export function lengthOf(body: number): number {
  return (body >> 4) & 15;
}

export function topOf(body: number): number {
  return body & 15;
}

/** Cards of a play, with all that go beside triples (RUN-5, RUN-6). */
export function wholeSize(body: number): number {
  const width = widthOf(body);
  return (width === 3 ? width + OTHERS_EACH : width) * lengthOf(body);
}

/** The ranks of a body. */
export function ranksOf(body: number): number {
  const length = lengthOf(body);
  return ((1 << length) - 1) << (topOf(body) - length + 1);
}

/** Body and the cards beside it that come three times. */
export function withThird(body: number, third: number): number {
  return body | (third << THIRD);
}

function thirdOf(body: number): number {
  return body >> THIRD;
}

/** Cards beside a body: the ranks that come at least once, and at least twice. */
export function beside(once: number, twice: number): number {
  return once | (twice << RANK_COUNT);
}

export function onceOf(kick: number): number {
  return kick & ((1 << RANK_COUNT) - 1);
}

export function twiceOf(kick: number): number {
  return kick >> RANK_COUNT;
}

/** A play as one thing, to be filled anew. */
export interface Move {
  body: number;
  kick: number;
}

/** Plays found, in `body` and `kick` up to `count`. */
export interface Plays {
  count: number;
  readonly body: Int32Array;
  readonly kick: Int32Array;
}

/** No hand of 16 comes near so many plays. */
const ROOM = 2048;

export function noPlays(room = ROOM): Plays {
  return { count: 0, body: new Int32Array(room), kick: new Int32Array(room) };
}

/** Takes a play out of the hand that holds it. */
export function takeFrom(hands: Hands, at: number, body: number, kick: number): void {
  const ranks = ranksOf(body);
  let one = hands[at] ?? 0;
  let two = hands[at + 1] ?? 0;
  let three = hands[at + 2] ?? 0;
  let four = hands[at + 3] ?? 0;
  switch (widthOf(body)) {
    case 1:
      one = (one & ~ranks) | (two & ranks);
      two = (two & ~ranks) | (three & ranks);
      three &= ~ranks;
      break;
    case 2:
      one = (one & ~ranks) | (three & ranks);
      two &= ~ranks;
      three &= ~ranks;
      break;
    case 3:
      one &= ~ranks;
      two &= ~ranks;
      three &= ~ranks;
      break;
    default:
      one &= ~ranks;
      two &= ~ranks;
      three &= ~ranks;
      four &= ~ranks;
  }
  if (kick) {
    const once = onceOf(kick);
    const twice = twiceOf(kick);
    one = (one & ~once) | (two & once);
    two = (two & ~once) | (three & once);
    three &= ~once;
    if (twice) {
      const third = thirdOf(body);
      one = (one & ~twice) | (two & twice);
      two &= ~twice;
      one &= ~third;
    }
  }
  hands[at] = one;
  hands[at + 1] = two;
  hands[at + 2] = three;
  hands[at + 3] = four;
}

/** How many cards of each rank a play has, lowest first. */
export function countsOf(body: number, kick: number): number[] {
  const counts = new Array<number>(RANK_COUNT).fill(0);
  const add = (mask: number, cards: number) => {
    for (let rank = 0; rank < RANK_COUNT; rank++) {
      if ((mask >> rank) & 1) counts[rank] = (counts[rank] ?? 0) + cards;
    }
  };
  add(ranksOf(body), widthOf(body));
  add(onceOf(kick), 1);
  add(twiceOf(kick), 1);
  add(thirdOf(body), 1);
  return counts;
}

/** Puts a play's cards back into the hand that they came from. */
export function giveBack(hands: Hands, at: number, body: number, kick: number): void {
  const ranks = ranksOf(body);
  for (let n = widthOf(body); n > 0; n--) addOnce(hands, at, ranks);
  if (!kick) return;
  addOnce(hands, at, onceOf(kick));
  addOnce(hands, at, twiceOf(kick));
  addOnce(hands, at, thirdOf(body));
}

/** One more card of each of these ranks. */
function addOnce(hands: Hands, at: number, ranks: number): void {
  const one = hands[at] ?? 0;
  const two = hands[at + 1] ?? 0;
  const three = hands[at + 2] ?? 0;
  hands[at + 3] = (hands[at + 3] ?? 0) | (three & ranks);
  hands[at + 2] = three | (two & ranks);
  hands[at + 1] = two | (one & ranks);
  hands[at] = one | ranks;
}
