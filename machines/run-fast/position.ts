/** A state from a position: to look at, teach, test or follow from (contract, Positions and views). */
import type { RoundResult } from '../game.ts';
import {
  bad,
  type Fields,
  readHandsOf,
  readLogOf,
  readNumbers,
  readResult,
  readSoFar,
  readTurn,
  readWhole,
} from '../position-fields.ts';
import { fieldsOf, guarded, isWhole, listOf } from '../reading.ts';
import { isHidden, type Slot } from '../slots.ts';
import { countRanks } from './card.ts';
import { readings } from './combination.ts';
import { HAND } from './deal.ts';
import { goneCards, oneTooMany } from './hand.ts';
import type { RunFastOptions, RunFastPosition } from './model.ts';
import { formatMove, readCards, readMove, readSlots } from './notation.ts';
import { options as complete, PLAYERS } from './options.ts';
import { bombPoints, scoreOut } from './score.ts';
import type { Beat, RunFastState } from './state.ts';

/** Whatever is known is checked. Throws 'bad-position' with a JSON Pointer. A view is a position too. */
export function position(given: RunFastOptions, from: RunFastPosition): RunFastState {
  return guarded('bad-position', () => read(complete(given), from));
}

function read(options: RunFastOptions, from: unknown): RunFastState {
  const fields = fieldsOf(from);
  if (!fields) throw bad('', 'an object');
  if ((fields.get('stock') ?? '') !== '') throw bad('/stock', 'no cards: all are dealt', 'RUN-1');
  const soFar = readSoFar(fields, PLAYERS, PLAYERS);
  const scores = readNumbers(fields, 'scores', PLAYERS);
  const hands = readHandsOf(fields, PLAYERS, slots);
  const sums = hands.map((_, seat) =>
    soFar.rounds.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0),
  );
  const beat = readBeat(fields, hands);
  const log = readLogOf(fields, PLAYERS, written);
  const told = { log, beat };
  const state: RunFastState = {
    options,
    round: readWhole(fields, 'round', soFar.rounds.length),
    soFar,
    hands,
    turn: readTurn(fields, PLAYERS),
    beat,
    played: readPlayed(fields, hands, told),
    bombs: readBombs(fields, told),
    before: scores ?? sums,
    log,
    result: null,
  };
  checkCards(state);
  checkPoints(fields, state);
  const result = fields.get('result') ?? null;
  return ended(
    state,
    scores,
    result === null ? null : readResult(result, '/result', PLAYERS, PLAYERS),
  );
}

function slots(text: unknown, path: string): Slot[] {
  const read = typeof text === 'string' ? readSlots(text) : null;
  if (!read || read.length > HAND) throw bad(path, 'at most 16 cards such as 3s 10 ?6', 'RUN-1');
  return read;
}

function written(text: string): string | null {
  const move = readMove(text);
  return move && formatMove(move);
}

/** Cards that can have been played: whole combinations, short ones only where they emptied a hand (RUN-8). */
function readBeat(fields: Fields, hands: readonly (readonly Slot[])[]): Beat | null {
  const given = fields.get('beat');
  if (given === undefined || given === null) return null;
  const own = fieldsOf(given);
  const by = own?.get('by');
  if (!isWhole(by, 0, PLAYERS - 1)) throw bad('/beat/by', 'a seat', 'COM-3');
  const text = own?.get('play');
  const cards = typeof text === 'string' ? readCards(text) : null;
  if (!cards) throw bad('/beat/play', 'cards such as 3s 3h 4c 4d', 'RUN-4');
  const [reading] = readings(countRanks(cards), hands[by]?.length === 0);
  if (!reading) throw bad('/beat/play', 'a combination', 'RUN-4');
  return { cards, reading, by };
}

type Told = Pick<RunFastState, 'log' | 'beat'>;

/** By seat, whether the log or the cards to beat tell of a play. */
function playsOf({ log, beat }: Told, seat: number): boolean {
  return beat?.by === seat || log.some((entry) => entry.seat === seat && entry.move !== 'pass');
}

