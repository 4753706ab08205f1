/** A state from a position: to look at, teach, test or follow from (contract, Positions and views). */
import {
  bad,
  beforePoints,
  beforeResult,
  type Common,
  type Fields,
  readCommon,
  readHand,
  readNumbers,
  readOut,
} from '../position-fields.ts';
import { fieldsOf, guarded, isWhole } from '../reading.ts';
import { isHidden, type Slot } from '../slots.ts';
import { countRanks } from './card.ts';
import { readings } from './combination.ts';
import { HAND } from './deal.ts';
import { goneCards, oneTooMany } from './hand.ts';
import type { RunFastOptions, RunFastPosition } from './model.ts';
import { canonical, readCards, readSlots } from './notation.ts';
import { options as complete, PLAYERS } from './options.ts';
import { checkLog } from './position-log.ts';
import { readPlays } from './position-played.ts';
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
  const common = readCommon(fields, { players: PLAYERS, sides: PLAYERS, slots, canonical });
  const { round, soFar, hands, turn, log, scores, sums } = common;
  const beat = readBeat(fields, hands);
  const told = { hands, turn, log, beat };
  checkLog(told);
  const { bombs, played } = readPlays(fields, told);
  const state: RunFastState = {
    options,
    round,
    soFar,
    hands,
    turn,
    beat,
    played,
    bombs,
    before: beforePoints(scores, bombPoints(bombs)) ?? sums,
    log,
    result: null,
  };
  checkCards(state);
  checkPoints(fields, state);
  return ended(state, common);
}

function slots(text: unknown, path: string): Slot[] {
  const accepted = 'at most 16 cards such as 3s 10 ?6';
  const read = readHand(text, path, readSlots, accepted, 'RUN-1');
  if (read.length > HAND) throw bad(path, accepted, 'RUN-1');
  return read;
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
function ended(state: RunFastState, common: Common): RunFastState {
  const { told } = common;
  const out = readOut(state.hands, 'RUN-17');
  if (out === undefined) {
    if (told) throw bad('/result', 'null while the round goes on');
    if (state.turn === null) throw bad('/turn', 'a seat while the round goes on');
    if (state.turn === state.beat?.by) {
      throw bad('/turn', 'another seat than the one whose cards are to be beaten', 'RUN-14');
    }
    return state;
  }
  if (state.beat && state.beat.by !== out) {
    throw bad('/beat/by', 'the seat that went out', 'RUN-17');
  }
  if (state.hands.some(isHidden)) {
    if (told) throw bad('/result', 'null while a hand is unknown');
    return { ...state, turn: null };
  }
  const result = scoreOut(state, out);
  return { ...state, turn: null, before: beforeResult(common, result), result };
}
