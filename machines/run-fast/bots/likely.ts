/** How likely a deal is, by what the others played in it: they are taken to follow the habit roughly. */
import { playsOf } from './generate.ts';
import type { Habit } from './habit.ts';
import { type Hands, MASKS, noHands } from './masks.ts';
import { BODY, giveBack, lengthOf, type Move, NONE, noPlays } from './play.ts';
import type { Sight } from './sight.ts';

/** How likely the past is, were these the hands now; 0 where it can't have been. */
type Likely = (world: Hands) => number;

/**
 * What is left of a deal's likelihood after a play that isn't the habit's, by how much worse it looks in quarters of a
 * play. A table by multiplication, because `Math.exp` may differ between engines in its last digit.
 */
const LEFT = new Float64Array(16);
/** For each quarter; at first sight already a little more than one. */
const QUARTER = 0.8;
/** Nobody follows a rule always: surprises stay possible. */
const LEAST = 0.05;
for (let quarters = 0, left = 0.75; quarters < LEFT.length; quarters++, left *= QUARTER) {
  LEFT[quarters] = Math.max(LEAST, left);
}

export function likelyFor({ me, past }: Sight, habit: Habit): Likely {
  const then = noHands();
  const pick: Move = { body: NONE, kick: 0 };
  const plays = noPlays();

  return (world) => {
    then.set(world);
    let likely = 1;
    for (let i = past.length - 1; i >= 0; i--) {
      const move = past[i];
      if (!move || move.seat === me) continue;
      const { beat, warned, body, kick } = move;
      const at = move.seat * MASKS;
      if (body === NONE) {
        // A pass on a row shows that there is no such row, which the drawing of deals doesn't know.
        if (lengthOf(beat) < 2) continue;
        playsOf(then, at, beat, warned, false, plays);
        if (plays.count) return 0;
        continue;
      }
      giveBack(then, at, body, kick);
      habit.pick(then, at, beat, warned, pick);
      if ((pick.body & BODY) === (body & BODY)) continue;
      const best = habit.value(then, at, beat, warned, pick.body, pick.kick);
      const lost = best - habit.value(then, at, beat, warned, body, kick);
      likely *= LEFT[Math.max(0, Math.min(LEFT.length - 1, Math.round(lost / 25)))] ?? LEAST;
    }
    return likely;
  };
}