function readPlayed(fields: Fields, hands: readonly (readonly Slot[])[], told: Told): boolean[] {
  const given = fields.get('played');
  const list =
    given === undefined
      ? hands.map((hand, seat) => hand.length < HAND || playsOf(told, seat))
      : listOf(given, PLAYERS)?.filter((each) => typeof each === 'boolean');
  if (list?.length !== PLAYERS) throw bad('/played', `${PLAYERS} times true or false`, 'RUN-18');
  for (const [seat, played] of list.entries()) {
    const path = `/played/${seat}`;
    if (!played && (playsOf(told, seat) || hands[seat]?.length === 0)) {
      throw bad(path, 'true: the seat has played', 'RUN-18');
    }
    if (played && hands[seat]?.length === HAND) {
      throw bad(path, `false while the seat holds ${HAND} cards`, 'RUN-18');
    }
  }
  return list;
}

/** Bombs of which the log and the cards to beat tell, by seat. */
function bombsOf({ log, beat }: Told): number[] {
  const counts = Array.from(
    { length: PLAYERS },
    (_, seat) => log.filter((entry) => entry.seat === seat && isBomb(entry.move)).length,
  );
  return counts.map((count, seat) =>
    count === 0 && beat?.by === seat && beat.reading.type === 'bomb' ? 1 : count,
  );
}

function isBomb(text: string): boolean {
  const [reading] = readings(countRanks(readCards(text) ?? []));
  return reading?.type === 'bomb';
}

function readBombs(fields: Fields, told: Told): number[] {
  const known = bombsOf(told);
  const bombs = readNumbers(fields, 'bombs', PLAYERS) ?? known;
  for (const [seat, count] of bombs.entries()) {
    if (count < (known[seat] ?? 0))
      throw bad(`/bombs/${seat}`, `at least ${known[seat]}`, 'RUN-19');
    if (count > 4) throw bad(`/bombs/${seat}`, 'at most 4', 'RUN-19');
  }
  return bombs;
}

/** RUN-1: each card once, of each rank as many as there are. */
function checkCards(state: RunFastState): void {
  const seen: Slot[] = goneCards(state);
  const check = (path: string): void => {
    const double = oneTooMany(seen);
    if (double !== null) throw bad(path, `each card once, not ${double} again`, 'RUN-1');
  };
  check(state.beat ? '/beat/play' : '/log');
  for (const [seat, hand] of state.hands.entries()) {
    seen.push(...hand);
    check(`/hands/${seat}`);
  }
}

/** RUN-19: what was scored in this round follows from its bombs. */
function checkPoints(fields: Fields, { bombs }: RunFastState): void {
  const given = readNumbers(fields, 'inPlay', PLAYERS);
  const points = bombPoints(bombs);
  if (given && given.join() !== points.join()) {
    throw bad('/inPlay', `what the bombs come to: ${points.join(', ')}`, 'RUN-19');
  }
}

/** The state as it is when the round is over already, or can't be told; itself while the round runs. */
function ended(
  state: RunFastState,
  scores: readonly number[] | null,
  told: RoundResult | null,
): RunFastState {
  const [out, second] = [...state.hands.keys()].filter((seat) => state.hands[seat]?.length === 0);
  if (second !== undefined) throw bad(`/hands/${second}`, 'at most one empty hand', 'RUN-17');
  const before = (points: readonly number[]) =>
    scores?.map((total, seat) => total - (points[seat] ?? 0)) ?? state.before;
  if (out === undefined) {
    if (told) throw bad('/result', 'null while the round goes on');
    if (state.turn === null) throw bad('/turn', 'a seat while the round goes on');
    if (state.turn === state.beat?.by) {
      throw bad('/turn', 'another seat than the one whose cards are to be beaten', 'RUN-14');
    }
    return { ...state, before: before(bombPoints(state.bombs)) };
  }
  if (state.beat && state.beat.by !== out) {
    throw bad('/beat/by', 'the seat that went out', 'RUN-17');
  }
  if (state.hands.some(isHidden)) {
    if (told) throw bad('/result', 'null while a hand is unknown');
    return { ...state, turn: null, before: before(bombPoints(state.bombs)) };
  }
  const result = scoreOut(state, out);
  if (told && JSON.stringify(told) !== JSON.stringify(result)) {
    throw bad('/result', `what the position comes to: ${JSON.stringify(result)}`);
  }
  return { ...state, turn: null, before: before(result.points), result };
}
