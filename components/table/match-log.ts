/** The moves of a match in words, told again from its record: right also after a reload or a step back. */
import { sourceOf } from '../../machines/deal-source.ts';
import type { MatchRecord, MatchSoFar } from '../../machines/game.ts';
import type { MatchEmitted } from '../../machines/match-events.ts';
import type { GameKit, TableView } from './game-kit.ts';
import type { Spoken } from './live-region.ts';
import type { LogLine, TableState } from './table-state.ts';

export async function matchLog<O, S, P, V extends TableView<O>>(
  kit: GameKit<O, S, P, V>,
  record: MatchRecord<O>,
  table: TableState<V>,
  say: (event: MatchEmitted, table: TableState<V>) => Spoken,
): Promise<LogLine[]> {
  const { game } = kit;
  const { me } = table;
  const lines: LogLine[] = [];
  let soFar: MatchSoFar = { rounds: [] };
  for (const [round, played] of record.rounds.entries()) {
    let state = game.deal(record.options, sourceOf(played), soFar);
    const first = game.first?.(state);
    if (first !== undefined) soFar = { ...soFar, first };
    const tell = async (event: MatchEmitted) => {
      const view = game.view(state, me);
      const last = view.log?.at(-1) ?? null;
      const then = { ...table, view, turn: view.turn, last, draft: null };
      const text = await say(event, { ...then, scores: view.scores ?? [] });
      if (text) lines.push({ round, text });
    };
    await tell({ type: 'dealt', round });
    for (const move of played.moves) {
      state = game.play(state, move);
      const made = game.view(state, null).log?.at(-1);
      if (made) await tell({ type: 'moved', ...made, by: 'person', scored: 0 });
    }
    const result = game.result(state);
    if (!result) break;
    soFar = { ...soFar, rounds: [...soFar.rounds, result] };
    await tell({ type: 'roundEnded', round, result, scores: game.view(state, me).scores ?? [] });
  }
  return lines;
}
