/** The plays that are worth a closer look: of each body the best choices of what goes along. */
import { playsOf } from './generate.ts';
import type { Habit } from './habit.ts';
import { BODY, type Move, NONE, noPlays } from './play.ts';
import type { Sight } from './sight.ts';

/** Of each triple or airplane, how many choices of the cards beside it. */
const CHOICES = 2;

/** What a choice of plays depends on. */
type Seen = Pick<Sight, 'hands' | 'at' | 'beat' | 'warned'>;

/** Best of each body first; [] where the seat has to pass. */
export function candidatesOf({ hands, at, beat, warned }: Seen, habit: Habit): Move[] {
  const plays = noPlays();
  playsOf(hands, at, beat, warned, true, plays);
  const byBody = new Map<number, { move: Move; worth: number }[]>();
  for (let i = 0; i < plays.count; i++) {
    const move = { body: plays.body[i] ?? NONE, kick: plays.kick[i] ?? 0 };
    const worth = habit.value(hands, at, beat, warned, move.body, move.kick);
    const same = byBody.get(move.body & BODY);
    if (same) same.push({ move, worth });
    else byBody.set(move.body & BODY, [{ move, worth }]);
  }
  return [...byBody.values()].flatMap((same) =>
    same
      .sort((a, b) => b.worth - a.worth)
      .slice(0, CHOICES)
      .map(({ move }) => move),
  );
}
