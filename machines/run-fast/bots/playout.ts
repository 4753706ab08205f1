/** Rounds played out quickly by habit, and what they come to. */
import type { Habit } from './habit.ts';
import { cardsIn, type Hands, MASKS } from './masks.ts';
import { BODY, BOMB, KIND, type Move, NONE, takeFrom } from './play.ts';

/** A round as it stands when a seat is to move, hands apart. */
export interface Table {
  /** The body to beat, or NONE for a lead, and who played it. */
  beat: number;
  by: number;
  /** By seat: bombs played, and whether any card was played (RUN-18). */
  bombs: readonly number[];
  played: readonly boolean[];
}

/** What a bomb brings its player, and costs each of the others (RUN-19). */
export const BOMB_GAIN = 10;
export const BOMB_LOSS = 5;

/** Plays a round to its end from hands that all lie open, `first` being the play of `me`: the points that it brings to `me`, bombs included. */
export type Playout = (hands: Hands, table: Table, me: number, first: Move) => number;

/** All seats play by habit; `bonus` is added where `me` wins. */
export function playoutFor(habit: Habit, bonus: number): Playout {
  const now = new Int32Array(3 * MASKS);
  const sizes = new Int32Array(3);
  const move: Move = { body: NONE, kick: 0 };

  return (hands, table, me, first) => {
    now.set(hands);
    sizes[0] = cardsIn(now, 0);
    sizes[1] = cardsIn(now, MASKS);
    sizes[2] = cardsIn(now, 2 * MASKS);
    let bombs = 0;
    let shut = 7;
    for (let seat = 0; seat < 3; seat++) {
      if (table.played[seat]) shut &= ~(1 << seat);
      bombs += (table.bombs[seat] ?? 0) * (seat === me ? BOMB_GAIN : -BOMB_LOSS);
    }
    let seat = me;
    let beat = table.beat;
    let by = table.by;
    move.body = first.body;
    move.kick = first.kick;
    for (;;) {
      const { body } = move;
      const at = seat * MASKS;
      if (body !== NONE) {
        takeFrom(now, at, body, move.kick);
        beat = body & BODY;
        by = seat;
        shut &= ~(1 << seat);
        if ((beat & KIND) === (BOMB & KIND)) bombs += seat === me ? BOMB_GAIN : -BOMB_LOSS;
        const left = cardsIn(now, at);
        sizes[seat] = left;
        if (!left) {
          let paid = 0;
          let mine = 0;
          for (let other = 0; other < 3; other++) {
            const owed = (sizes[other] ?? 0) << ((shut >> other) & 1);
            paid += owed;
            if (other === me) mine = owed;
          }
          return bombs + (seat === me ? paid + bonus : -mine);
        }
      }
      seat = seat === 2 ? 0 : seat + 1;
      if (seat === by) beat = NONE;
      const warned = sizes[seat === 2 ? 0 : seat + 1] === 1;
      habit.pick(now, seat * MASKS, beat, warned, move);
    }
  };
}
