/** A saved match as it was stored, checked before it is trusted. */
import { PipError } from '../../machines/error.ts';
import type { MatchRecord, SavedMatch, SeatKind, Skill } from '../../machines/game.ts';

const kinds: readonly SeatKind[] = ['human', 'bot', 'remote'];
const skills: readonly Skill[] = ['beginner', 'normal', 'expert'];
const stages: readonly SavedMatch['stage'][] = ['playing', 'round-over', 'match-over'];

/** Throws 'bad-record' with the path of the fault. `readRecord` checks the match itself. */
export function parseSaved<Options>(
  json: unknown,
  readRecord: (json: unknown) => MatchRecord<Options>,
): SavedMatch & { record: MatchRecord<Options> } {
  if (!isObject(json)) throw bad('');
  if (json.pip !== 1) throw bad('/pip');
  const record = readRecord(json.record);
  const seats = listOf(json.seats, kinds, '/seats');
  const skill = oneOf(json.skill, skills, '/skill');
  const stage = oneOf(json.stage, stages, '/stage');
  const numbers = seats.map((_, seat) => seat);
  const auto = listOf(json.auto, numbers, '/auto');
  return { pip: 1, record, seats, skill, auto, stage };
}

function listOf<T>(value: unknown, accepted: readonly T[], path: string): T[] {
  if (!Array.isArray(value)) throw bad(path);
  return value.map((item: unknown, index) => oneOf(item, accepted, `${path}/${index}`));
}

function oneOf<T>(value: unknown, accepted: readonly T[], path: string): T {
  const found = accepted.find((item) => item === value);
  if (found === undefined) throw bad(path);
  return found;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function bad(path: string): PipError {
  return new PipError('bad-record', { path });
}
