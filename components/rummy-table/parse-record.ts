/** A record of rummy from anywhere, checked; loaded only where a record is read. */
import type { MatchRecord } from '../../machines/game.ts';
import { readRecord } from '../../machines/record.ts';
import { rummyCore } from '../../machines/rummy/core.ts';
import type { RummyOptions } from '../../machines/rummy/model.ts';
import { rummyRecord } from '../../machines/rummy/record.ts';

/** Throws 'bad-record'. */
export function parseRecord(json: unknown): MatchRecord<RummyOptions> {
  const record = readRecord(json, { rummy: rummyRecord });
  return { ...record, options: rummyCore.recorded(record.options) };
}
