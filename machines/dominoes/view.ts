/** What a seat may know of a round, as plain JSON (contract, Positions and views). */
import type { Seat } from '../game.ts';
import { formatHand } from '../slots.ts';
import { commonView } from '../view-fields.ts';
import type { DominoView } from './model.ts';
import { formatLine } from './notation.ts';
import { type DominoState, totals } from './state.ts';

/** The view of a seat; null = a spectator. Once the round is over every view shows all hands, never the boneyard. */
export function view(state: DominoState, me: Seat | null): DominoView {
  const { options, layout, rules } = state;
  return {
    ...commonView(state, me),
    ...(typeof options.rules === 'string'
      ? {}
      : { options: { ...options, rules: structuredClone(options.rules) } }),
    stock: formatHand(state.stock, false),
    line: formatLine(layout.line),
    ...(layout.up.length > 0 ? { up: formatLine(layout.up) } : {}),
    ...(layout.down.length > 0 ? { down: formatLine(layout.down) } : {}),
    ...(layout.spinner === null ? {} : { spinner: layout.spinner }),
    lead: state.lead,
    passes: state.passes,
    drew: state.drew,
    scores: totals(state),
    ...(rules.counts.length > 0 ? { inPlay: [...state.inPlay] } : {}),
  };
}
