/** A record of dominoes from anywhere, checked; loaded only where a record is read. */
import { dominoCore } from '../../machines/dominoes/core.ts';
import type { DominoOptions } from '../../machines/dominoes/model.ts';
import { dominoRecord } from '../../machines/dominoes/record.ts';
import type { MatchRecord } from '../../machines/game.ts';
import { readRecord } from '../../machines/record.ts';

/** Throws 'bad-record'. */
export function parseRecord(json: unknown): MatchRecord<DominoOptions> {
  const record = readRecord(json, { dominoes: dominoRecord });
  return { ...record, options: dominoCore.recorded(record.options) };
}
