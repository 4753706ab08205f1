/** A state from a position: to look at, teach, test or follow from (contract, Positions and views). */
import type { RoundResult, Seat } from '../game.ts';
import {
  bad,
  beforePoints,
  beforeResult,
  type Common,
  type Fields,
  readCommon,
  readNumbers,
  readOut,
  readWhole,
} from '../position-fields.ts';
import { fieldsOf, guarded } from '../reading.ts';
import { isHidden, UNKNOWN } from '../slots.ts';
import type { Laid, Layout } from './line.ts';
import type { DominoOptions, DominoPosition } from './model.ts';
import { canonical } from './notation.ts';
import { options as complete, rulesOf } from './options.ts';
import { readLead, readRow, readStock, readSwitch, slots } from './position-read.ts';
import { cite, type Rules } from './rule-sets.ts';
import { score } from './score.ts';
import { isBlocked } from './settle.ts';
import { type DominoState, sideCount } from './state.ts';
import { highest, isDouble, openingRank, TILES, tileOf } from './tile.ts';

/** Whatever is known is checked. Throws 'bad-position' with a JSON Pointer. A view is a position too. */
export function position(given: DominoOptions, from: DominoPosition): DominoState {
  return guarded('bad-position', () => read(complete(given), from));
}

function read(options: DominoOptions, from: unknown): DominoState {
  const fields = fieldsOf(from);
  if (!fields) throw bad('', 'an object');
  const rules = rulesOf(options);
  const { players } = options;
  const sides = sideCount(rules, players);
  const common = readCommon(fields, { players, sides, slots, canonical });
  const { round, soFar, hands, turn, log, scores, sums } = common;
  const inPlay = readNumbers(fields, 'inPlay', sides) ?? new Array<number>(sides).fill(0);
  if (rules.counts.length === 0 && inPlay.some((n) => n !== 0)) {
    throw bad('/inPlay', 'nothing: these rules score nothing in play');
  }
  const drew = readSwitch(fields, 'drew');
  if (drew && !rules.draw)
    throw bad('/drew', 'false: by these rules nobody draws', cite(rules, 'no-draw'));
  const state: DominoState = {
    options,
    rules,
    round,
    soFar,
    hands,
    stock: readStock(fields),
    layout: readLayout(fields, rules),
    lead: readLead(fields),
    turn,
    passes: readWhole(fields, 'passes', 0),
    drew,
    before: beforePoints(scores, inPlay) ?? sums,
    inPlay,
    log,
    result: null,
  };
  checkTiles(state);
  checkLead(state);
  return ended(state, common);
}

function readLayout(fields: Fields, rules: Rules): Layout {
  const rule = cite(rules, 'match');
  const line = readRow(fields, 'line', rule);
  const up = readRow(fields, 'up', rule);
  const down = readRow(fields, 'down', rule);
  const arms = cite(rules, 'arm');
  const armTold = up.length > 0 ? '/up' : down.length > 0 ? '/down' : null;
  if (!rules.spinner) {
    if (armTold) throw bad(armTold, 'nothing: these rules have no spinner', arms);
    if (fields.has('spinner')) throw bad('/spinner', 'nothing: these rules have no spinner', arms);
    return { line, up, down, spinner: null };
  }
  const spinner = readSpinner(fields, line, up[0] ?? down[0], arms);
  const number = spinner === null ? undefined : line[spinner]?.b;
  const inside = spinner !== null && spinner > 0 && spinner < line.length - 1;
  if (armTold && !inside) throw bad(armTold, 'a spinner with both main sides taken', arms);
  for (const [path, first] of [
    ['/up', up[0]],
    ['/down', down[0]],
  ] as const) {
    if (first && first.a !== number) throw bad(path, `the spinner's ${number} first`, rule);
  }
  return { line, up, down, spinner };
}

/** The double named, or that an arm tells, or the first one. */
function readSpinner(
  fields: Fields,
  line: readonly Laid[],
  arm: Laid | undefined,
  rule: string,
): number | null {
  const doubles = line.map((_, i) => i).filter((i) => line[i]?.a === line[i]?.b);
  const given = fields.get('spinner');
  if (given === undefined) {
    const told = arm && doubles.find((i) => line[i]?.a === arm.a);
    return told ?? doubles[0] ?? null;
  }
  const named = doubles.find((i) => i === given);
  if (named === undefined) throw bad('/spinner', 'the index of a double in the line', rule);
  return named;
}

