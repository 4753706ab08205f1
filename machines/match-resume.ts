/** Where a match goes on from a record or a save. */
import type { CommonPosition } from './game.ts';
import { beginNew } from './match-begin.ts';
import type { MatchInput } from './match-events.ts';
import { anySeed, type MatchKit, type Running } from './match-steps.ts';
import { replayToEnd } from './replay.ts';

/** The context of a match that begins, or goes on from a record or a save. Throws what `options` and `replay` throw. */
export function begin<O, S, V extends CommonPosition>(
  kit: MatchKit<O, S, V>,
  input: MatchInput<O>,
): Running<O, S> {
  const { game } = kit;
  const { saved } = input;
  const given = saved?.record ?? input.record;
  if (!given) return beginNew(kit, input);
  const { outcome, last: state } = replayToEnd(game, given);
  const { soFar, scores, winners } = outcome;
  const options = game.recorded(given.options);
  const record = { pip: given.pip, game: given.game, options, rounds: given.rounds };
  return {
    options,
    seats: saved?.seats ?? input.seats,
    skill: saved?.skill ?? input.skill,
    pace: input.pace,
    record,
    soFar,
    state,
    scores,
    winners,
    auto: saved?.auto ?? [],
    away: [],
    held: false,
    clock: null,
    last: (state && game.view(state, null).log?.at(-1)) ?? null,
    seed:
      record.rounds.findLast((round) => round.seed !== undefined)?.seed ?? input.seed ?? anySeed(),
    news: [],
  };
}
