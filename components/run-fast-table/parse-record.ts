/** A record of Run Fast from anywhere, checked; loaded only where a record is read. */
import type { MatchRecord } from '../../machines/game.ts';
import { readRecord } from '../../machines/record.ts';
import { runFastCore } from '../../machines/run-fast/core.ts';
import type { RunFastOptions } from '../../machines/run-fast/model.ts';
import { runFastRecord } from '../../machines/run-fast/record.ts';

/** Throws 'bad-record'. */
export function parseRecord(json: unknown): MatchRecord<RunFastOptions> {
  const record = readRecord(json, { 'run-fast': runFastRecord });
  return { ...record, options: runFastCore.recorded(record.options) };
}