/** COM-1, COM-2: each tile once, 28 at most. */
function checkTiles({ layout, hands, stock }: DominoState): void {
  const seen = new Set<string>();
  let room = 28;
  const take = (slots: readonly string[], path: string): void => {
    room -= slots.length;
    if (room < 0) throw bad(path, '28 tiles in all', 'COM-1');
    for (const slot of slots) {
      if (slot !== UNKNOWN && seen.has(slot))
        throw bad(path, `each tile once, not ${slot} twice`, 'COM-2');
      seen.add(slot);
    }
  };
  const { line, up, down } = layout;
  for (const [path, row] of Object.entries({ line, up, down })) {
    take(
      row.map(({ a, b }) => tileOf(a, b)),
      `/${path}`,
    );
  }
  hands.forEach((hand, seat) => {
    take(hand, `/hands/${seat}`);
  });
  take(stock, '/stock');
}

/** A forced opening belongs to the holder of the first tile in COM-5 order, as far as it is known. */
function checkLead({ layout, lead, turn, hands, stock, rules }: DominoState): void {
  if (layout.line.length > 0 || lead !== 'forced' || turn === null) return;
  const own = hands[turn] ?? [];
  const elsewhere = new Set([...hands.filter((hand) => hand !== own).flat(), ...stock]);
  const best = highest(isHidden(own) ? TILES.filter((tile) => !elsewhere.has(tile)) : own);
  const all = highest(hands.flat());
  if (!all || !best) return;
  if (openingRank(all) > openingRank(best)) {
    throw bad('/turn', `the holder of ${all}`, cite(rules, 'opening'));
  }
  const mustDouble = rules.noDouble === 'redeal' && !hands.some(isHidden);
  if (mustDouble && !isDouble(best))
    throw bad('/hands', 'a double in some hand', cite(rules, 'opening'));
}

type Ending = { end: RoundResult['end']; by: Seat };

/** The state as it is when the round is over already, or cannot be told; itself while the round runs. */
function ended(state: DominoState, common: Common): DominoState {
  const { scores, told } = common;
  const out = readOut(state.hands, 'DRAW-12');
  if (out !== undefined && state.layout.line.length === 0) {
    throw bad(`/hands/${out}`, 'tiles while nothing is played', 'DRAW-12');
  }
  const unknown = state.hands.some(isHidden);
  const ending = told?.end === 'forfeit' ? forfeited(state, told) : endOf(state, out, told, scores);
  if (!ending) {
    if (told) throw bad('/result', 'null while the round goes on');
    if (state.turn === null && !unknown) throw bad('/turn', 'a seat while the round goes on');
    return state;
  }
  if (unknown) {
    if (told) throw bad('/result', 'null while a hand is unknown');
    return { ...state, turn: null, drew: false };
  }
  const result = score(state, ending.end, ending.by);
  return { ...state, turn: null, drew: false, before: beforeResult(common, result), result };
}

function endOf(
  state: DominoState,
  out: Seat | undefined,
  told: RoundResult | null,
  scores: readonly number[] | null,
): Ending | null {
  const { rules, options, inPlay } = state;
  if (rules.endsMidRound && (told === null || told.end === 'target')) {
    // Unless told otherwise, totals hold what an out is worth: then it wasn't the play that reached the target.
    const worth = out === undefined || told || !scores ? [] : score(state, 'out', out).points;
    const by = inPlay.findIndex((scored, side) => {
      const bonus = (worth[side] ?? scored) - scored;
      return scored > 0 && (state.before[side] ?? 0) + scored - bonus >= options.target;
    });
    if (by >= 0) return { end: 'target', by };
  }
  if (out !== undefined) return { end: 'out', by: out };
  const tired = rules.pass === 'free-when-empty' && state.passes >= state.hands.length;
  return tired || isBlocked(state) ? { end: 'blocked', by: 0 } : null;
}

function forfeited({ rules, turn }: DominoState, { winners }: RoundResult): Ending | null {
  if (rules.base !== 'fives' || turn !== null) return null;
  return { end: 'forfeit', by: winners[0] === 0 ? 1 : 0 };
}
