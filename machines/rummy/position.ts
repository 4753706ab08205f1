/** A state from a position: to look at, teach, test or follow from (contract, Positions and views). */
import { PipError } from '../error.ts';
import type { MatchSoFar } from '../game.ts';
import {
  bad,
  beforeResult,
  type Common,
  type Fields,
  readCommon,
  readHand,
  readOut,
  readSwitches,
  readWhole,
} from '../position-fields.ts';
import { fieldsOf, guarded, isWhole } from '../reading.ts';
import { isHidden, type Slot } from '../slots.ts';
import type { RummyOptions, RummyPosition } from './model.ts';
import { canonical, readSets, readSlots } from './notation.ts';
import { options as complete } from './options.ts';
import { endingOf, score } from './score.ts';
import { isSet, readSet, type TileSet } from './set.ts';
import { laidTiles, type RummyState } from './state.ts';
import { oneTooMany, TILES } from './tile.ts';

/** Whatever is known is checked. Throws 'bad-position' with a JSON Pointer. A view is a position too. */
export function position(given: RummyOptions, from: RummyPosition): RummyState {
  return guarded('bad-position', () => read(complete(given), from));
}

function read(options: RummyOptions, from: unknown): RummyState {
  const fields = fieldsOf(from);
  if (!fields) throw bad('', 'an object');
  const { players } = options;
  const common = readCommon(fields, { players, sides: players, slots, canonical });
  const { round, soFar, hands, turn, log, scores, sums } = common;
  const state: RummyState = {
    options,
    round,
    soFar: withFirst(soFar, fields, players),
    hands,
    stock: slots(fields.get('stock') ?? '', '/stock'),
    table: readTable(fields),
    melded: readSwitches(
      fields,
      'melded',
      hands.map(() => false),
      'RUM-11',
    ),
    turn,
    passes: readWhole(fields, 'passes', 0),
    before: scores ?? sums,
    log,
    result: null,
  };
  checkTiles(state);
  if (state.passes > 0 && state.stock.length > 0) {
    throw bad('/passes', '0 while there are tiles to draw', 'RUM-12');
  }
  return ended(state, common);
}

function withFirst(soFar: MatchSoFar, fields: Fields, players: number): MatchSoFar {
  const first = fieldsOf(fields.get('soFar'))?.get('first');
  if (first === undefined) return soFar;
  if (!isWhole(first, 0, players - 1)) throw bad('/soFar/first', 'a seat', 'RUM-3');
  return { ...soFar, first };
}

function slots(text: unknown, path: string): Slot[] {
  return readHand(text, path, readSlots, 'tiles such as R7 J ?6', 'RUM-1');
}

function readTable(fields: Fields): TileSet[] {
  const text = fields.get('table') ?? '';
  const lists = typeof text === 'string' ? readSets(text) : null;
  if (!lists) throw bad('/table', 'sets such as R4 R5 J, R7 B7 K7', 'RUM-1');
  return lists.map((tiles) => {
    const set = readSet(tiles);
    if (isSet(set)) return set;
    const { rule, reason } = set;
    const detail = { accepted: 'valid sets', set: tiles.join(' '), reason };
    throw new PipError('bad-position', { path: '/table', rule, detail });
  });
}

/** RUM-1: each tile as often as there is, 106 at most. */
function checkTiles({ table, hands, stock }: RummyState): void {
  const seen: Slot[] = [];
  const take = (tiles: readonly Slot[], path: string): void => {
    seen.push(...tiles);
    if (seen.length > TILES.length) throw bad(path, `${TILES.length} tiles in all`, 'RUM-1');
    const tile = oneTooMany(seen);
    if (tile !== null) throw bad(path, `each tile twice, not ${tile} once more`, 'RUM-1');
  };
  take(laidTiles(table), '/table');
  hands.forEach((hand, seat) => {
    take(hand, `/hands/${seat}`);
  });
  take(stock, '/stock');
}

/** The state as it is when the round is over already, or can't be told; itself while the round runs. */
function ended(state: RummyState, common: Common): RummyState {
  const { told } = common;
  const out = readOut(state.hands, 'RUM-18');
  if (out !== undefined && state.table.length === 0) {
    throw bad(`/hands/${out}`, 'tiles while nothing is played', 'RUM-18');
  }
  const ending = endingOf(state);
  if (!ending) {
    if (told) throw bad('/result', 'null while the round goes on');
    if (state.turn === null) throw bad('/turn', 'a seat while the round goes on');
    return state;
  }
  if (state.hands.some(isHidden)) {
    if (told) throw bad('/result', 'null while a hand is unknown');
    return { ...state, turn: null };
  }
  const result = score(state, ending);
  return { ...state, turn: null, before: beforeResult(common, result), result };
}
