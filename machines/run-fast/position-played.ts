/** What a Run Fast position tells of cards already played, held against the hands. Throws 'bad-position'. */
import { bad, type Fields, readNumbers, readSwitches } from '../position-fields.ts';
import { countRanks } from './card.ts';
import { BOMB_SIZE, readings } from './combination.ts';
import { HAND } from './deal.ts';
import { playsOf } from './hand.ts';
import type { RunFastState } from './state.ts';

type Told = Pick<RunFastState, 'hands' | 'log' | 'beat'>;

/** By seat, bombs played; at least those of which the log and the cards to beat tell. */
export function readBombs(fields: Fields, told: Told): number[] {
  const known = toldBombs(told);
  const bombs = readNumbers(fields, 'bombs', known.length) ?? known;
  for (const [seat, count] of bombs.entries()) {
    const least = known[seat] ?? 0;
    const path = `/bombs/${seat}`;
    if (count < least) throw bad(path, `at least ${least}`, 'RUN-19');
    if (count > HAND / BOMB_SIZE) throw bad(path, `at most ${HAND / BOMB_SIZE}`, 'RUN-19');
  }
  return bombs;
}

function toldBombs(told: Told): number[] {
  const bombs = playsOf(told).filter(({ cards }) => isBomb(cards));
  return told.hands.map((_, seat) => bombs.filter((play) => play.seat === seat).length);
}

function isBomb(cards: readonly string[]): boolean {
  return readings(countRanks(cards))[0]?.type === 'bomb';
}

/** RUN-1: what a seat holds and what it has played are sixteen cards at most; bombs are four each. */
export function checkHands(told: Told, bombs: readonly number[]): void {
  const known = toldBombs(told);
  for (const [seat, hand] of told.hands.entries()) {
    const gone = goneOf(told, seat);
    if (hand.length + gone > HAND) {
      throw bad(
        `/hands/${seat}`,
        `at most ${HAND - gone} cards beside the ${gone} played`,
        'RUN-1',
      );
    }
    const room = Math.floor((HAND - hand.length - gone) / BOMB_SIZE);
    const more = (bombs[seat] ?? 0) - (known[seat] ?? 0);
    if (more > room) {
      const most = room + (known[seat] ?? 0);
      throw bad(`/bombs/${seat}`, `at most ${most} beside ${hand.length} cards`, 'RUN-1');
    }
  }
}

/** How many cards a seat is told to have played. */
function goneOf(told: Told, seat: number): number {
  return playsOf(told)
    .filter((play) => play.seat === seat)
    .reduce((sum, { cards }) => sum + cards.length, 0);
}

/** RUN-18, by seat: where it is left out, whoever no longer holds sixteen cards has played. */
export function readPlayed(fields: Fields, told: Told, bombs: readonly number[]): boolean[] {
  const { hands } = told;
  const short = hands.map((hand) => hand.length < HAND);
  const list = readSwitches(fields, 'played', short, 'RUN-18');
  for (const [seat, played] of list.entries()) {
    const path = `/played/${seat}`;
    const surely = (bombs[seat] ?? 0) > 0 || goneOf(told, seat) > 0 || hands[seat]?.length === 0;
    if (!played && surely) throw bad(path, 'true: the seat has played', 'RUN-18');
    if (played && !short[seat]) {
      throw bad(path, `false while the seat holds ${HAND} cards`, 'RUN-18');
    }
  }
  return list;
}
