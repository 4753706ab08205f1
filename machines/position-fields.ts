/** What every game's position has, read field by field. Throws 'bad-position' with a JSON Pointer. */
import { PipError } from './error.ts';
import type { LogEntry, MatchSoFar, RoundResult, Seat } from './game.ts';
import { sumOf } from './points.ts';
import { fieldsOf, isWhole, listOf } from './reading.ts';
import type { Slot } from './slots.ts';

export type Fields = ReadonlyMap<string, unknown>;

const MOST = 1_000_000;
const ENDS: readonly RoundResult['end'][] = ['out', 'blocked', 'stalled', 'target', 'forfeit'];

export function bad(path: string, accepted: string, rule?: string): PipError {
  return new PipError('bad-position', { path, rule, detail: { accepted } });
}

/** How a game reads what every position has. */
export interface Reading {
  readonly players: number;
  /** Sides that score. */
  readonly sides: number;
  /** A hand or stock; throws where the text is none. */
  slots(text: unknown, path: string): Slot[];
  /** A move written canonically; null where the text is none. */
  canonical(text: string): string | null;
}

/** What every position has, each part checked for itself. */
export interface Common {
  readonly soFar: MatchSoFar;
  readonly round: number;
  readonly hands: Slot[][];
  readonly turn: Seat | null;
  readonly log: LogEntry[];
  /** Totals by side as told; null when they are left out. */
  readonly scores: number[] | null;
  /** Totals by side that the earlier rounds come to. */
  readonly sums: number[];
  /** The result as told; null when there is none. */
  readonly told: RoundResult | null;
}

export function readCommon(fields: Fields, { players, sides, slots, canonical }: Reading): Common {
  const soFar = readSoFar(fields, players, sides);
  const result = fields.get('result') ?? null;
  return {
    soFar,
    round: readWhole(fields, 'round', soFar.rounds.length),
    hands: readHands(fields, players, slots),
    turn: readTurn(fields, players),
    log: readLog(fields, players, canonical),
    scores: readNumbers(fields, 'scores', sides),
    sums: sumOf(soFar.rounds, sides),
    told: result === null ? null : readResult(result, '/result', players, sides),
  };
}

/** A hand or stock by a game's own notation. Throws with what would be accepted. */
export function readHand(
  text: unknown,
  path: string,
  read: (text: string) => Slot[] | null,
  accepted: string,
  rule: string,
): Slot[] {
  const slots = typeof text === 'string' ? read(text) : null;
  if (!slots) throw bad(path, accepted, rule);
  return slots;
}

/** Totals before a round that is over: as told without what the round came to, which must be what was told. */
export function beforeResult(
  { scores, told, sums }: Pick<Common, 'scores' | 'told' | 'sums'>,
  result: RoundResult,
): number[] {
  if (told && JSON.stringify(told) !== JSON.stringify(result)) {
    throw bad('/result', `what the position comes to: ${JSON.stringify(result)}`);
  }
  return beforePoints(scores, result.points) ?? sums;
}

/** Totals without some points of this round; null when no totals are told. */
export function beforePoints(
  scores: readonly number[] | null,
  points: readonly number[],
): number[] | null {
  return scores?.map((total, side) => total - (points[side] ?? 0)) ?? null;
}

/** The seat whose hand is empty, of which there can be one. */
export function readOut(hands: readonly (readonly Slot[])[], rule: string): Seat | undefined {
  const [out, second] = [...hands.keys()].filter((seat) => hands[seat]?.length === 0);
  if (second !== undefined) throw bad(`/hands/${second}`, 'at most one empty hand', rule);
  return out;
}

/** By seat true or false; `otherwise` where it is left out. */
export function readSwitches(
  fields: Fields,
  name: string,
  otherwise: readonly boolean[],
  rule: string,
): boolean[] {
  const given = fields.get(name);
  if (given === undefined) return [...otherwise];
  const { length } = otherwise;
  const list = listOf(given, length)?.filter((each) => typeof each === 'boolean');
  if (list?.length !== length) throw bad(`/${name}`, `${length} times true or false`, rule);
  return list;
}

/** The hands by seat, each read by the game's own `slots`. */
function readHands(fields: Fields, players: number, slots: Reading['slots']): Slot[][] {
  const list = listOf(fields.get('hands'), players);
  if (list?.length !== players) throw bad('/hands', `${players} hands`);
  return list.map((text, seat) => slots(text, `/hands/${seat}`));
}

function readTurn(fields: Fields, players: number): Seat | null {
  const turn = fields.get('turn');
  if (turn === null) return null;
  if (!isWhole(turn, 0, players - 1))
    throw bad('/turn', `null or a seat from 0 to ${players - 1}`, 'COM-3');
  return turn;
}

export function readWhole(fields: Fields, name: string, otherwise: number): number {
  const value = fields.get(name) ?? otherwise;
  if (!isWhole(value, 0, MOST)) throw bad(`/${name}`, 'a whole number');
  return value;
}

/** A number for each side; null when the field is left out. */
export function readNumbers(fields: Fields, name: string, length: number): number[] | null {
  const value = fields.get(name);
  return value === undefined ? null : numbers(value, `/${name}`, length);
}

function numbers(value: unknown, path: string, length: number): number[] {
  const list = listOf(value, length)?.filter((n) => isWhole(n, -MOST, MOST));
  if (list?.length !== length) throw bad(path, `${length} whole numbers`);
  return list;
}

function readLog(fields: Fields, players: number, canonical: Reading['canonical']): LogEntry[] {
  const list = listOf(fields.get('log') ?? [], MOST);
  if (!list) throw bad('/log', 'a list of moves');
  return list.map((entry, i) => {
    const own = fieldsOf(entry);
    const seat = own?.get('seat');
    if (!isWhole(seat, 0, players - 1)) throw bad(`/log/${i}/seat`, 'a seat', 'COM-3');
    const text = own?.get('move');
    const move = typeof text === 'string' ? canonical(text) : null;
    if (move === null) throw bad(`/log/${i}/move`, 'a move');
    return { seat, move };
  });
}

function readSoFar(fields: Fields, players: number, sides: number): MatchSoFar {
  const given = fields.get('soFar');
  if (given === undefined) return { rounds: [] };
  const rounds = listOf(fieldsOf(given)?.get('rounds'), MOST);
  if (!rounds) throw bad('/soFar/rounds', 'a list of results');
  return {
    rounds: rounds.map((round, i) => readResult(round, `/soFar/rounds/${i}`, players, sides)),
  };
}

function readResult(value: unknown, path: string, players: number, sides: number): RoundResult {
  const fields = fieldsOf(value);
  const end = ENDS.find((each) => each === fields?.get('end'));
  if (!fields || end === undefined) throw bad(`${path}/end`, ENDS.join(', '));
  const won = listOf(fields.get('winners'), sides);
  const winners = [...new Set(won)].filter((n) => isWhole(n, 0, sides - 1));
  if (winners.length !== won?.length) throw bad(`${path}/winners`, 'each winning side once');
  const inPlay = fields.get('inPlay');
  return {
    end,
    winners,
    points: numbers(fields.get('points'), `${path}/points`, sides),
    left: numbers(fields.get('left'), `${path}/left`, players),
    ...(inPlay === undefined ? {} : { inPlay: numbers(inPlay, `${path}/inPlay`, sides) }),
  };
}
