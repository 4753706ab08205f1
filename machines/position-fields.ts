/** What every game's position has, read field by field. Throws 'bad-position' with a JSON Pointer. */
import { PipError } from './error.ts';
import type { LogEntry, MatchSoFar, RoundResult, Seat } from './game.ts';
import { fieldsOf, isWhole, listOf } from './reading.ts';

export type Fields = ReadonlyMap<string, unknown>;

const MOST = 1_000_000;
const ENDS: readonly RoundResult['end'][] = ['out', 'blocked', 'stalled', 'target', 'forfeit'];

export function bad(path: string, accepted: string, rule?: string): PipError {
  return new PipError('bad-position', { path, rule, detail: { accepted } });
}

/** The hands by seat, each read by the game's own `slots`. */
export function readHandsOf<T>(
  fields: Fields,
  players: number,
  slots: (text: unknown, path: string) => T,
): T[] {
  const list = listOf(fields.get('hands'), players);
  if (list?.length !== players) throw bad('/hands', `${players} hands`);
  return list.map((text, seat) => slots(text, `/hands/${seat}`));
}

export function readTurn(fields: Fields, players: number): Seat | null {
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

/** `written`: a move in canonical notation; null where the text is none. */
export function readLogOf(
  fields: Fields,
  players: number,
  written: (text: string) => string | null,
): LogEntry[] {
  const list = listOf(fields.get('log') ?? [], MOST);
  if (!list) throw bad('/log', 'a list of moves');
  return list.map((entry, i) => {
    const own = fieldsOf(entry);
    const seat = own?.get('seat');
    if (!isWhole(seat, 0, players - 1)) throw bad(`/log/${i}/seat`, 'a seat', 'COM-3');
    const text = own?.get('move');
    const move = typeof text === 'string' ? written(text) : null;
    if (move === null) throw bad(`/log/${i}/move`, 'a move');
    return { seat, move };
  });
}

export function readSoFar(fields: Fields, players: number, sides: number): MatchSoFar {
  const given = fields.get('soFar');
  if (given === undefined) return { rounds: [] };
  const rounds = listOf(fieldsOf(given)?.get('rounds'), MOST);
  if (!rounds) throw bad('/soFar/rounds', 'a list of results');
  return {
    rounds: rounds.map((round, i) => readResult(round, `/soFar/rounds/${i}`, players, sides)),
  };
}

export function readResult(
  value: unknown,
  path: string,
  players: number,
  sides: number,
): RoundResult {
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
