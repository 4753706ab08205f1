/** Records from outside: read field by field, checked, written canonically. */
import { PipError } from './error.ts';
import type { Deal, GameId, MatchRecord, RoundRecord, Seat } from './game.ts';
import { GAME_IDS } from './game-ids.ts';
import { fieldsOf, guarded, isWhole, listOf } from './reading.ts';

/** What a game brings to the reading of its records. */
export interface RecordReader<Options> {
  /** Complete options; a missing field takes format 1's default. Throws 'bad-option'. */
  options(given: unknown): Options;
  /** A canonical copy of an explicit deal. Throws 'bad-record' with a path into the deal. */
  deal(options: Options, given: unknown): Deal;
  /** A move as it is written at its place in the round, from 0; null where the text is none. */
  move(text: string, index: number): string | null;
  /** Seats that may forfeit; 0 where these options know no forfeit. */
  forfeiters(options: Options): number;
}

export type RecordReaders = Partial<Record<GameId, RecordReader<unknown>>>;

/** The longest matches have a few thousand; a replay slows down with their square. */
const MOST_ROUNDS = 10_000;
/** Wrong placements under strict play can go on without end (PIP-14); a record of them can't. */
const MOST_MOVES = 10_000;

function bad(path: string, accepted: string, at: { round?: number; move?: number } = {}): PipError {
  return new PipError('bad-record', { path, detail: { accepted }, ...at });
}

/**
 * A record from untrusted input: JSON as text, or what came of parsing it. Throws 'bad-record' with `path` (and `round`,
 * `move` inside a round). Whether its moves are legal is told by `replay`.
 */
export function readRecord(json: unknown, readers: RecordReaders): MatchRecord {
  return guarded('bad-record', () => {
    const fields = fieldsOf(typeof json === 'string' ? JSON.parse(json) : json);
    if (!fields) throw bad('', 'an object');
    if (fields.get('pip') !== 1) throw bad('/pip', '1');
    const game = GAME_IDS.find((id) => id === fields.get('game'));
    const reader = game && readers[game];
    if (!game || !reader) throw bad('/game', Object.keys(readers).join(', '));
    const options = readOptions(reader, fields.get('options') ?? {});
    const rounds = listOf(fields.get('rounds'), MOST_ROUNDS);
    if (!rounds) throw bad('/rounds', `a list of at most ${MOST_ROUNDS} rounds`);
    return {
      pip: 1,
      game,
      options,
      rounds: rounds.map((round, i) => readRound(reader, options, round, i)),
    };
  });
}

function readOptions(reader: RecordReader<unknown>, given: unknown): unknown {
  try {
    return reader.options(given);
  } catch (error) {
    if (!(error instanceof PipError)) throw error;
    const field = error.detail?.field;
    const inside = typeof field === 'string' && field !== 'options' ? `/${pointer(field)}` : '';
    throw new PipError('bad-record', { path: `/options${inside}`, detail: error.detail });
  }
}

/** 'rules.hand' as a JSON Pointer has it. */
function pointer(field: string): string {
  return field
    .replaceAll('~', '~0')
    .replaceAll('/', '~1')
    .replace(/^rules\./, 'rules/');
}

function readRound(
  reader: RecordReader<unknown>,
  options: unknown,
  value: unknown,
  round: number,
): RoundRecord {
  const path = `/rounds/${round}`;
  const fields = fieldsOf(value);
  if (!fields) throw bad(path, 'an object', { round });
  const list = listOf(fields.get('moves'), MOST_MOVES);
  if (!list) throw bad(`${path}/moves`, `a list of at most ${MOST_MOVES} moves`, { round });
  const moves = list.map((text, move) => {
    const written = typeof text === 'string' ? reader.move(text, move) : null;
    if (written === null) throw bad(`${path}/moves/${move}`, 'a move', { round, move });
    return written;
  });
  const source = readSource(reader, options, fields, round);
  const ended = fields.get('ended');
  if (ended === undefined) return { ...source, moves };
  const seat = readForfeit(ended, reader.forfeiters(options));
  if (seat === null) throw bad(`${path}/ended`, 'a seat that forfeits', { round });
  return { ...source, moves, ended: { by: 'forfeit', seat } };
}

function readSource(
  reader: RecordReader<unknown>,
  options: unknown,
  fields: ReadonlyMap<string, unknown>,
  round: number,
): { seed: string } | { deal: Deal } {
  const path = `/rounds/${round}`;
  const seed = fields.get('seed');
  if (fields.has('seed') === fields.has('deal')) {
    throw bad(path, 'exactly one of seed and deal', { round });
  }
  if (!fields.has('deal')) {
    if (typeof seed !== 'string') throw bad(`${path}/seed`, 'a text', { round });
    return { seed };
  }
  try {
    return { deal: reader.deal(options, fields.get('deal')) };
  } catch (error) {
    if (!(error instanceof PipError)) throw error;
    const { rule, detail } = error;
    const inside = `${path}/deal${error.path ?? ''}`;
    throw new PipError('bad-record', { rule, detail, path: inside, round });
  }
}

function readForfeit(value: unknown, seats: number): Seat | null {
  const fields = fieldsOf(value);
  const seat = fields?.get('seat');
  return fields?.get('by') === 'forfeit' && isWhole(seat, 0, seats - 1) ? seat : null;
}
