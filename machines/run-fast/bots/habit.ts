/** How a seat plays by itself: so that its hand can be laid down in the fewest plays. */
import { fewestFor } from './fewest.ts';
import { playsOf } from './generate.ts';
import { above, type Hands, lowest, MASKS, RANK_COUNT } from './masks.ts';
import {
  KIND,
  type Move,
  NONE,
  noPlays,
  onceOf,
  SINGLE,
  takeFrom,
  topOf,
  wholeSize,
  widthOf,
} from './play.ts';

export interface Habit {
  /** The play of the hand at `at`, NONE to pass; written into `move`. */
  pick(hands: Hands, at: number, beat: number, warned: boolean, move: Move): void;
  /** How good a play looks, from the fewest plays that the hand then needs; `TURN` for each. */
  value(
    hands: Hands,
    at: number,
    beat: number,
    warned: boolean,
    body: number,
    kick: number,
  ): number;
}

/** What a hand is worth less for each play that it still needs; everything else decides between equal ones, nearly. */
const TURN = 100;
/** A bomb is kept while more than one play is left: it is as good as the lead, later. */
const BOMB_KEPT = 60;
/** For each rank of an answer, and of a lead. */
const ANSWER_RANK = 3;
const LEAD_RANK = 1;
/** For each rank of the cards beside a triple. */
const BESIDE_RANK = 0.1;
/** For each card that a lead takes along. */
const LEAD_CARD = 3;
/** A single led to a seat with one card left may be the last of the round. */
const LAST_CARD = 150;

/** False where a glance shows that nothing beats: most passes. */
function mayBeat(hands: Hands, at: number, beat: number): boolean {
  const width = widthOf(beat);
  const higher = (hands[at + width - 1] ?? 0) & above(topOf(beat));
  return higher !== 0 || (width < 4 && (hands[at + 3] ?? 0) !== 0);
}

/** A habit that remembers what it decided last: about 2 to the power of `memory` decisions. */
export function habitFor(memory = 14): Habit {
  const places = 2 ** memory - 1;
  const keys = new Int32Array(3 * (places + 1)).fill(-1);
  const picks = new Int32Array(2 * (places + 1));
  const fewest = fewestFor(memory);
  const plays = noPlays();
  const rest = new Int32Array(MASKS);
  const most = new Float64Array(plays.body.length);

  /** What a play is worth when the hand then needs so many more. */
  function worthOf(
    turns: number,
    beat: number,
    warned: boolean,
    body: number,
    kick: number,
  ): number {
    const width = widthOf(body);
    let worth = -TURN * turns;
    if (width === 4 && turns > 1) worth -= BOMB_KEPT;
    for (let left = onceOf(kick); left; left &= left - 1) worth -= BESIDE_RANK * lowest(left);
    if (beat !== NONE) return worth - ANSWER_RANK * topOf(body);
    worth += LEAD_CARD * wholeSize(body) - LEAD_RANK * topOf(body);
    if (warned && (body & KIND) === SINGLE) worth -= LAST_CARD;
    return worth;
  }

  function value(
    hands: Hands,
    at: number,
    beat: number,
    warned: boolean,
    body: number,
    kick: number,
  ): number {
    for (let n = 0; n < MASKS; n++) rest[n] = hands[at + n] ?? 0;
    takeFrom(rest, 0, body, kick);
    return worthOf(fewest(rest, 0), beat, warned, body, kick);
  }

  /** The play of most value. One play makes a hand need at most one less: what can't be best even so isn't tried. */
  function decide(hands: Hands, at: number, beat: number, warned: boolean, move: Move): void {
    playsOf(hands, at, beat, warned, false, plays);
    const { count, body, kick } = plays;
    let best = 0;
    if (count > 1) {
      const turns = fewest(hands, at) - 1;
      for (let i = 0; i < count; i++) {
        most[i] = worthOf(turns, beat, warned, body[i] ?? NONE, kick[i] ?? 0);
      }
      let bestWorth = Number.NEGATIVE_INFINITY;
      for (;;) {
        let next = 0;
        for (let i = 1; i < count; i++) if ((most[i] ?? 0) > (most[next] ?? 0)) next = i;
        if ((most[next] ?? 0) <= bestWorth) break;
        const worth = value(hands, at, beat, warned, body[next] ?? NONE, kick[next] ?? 0);
        if (worth > bestWorth) {
          bestWorth = worth;
          best = next;
        }
        most[next] = Number.NEGATIVE_INFINITY;
      }
    }
    move.body = count ? (body[best] ?? NONE) : NONE;
    move.kick = count ? (kick[best] ?? 0) : 0;
  }

  return {
    value,
    pick(hands, at, beat, warned, move) {
      if (beat !== NONE && !mayBeat(hands, at, beat)) {
        move.body = NONE;
        move.kick = 0;
        return;
      }
      const low = (hands[at] ?? 0) | ((hands[at + 1] ?? 0) << RANK_COUNT);
      const high = (hands[at + 2] ?? 0) | ((hands[at + 3] ?? 0) << RANK_COUNT);
      const task = (beat << 1) | (warned ? 1 : 0);
      const mix = Math.imul(Math.imul(low, 0x9e3779b1) ^ (high + (task << 9)), 0x85ebca6b);
      const place = (mix ^ (mix >>> 15)) & places;
      if (keys[3 * place] !== low || keys[3 * place + 1] !== high || keys[3 * place + 2] !== task) {
        decide(hands, at, beat, warned, move);
        keys[3 * place] = low;
        keys[3 * place + 1] = high;
        keys[3 * place + 2] = task;
        picks[2 * place] = move.body;
        picks[2 * place + 1] = move.kick;
        return;
      }
      move.body = picks[2 * place] ?? 0;
      move.kick = picks[2 * place + 1] ?? 0;
    },
  };
}
