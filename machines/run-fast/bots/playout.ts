/** Rounds played out quickly by habit, and what they come to. */
import type { Habit } from './habit.ts';
import { cardsIn, type Hands, MASKS, nextOf, noHands } from './masks.ts';
import { BODY, type Move, NONE, takeFrom, widthOf } from './play.ts';
import { bombsBefore, bombWorth, endWorth, silentSeats, type Table } from './worth.ts';

/**
 * Plays a round to its end from hands that all lie open, `first` being the play of `me`: the points that it brings to
 * `me`, bombs included.
 */
export type Playout = (hands: Hands, table: Table, me: number, first: Move) => number;

/** All seats play by habit; `bonus` is added where `me` wins. */
export function playoutFor(habit: Habit, bonus: number): Playout {
  const now = noHands();
  const sizes = new Int32Array(3);
  const move: Move = { body: NONE, kick: 0 };

  return (hands, table, me, first) => {
    now.set(hands);
    for (let seat = 0; seat < 3; seat++) sizes[seat] = cardsIn(now, seat * MASKS);
    let bombs = bombsBefore(table, me);
    let silent = silentSeats(table);
    let seat = me;
    let { beat, by } = table;
    move.body = first.body;
    move.kick = first.kick;
    for (;;) {
      if (move.body !== NONE) {
        const at = seat * MASKS;
        takeFrom(now, at, move.body, move.kick);
        beat = move.body & BODY;
        by = seat;
        silent &= ~(1 << seat);
        if (widthOf(beat) === 4) bombs += bombWorth(seat === me);
        sizes[seat] = cardsIn(now, at);
        if (!sizes[seat]) {
          return bombs + endWorth(now, me, seat, silent) + (seat === me ? bonus : 0);
        }
      }
      seat = nextOf(seat);
      if (seat === by) beat = NONE;
      const warned = sizes[nextOf(seat)] === 1;
      habit.pick(now, seat * MASKS, beat, warned, move);
    }
  };
}
