/** Where a new match begins; and what is saved of one. */
import type { CommonPosition, SavedMatch } from './game.ts';
import type { MatchContext, MatchInput, MatchTag } from './match-events.ts';
import { anySeed, type MatchKit, type Running } from './match-steps.ts';

/** The context of a match that begins; a record or a save in the input isn't looked at. Throws what `options` throws. */
export function beginNew<O, S, V extends CommonPosition>(
  { game }: MatchKit<O, S, V>,
  input: MatchInput<O>,
): Running<O, S> {
  const options = game.options(input.options);
  const soFar = { rounds: [] };
  const { scores, winners } = game.standing(options, soFar);
  return {
    options,
    seats: input.seats,
    skill: input.skill,
    pace: input.pace,
    record: { pip: 1, game: game.id, options, rounds: [] },
    soFar,
    state: null,
    scores,
    winners,
    auto: [],
    away: [],
    held: false,
    clock: null,
    last: null,
    seed: input.seed ?? anySeed(),
    news: [],
  };
}

/** What `save` stores of a running match (contract, SavedMatch). */
export function toSaved<O, S>(snapshot: {
  readonly context: MatchContext<O, S>;
  hasTag(tag: MatchTag): boolean;
}): SavedMatch {
  const { record, seats, skill, auto } = snapshot.context;
  const stage = (['round-over', 'match-over'] as const).find((tag) => snapshot.hasTag(tag));
  return { pip: 1, record, seats, skill, auto, stage: stage ?? 'playing' };
}
