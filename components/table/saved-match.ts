/** A saved match as it was stored, checked before it is trusted. */

import { PipError } from '../../machines/error.ts';
import type { MatchRecord, SavedMatch, SeatKind } from '../../machines/game.ts';
import { SKILLS } from '../../machines/skills.ts';
import type { GameKit, TableView } from './game-kit.ts';

const kinds: readonly SeatKind[] = ['human', 'bot', 'remote'];
const stages: readonly SavedMatch['stage'][] = ['playing', 'round-over', 'match-over'];

export type CheckedSave<Options> = SavedMatch & { record: MatchRecord<Options> };

/** A record or a saved match from anywhere. Rejects with 'bad-record'; whether the rules allow it is seen where it goes on. */
export async function readMatch<O, S, P, V extends TableView<O>>(
  kit: GameKit<O, S, P, V>,
  json: unknown,
): Promise<{ saved: CheckedSave<O> } | { record: MatchRecord<O> }> {
  if (isObject(json) && 'record' in json) return { saved: await readSaved(kit, json) };
  return { record: await kit.parseRecord(json) };
}

/** Rejects with 'bad-record' and the path of the fault. */
export async function readSaved<O, S, P, V extends TableView<O>>(
  kit: GameKit<O, S, P, V>,
  json: unknown,
): Promise<CheckedSave<O>> {
  if (!isObject(json)) throw bad('');
  if (json.pip !== 1) throw bad('/pip');
  const record = await kit.parseRecord(json.record);
  const seats = listOf(json.seats, kinds, '/seats');
  const skill = oneOf(json.skill, SKILLS, '/skill');
  if (seats.length !== kit.players(record.options)) throw bad('/seats');
  const stage = oneOf(json.stage, stages, '/stage');
  const numbers = seats.map((_, seat) => seat);
  const auto = listOf(json.auto, numbers, '/auto');
  const draft = draftOf(json.draft);
  return { pip: 1, record, seats, skill, auto, stage, ...(draft && { draft }) };
}

/** No table is written like this: the game throws such a half-made turn back, as the round before it is whole. */
const unreadable = { table: '|', undo: [], redo: [] };

/** A half-made turn; its tiles are the game's to check. Of what is none the order of the rack is kept. */
function draftOf(value: unknown): SavedMatch['draft'] | null {
  if (value === undefined || value === null) return null;
  const { table, rack, undo, redo } = isObject(value) ? value : {};
  if (typeof rack !== 'string') return { ...unreadable, rack: '' };
  const whole = typeof table === 'string' && isTexts(undo) && isTexts(redo);
  return whole ? { table, rack, undo, redo } : { ...unreadable, rack };
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
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
