/** What a round comes to for one seat. */
import { BOMB, BOMB_COST, bombPoints, costOf } from '../score.ts';
import { cardsIn, type Hands, MASKS } from './masks.ts';

/** A round as it stands when a seat is to move, hands apart. */
export interface Table {
  /** The body to beat, or NONE for a lead, and who played it. */
  beat: number;
  by: number;
  /** By seat: bombs played, and whether any card was played. */
  bombs: readonly number[];
  played: readonly boolean[];
}

/** What a bomb comes to for a seat (RUN-19). */
export function bombWorth(mine: boolean): number {
  return mine ? BOMB : -BOMB_COST;
}

/** What the bombs played so far come to for a seat. */
export function bombsBefore({ bombs }: Table, me: number): number {
  return bombPoints(bombs)[me] ?? 0;
}

/** The seats that have played no card yet, as bits. */
export function silentSeats({ played }: Table): number {
  let silent = 0;
  for (let seat = 0; seat < 3; seat++) if (!played[seat]) silent |= 1 << seat;
  return silent;
}

/** What the cards left bring the winner, or cost another seat (RUN-18). */
export function endWorth(hands: Hands, me: number, winner: number, silent: number): number {
  let paid = 0;
  for (let seat = 0; seat < 3; seat++) {
    const cost = costOf(cardsIn(hands, seat * MASKS), ((silent >> seat) & 1) === 0);
    if (seat === me && seat !== winner) return -cost;
    paid += cost;
  }
  return paid;
}
