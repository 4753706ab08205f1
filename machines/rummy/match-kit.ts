/** Rummy as its chart needs it. */
import type { Draft } from '../match-events.ts';
import type { MatchKit, Running } from '../match-steps.ts';
import { rummyCore } from './core.ts';
import { draftSeat } from './draft-steps.ts';
import { draftAfter } from './draft-turn.ts';
import type { RummyOptions, RummyView } from './model.ts';
import type { RummyState } from './state.ts';

export type RummyRunning = Running<RummyOptions, RummyState>;

export const rummyKit: MatchKit<RummyOptions, RummyState, RummyView> = {
  game: rummyCore,
  choose: async ({ view, ...question }) => {
    const { choose } = await import('../bots.ts');
    return choose('rummy', view, question);
  },
  draft: (state, { seats, draft }): Draft | null => {
    const seat = draftSeat({ seats });
    return seat < 0 ? null : draftAfter(state, seat, draft ?? null);
  },
};
