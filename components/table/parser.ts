/** Records of one game from anywhere, checked; loaded only where a record is read. */
import type { Game, MatchRecord } from '../../machines/game.ts';
import { type RecordReader, readRecord } from '../../machines/record.ts';

/** What it gives throws 'bad-record'. */
export function parserFor<Options, State, Position, View>(
  game: Pick<Game<Options, State, Position, View>, 'id' | 'recorded'>,
  reader: RecordReader<unknown>,
): (json: unknown) => MatchRecord<Options> {
  return (json) => {
    const record = readRecord(json, { [game.id]: reader });
    return { ...record, options: game.recorded(record.options) };
  };
}
