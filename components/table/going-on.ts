/** How a match that was begun already goes on: from a record or a save, checked. Loaded with the first of them. */
import type { Seat } from '../../machines/game.ts';
import type { MatchInput } from '../../machines/match-events.ts';
import type { Running } from '../../machines/match-steps.ts';
import type { GameKit, TableView } from './game-kit.ts';
import { type CheckedSave, readMatch } from './saved-match.ts';
import type { Settings } from './settings.ts';

/** What a table begins with: a new match, or with `begun` one that goes on. */
export interface Beginning<Options, State> {
  readonly match: MatchInput<Options>;
  readonly me: Seat | null;
  readonly begun?: Running<Options, State>;
}

/** What of the table it depends on. */
export interface GoingHost<Options, State, Position, View extends TableView<Options>> {
  readonly kit: GameKit<Options, State, Position, View>;
  settings(players: number): Settings;
  readonly waits: number;
}

/** A record or a saved match from anywhere. Rejects with 'bad-record', or with where a replay breaks. */
export async function goOnWith<O, S, P, V extends TableView<O>>(
  host: GoingHost<O, S, P, V>,
  what: unknown,
): Promise<Beginning<O, S>> {
  const { kit } = host;
  const read = await readMatch(kit, what);
  if ('saved' in read) return goOnFrom(host, read.saved);
  const { record } = read;
  const { options } = record;
  const { me, ...settings } = host.settings(kit.players(options));
  const match = { options, record, ...settings };
  return { match, me, begun: (await kit.past()).resume(match) };
}

/** As it was saved, with the waits that the attributes ask for now. */
export async function goOnFrom<O, S, P, V extends TableView<O>>(
  host: GoingHost<O, S, P, V>,
  saved: CheckedSave<O>,
): Promise<Beginning<O, S>> {
  const { record, seats, skill } = saved;
  const { kit } = host;
  const me = seats.indexOf('human');
  const match = { options: record.options, saved, seats, skill, pace: host.waits };
  return { match, me: me < 0 ? null : me, begun: (await kit.past()).resume(match) };
}
