/** Where a match goes on from a record or a save. */
import { sourceOf } from './deal-source.ts';
import type { CommonPosition, MatchRecord, MatchSoFar } from './game.ts';
import { beginNew } from './match-begin.ts';
import type { MatchInput } from './match-events.ts';
import { anySeed, type ChartedGame, type MatchKit, type Running } from './match-steps.ts';
import { replayGame } from './replay.ts';

/** The context of a match that begins, or goes on from a record or a save. Throws what `options` and `replay` throw. */
export function begin<O, S, V extends CommonPosition>(
  kit: MatchKit<O, S, V>,
  input: MatchInput<O>,
): Running<O, S> {
  const { game } = kit;
  const { saved } = input;
  const given = saved?.record ?? input.record;
  if (!given) return beginNew(kit, input);
  const { next, soFar, scores, winners } = replayGame(game, given);
  const options = game.recorded(given.options);
  const record = { pip: given.pip, game: given.game, options, rounds: given.rounds };
  const state = next?.state ?? lastRound(game, record, soFar);
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

/** The last round of a record as it was left, also when it is over. */
function lastRound<O, S, V>(
  game: ChartedGame<O, S, V>,
  { options, rounds }: MatchRecord<O>,
  soFar: MatchSoFar,
): S | null {
  const round = rounds.at(-1);
  if (!round) return null;
  const earlier = { ...soFar, rounds: soFar.rounds.slice(0, rounds.length - 1) };
  let state = game.deal(options, sourceOf(round), earlier);
  for (const made of round.moves) state = game.play(state, made);
  return round.ended ? game.forfeit(state, round.ended.seat) : state;
}
