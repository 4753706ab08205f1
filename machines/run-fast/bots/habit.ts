/** How a seat plays by itself: so that its hand can be laid down in the fewest plays. */
import { fewestFor } from './fewest.ts';
import { playsOf } from './generate.ts';
import { type Hands, lowest, MASKS, RANK_COUNT } from './masks.ts';
import {
  KIND,
  lengthOf,
  type Move,
  NONE,
  noPlays,
  onceOf,
  SINGLE,
  takeFrom,
  topOf,
  widthOf,
} from './play.ts';

export interface Habit {
  /** The play of the hand at `at`, NONE to pass; written into `move`. */
  pick(hands: Hands, at: number, beat: number, warned: boolean, move: Move): void;
  /** How good a play looks: a hundred for each play that the hand then needs less. */
  value(
    hands: Hands,
    at: number,
    beat: number,
    warned: boolean,
    body: number,
    kick: number,
  ): number;
}

/** A habit that remembers what it decided last: about 2 to the power of `memory` decisions. */
export function habitFor(memory = 15): Habit {
  const places = 2 ** memory - 1;
  const keys = new Int32Array(3 * (places + 1)).fill(-1);
  const picks = new Int32Array(2 * (places + 1));
  const fewest = fewestFor(memory);
  const plays = noPlays();
  const rest = new Int32Array(MASKS);

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
    const turns = fewest(rest, 0);
    const width = widthOf(body);
    let worth = -100 * turns;
    if (width === 4 && turns > 1) worth -= 60;
    for (let left = onceOf(kick); left; left &= left - 1) worth -= 0.1 * lowest(left);
    if (beat !== NONE) return worth - 3 * topOf(body);
    const length = lengthOf(body);
    worth += 3 * (width === 3 ? 5 : width) * length - topOf(body);
    if (warned && (body & KIND) === SINGLE) worth -= 150;
    return worth;
  }

  function decide(hands: Hands, at: number, beat: number, warned: boolean, move: Move): void {
    playsOf(hands, at, beat, warned, false, plays);
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    if (plays.count > 1) {
      for (let i = 0; i < plays.count; i++) {
        const worth = value(hands, at, beat, warned, plays.body[i] ?? 0, plays.kick[i] ?? 0);
        if (worth > most) {
          most = worth;
          best = i;
        }
      }
    }
    move.body = plays.count ? (plays.body[best] ?? NONE) : NONE;
    move.kick = plays.count ? (plays.kick[best] ?? 0) : 0;
  }

  return {
    value,
    pick(hands, at, beat, warned, move) {
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
