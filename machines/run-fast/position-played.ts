/** What a Run Fast position tells of cards already played, held against the hands. Throws 'bad-position'. */
import { bad, type Fields, readNumbers, readSwitches } from '../position-fields.ts';
import { countRanks } from './card.ts';
import { BOMB_SIZE, readings } from './combination.ts';
import { HAND } from './deal.ts';
import { playsOf } from './hand.ts';
import type { RunFastState } from './state.ts';

/** What a seat holds, and what it is told to have played: cards, and bombs of them. */
interface Told {
  readonly holds: number;
  readonly gone: number;
  readonly bombs: number;
}

/** By seat: bombs played, and whether any card was (RUN-18); `hands`, `log` and `beat` as the position tells them. */
export function readPlays(
  fields: Fields,
  { hands, log, beat }: Pick<RunFastState, 'hands' | 'log' | 'beat'>,
): Pick<RunFastState, 'bombs' | 'played'> {
  const plays = playsOf({ log, beat });
  const told = hands.map(({ length: holds }, seat): Told => {
    const own = plays.filter((play) => play.seat === seat).map(({ cards }) => cards);
    return { holds, gone: own.flat().length, bombs: own.filter(isBomb).length };
  });
  const bombs = readBombs(fields, told);
  checkHands(told, bombs);
  return { bombs, played: readPlayed(fields, told, bombs) };
}

function isBomb(cards: readonly string[]): boolean {
  return readings(countRanks(cards))[0]?.type === 'bomb';
}

/** At least those of which the log and the cards to beat tell. */
function readBombs(fields: Fields, told: readonly Told[]): number[] {
  const known = told.map(({ bombs }) => bombs);
  const bombs = readNumbers(fields, 'bombs', known.length) ?? known;
  for (const [seat, count] of bombs.entries()) {
    const least = known[seat] ?? 0;
    const path = `/bombs/${seat}`;
    if (count < least) throw bad(path, `at least ${least}`, 'RUN-19');
    if (count > HAND / BOMB_SIZE) throw bad(path, `at most ${HAND / BOMB_SIZE}`, 'RUN-19');
  }
  return bombs;
}

/** RUN-1: what a seat holds and what it has played are sixteen cards at most; bombs are four each. */
function checkHands(told: readonly Told[], bombs: readonly number[]): void {
  for (const [seat, { holds, gone, bombs: known }] of told.entries()) {
    if (holds + gone > HAND) {
      const accepted = `at most ${HAND - gone} cards beside the ${gone} played`;
      throw bad(`/hands/${seat}`, accepted, 'RUN-1');
    }
    const most = known + Math.floor((HAND - holds - gone) / BOMB_SIZE);
    if ((bombs[seat] ?? 0) > most) {
      throw bad(`/bombs/${seat}`, `at most ${most} beside ${holds} cards`, 'RUN-1');
    }
  }
}

/** RUN-18: where it is left out, whoever no longer holds sixteen cards has played. */
function readPlayed(fields: Fields, told: readonly Told[], bombs: readonly number[]): boolean[] {
  const short = told.map(({ holds }) => holds < HAND);
  const list = readSwitches(fields, 'played', short, 'RUN-18');
  for (const [seat, { holds, gone }] of told.entries()) {
    const path = `/played/${seat}`;
    const surely = (bombs[seat] ?? 0) > 0 || gone > 0 || holds === 0;
    if (!list[seat] && surely) throw bad(path, 'true: the seat has played', 'RUN-18');
    if (list[seat] && !short[seat]) {
      throw bad(path, `false while the seat holds ${HAND} cards`, 'RUN-18');
    }
  }
  return list;
}
