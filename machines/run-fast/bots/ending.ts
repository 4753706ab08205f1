/** A late round with open hands: every own play is tried to the end, the others answer by habit. */
import { playsOf } from './generate.ts';
import type { Habit } from './habit.ts';
import { cardsIn, MASKS, nextOf, noHands } from './masks.ts';
import { BODY, type Move, NONE, noPlays, takeFrom, widthOf } from './play.ts';
import type { Playout } from './playout.ts';
import { bombsBefore, bombWorth, endWorth, silentSeats } from './worth.ts';

/** Turns of a seat in one round. */
const TURNS = 17;
/** Turns of all seats after which the own ones are left to habit too. */
const LIMIT = 300;
/** No hand has so many plays when only the cheapest cards beside triples count. */
const ROOM = 128;

/** As a playout, and never worth less than one. */
export function endingFor(habit: Habit, bonus: number): Playout {
  const hands = Array.from({ length: TURNS }, noHands);
  const plays = Array.from({ length: TURNS }, () => noPlays(ROOM));
  const move: Move = { body: NONE, kick: 0 };
  let me = 0;
  let turns = 0;

  /** The worth of a play by the seat to move, whose hands are those of `depth`. */
  function after(
    depth: number,
    seat: number,
    body: number,
    kick: number,
    beat: number,
    by: number,
    shut: number,
    bombs: number,
  ): number {
    const now = hands[depth];
    if (!now) return 0;
    let turn = seat;
    let lies = beat;
    let last = by;
    let silent = shut;
    let gained = bombs;
    move.body = body;
    move.kick = kick;
    for (;;) {
      if (move.body !== NONE) {
        takeFrom(now, turn * MASKS, move.body, move.kick);
        lies = move.body & BODY;
        last = turn;
        silent &= ~(1 << turn);
        if (widthOf(lies) === 4) gained += bombWorth(turn === me);
        if (!now[turn * MASKS]) {
          return gained + endWorth(now, me, turn, silent) + (turn === me ? bonus : 0);
        }
      }
      turn = nextOf(turn);
      if (turn === last) lies = NONE;
      const warned = cardsIn(now, nextOf(turn) * MASKS) === 1;
      const deeper = hands[depth + 1];
      const found = plays[depth];
      if (turn === me && ++turns < LIMIT && deeper && found) {
        playsOf(now, turn * MASKS, lies, warned, false, found);
        if (found.count > 1) {
          let best = Number.NEGATIVE_INFINITY;
          for (let i = 0; i < found.count; i++) {
            deeper.set(now);
            const own = found.body[i] ?? NONE;
            const beside = found.kick[i] ?? 0;
            const worth = after(depth + 1, turn, own, beside, lies, last, silent, gained);
            if (worth > best) best = worth;
          }
          return best;
        }
        move.body = found.count ? (found.body[0] ?? NONE) : NONE;
        move.kick = found.count ? (found.kick[0] ?? 0) : 0;
      } else habit.pick(now, turn * MASKS, lies, warned, move);
    }
  }

  return (world, table, seat, first) => {
    me = seat;
    turns = 0;
    hands[0]?.set(world);
    const shut = silentSeats(table);
    const bombs = bombsBefore(table, me);
    return after(0, me, first.body, first.kick, table.beat, table.by, shut, bombs);
  };
}
