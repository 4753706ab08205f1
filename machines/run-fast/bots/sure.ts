/** Whether a play wins the round whatever the others answer, all hands open: exact, as far as it looks. */
import { playsOf } from './generate.ts';
import { cardsIn, type Hands, MASKS, nextOf, noHands } from './masks.ts';
import { BODY, type Move, NONE, noPlays, takeFrom } from './play.ts';
import type { Table } from './worth.ts';

/** True only for a proven win: a search that has met `limit` turns gives up, and says no. */
type Sure = (world: Hands, table: Table, me: number, first: Move) => boolean;

/** Plays in one round, at most: every one takes a card. */
const DEPTH = 48;

export function sureFor(limit: number): Sure {
  const depths = Array.from({ length: DEPTH }, () => ({
    hands: noHands(),
    plays: noPlays(0),
  }));
  let me = 0;
  let turns = 0;

  /** Whether `me` wins from here, `seat` being to move. */
  function wins(depth: number, seat: number, beat: number, by: number): boolean {
    const now = depths[depth];
    const next = depths[depth + 1];
    if (!now || !next) return false;
    const { hands } = now;
    // Made when it is first needed: most searches are shallow.
    if (!now.plays.body.length) now.plays = noPlays();
    const { plays } = now;
    let turn = seat;
    let lies = beat;
    for (;;) {
      if (++turns > limit) return false;
      const warned = cardsIn(hands, nextOf(turn) * MASKS) === 1;
      playsOf(hands, turn * MASKS, lies, warned, true, plays);
      if (plays.count) break;
      turn = nextOf(turn);
      if (turn === by) lies = NONE;
    }
    const mine = turn === me;
    for (let i = 0; i < plays.count; i++) {
      const body = plays.body[i] ?? NONE;
      next.hands.set(hands);
      takeFrom(next.hands, turn * MASKS, body, plays.kick[i] ?? 0);
      const out = !next.hands[turn * MASKS];
      const won = out ? mine : wins(depth + 1, nextOf(turn), body & BODY, turn);
      if (won === mine) return won;
    }
    return !mine;
  }

  return (world, table, seat, { body, kick }) => {
    const start = depths[0];
    if (!start) return false;
    me = seat;
    turns = 0;
    start.hands.set(world);
    takeFrom(start.hands, me * MASKS, body, kick);
    if (!start.hands[me * MASKS]) return true;
    const after = nextOf(me);
    if (body !== NONE) return wins(0, after, body & BODY, me);
    return wins(0, after, after === table.by ? NONE : table.beat, table.by);
  };
}
