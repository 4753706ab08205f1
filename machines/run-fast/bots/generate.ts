/** Every legal play of a hand, one for each choice of ranks, without a stop for air. */
import { FEWEST_IN_SEQUENCE, OTHERS_EACH, SHORTEST_STRAIGHT } from '../combination.ts';
import { addAnyBeside, addCheapBeside, addPairsBeside } from './beside.ts';
import { above, type Hands, highest, IN_ROW, lowest, sizeOf } from './masks.ts';
import {
  BOMB,
  beside,
  bodyOf,
  lengthOf,
  NONE,
  PAIR,
  type Plays,
  SINGLE,
  topOf,
  widthOf,
  withThird,
} from './play.ts';

/**
 * Writes every play of the hand at `at` that leads, or that beats the body `beat`, into `out`; none means a
 * pass (RUN-13). `warned`: the next player holds one card (RUN-15). `all`: with every choice of the cards beside a triple
 * or an airplane, not only the cheapest.
 */
export function playsOf(
  hands: Hands,
  at: number,
  beat: number,
  warned: boolean,
  all: boolean,
  out: Plays,
): void {
  const four = hands[at + 3] ?? 0;
  const one = (hands[at] ?? 0) & ~four;
  const two = (hands[at + 1] ?? 0) & ~four;
  const three = (hands[at + 2] ?? 0) & ~four;
  out.count = 0;
  if (beat === NONE) {
    addEach(SINGLE, warned && one ? 1 << highest(one) : one, out);
    addEach(PAIR, two, out);
    addRows(1, SHORTEST_STRAIGHT, one & IN_ROW, out);
    addRows(2, FEWEST_IN_SEQUENCE, two & IN_ROW, out);
    if (three) addTriples(one, two, three, four, all, out);
    addEach(BOMB, four, out);
    return;
  }
  const higher = above(topOf(beat));
  const width = widthOf(beat);
  const length = lengthOf(beat);
  if (width === 4) {
    addEach(BOMB, four & higher, out);
    return;
  }
  if (width === 3) {
    if (three & higher) addTriplesAbove(one, two, three, four, length, higher, all, out);
  } else if (length === 1) {
    if (width === 2) addEach(PAIR, two & higher, out);
    else addEach(SINGLE, (warned && one ? 1 << highest(one) : one) & higher, out);
  } else {
    addOneLength(width, length, (width === 1 ? one : two) & IN_ROW, higher, out);
  }
  addEach(BOMB, four, out);
}

/** One play for each rank of a mask. */
function addEach(kind: number, ranks: number, out: Plays): void {
  for (let rest = ranks; rest; rest &= rest - 1) {
    out.body[out.count] = kind | lowest(rest);
    out.kick[out.count++] = 0;
  }
}

/** The ranks at which a row of `length` begins. */
function startsOf(ranks: number, length: number): number {
  let starts = ranks;
  for (let n = 1; n < length; n++) starts &= ranks >> n;
  return starts;
}

/** The ranks at which one ends. */
function topsOf(ranks: number, length: number): number {
  return startsOf(ranks, length) << (length - 1);
}

/** Every row of at least `shortest` ranks. */
function addRows(width: number, shortest: number, ranks: number, out: Plays): void {
  let starts = startsOf(ranks, shortest);
  for (let length = shortest; starts; length++) {
    for (let rest = starts; rest; rest &= rest - 1) {
      out.body[out.count] = bodyOf(width, length, lowest(rest) + length - 1);
      out.kick[out.count++] = 0;
    }
    starts &= ranks >> length;
  }
}

/** Every row of `length` ranks with its top in `tops`. */
function addOneLength(
  width: number,
  length: number,
  ranks: number,
  tops: number,
  out: Plays,
): void {
  for (let rest = topsOf(ranks, length) & tops; rest; rest &= rest - 1) {
    out.body[out.count] = bodyOf(width, length, lowest(rest));
    out.kick[out.count++] = 0;
  }
}

/** Triples and airplanes of every length. */
function addTriples(
  one: number,
  two: number,
  three: number,
  four: number,
  all: boolean,
  out: Plays,
): void {
  const held = sizeOf(one) + sizeOf(two) + sizeOf(three);
  // A hand of triples and nothing much else goes out whole, however it is read: once is enough (RUN-8).
  let whole = false;
  const row = three & IN_ROW;
  let longest = 1;
  for (let starts = row & (row >> 1); starts; starts &= row >> longest) longest++;
  for (let length = longest; length >= 1; length--) {
    const tops = topsOf(row, length);
    whole = addBodies(one, two, three, held, length, tops, four === 0, whole, all, out);
  }
}

/** Triples or airplanes of one length with their top in `tops`. */
function addTriplesAbove(
  one: number,
  two: number,
  three: number,
  four: number,
  length: number,
  tops: number,
  all: boolean,
  out: Plays,
): void {
  const held = sizeOf(one) + sizeOf(two) + sizeOf(three);
  const reached = topsOf(three & IN_ROW, length) & tops;
  addBodies(one, two, three, held, length, reached, four === 0, false, all, out);
}

/** `short`: the hand may go out with fewer cards beside (RUN-8). Returns whether all that it holds but bombs is among the plays. */
function addBodies(
  one: number,
  two: number,
  three: number,
  held: number,
  length: number,
  tops: number,
  short: boolean,
  whole: boolean,
  all: boolean,
  out: Plays,
): boolean {
  const need = OTHERS_EACH * length;
  const left = held - 3 * length;
  let done = whole;
  for (let rest = tops; rest; ) {
    const top = highest(rest);
    rest &= ~(1 << top);
    const body = bodyOf(3, length, top);
    const other = ~(((1 << length) - 1) << (top - length + 1));
    if (left > need) {
      if (!all) addCheapBeside(body, one & other, two & other, three & other, need, out);
      else if (length === 1) addPairsBeside(body, one & other, two & other, out);
      else {
        // Ranks that make a higher airplane of the same cards are read as that one (RUN-10).
        const not = 1 << (top + 1);
        addAnyBeside(body, one & other, two & other, three & other, need, not, 0, 0, 0, out);
      }
    } else if (!done && (left === need || short)) {
      out.body[out.count] = withThird(body, three & other);
      out.kick[out.count++] = beside(one & other, two & other);
      done = true;
    }
  }
  return done;
}
