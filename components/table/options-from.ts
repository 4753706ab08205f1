/** Match options from what an element was given: what isn't valid falls back, and is told. */
import { PipError } from '../../machines/error.ts';
import type { GameKit, TableView, Warn } from './game-kit.ts';

/**
 * Asks the game field by field until it accepts what is left. Values are strings from attributes
 * (numbers written in digits are read as numbers) or anything from properties; undefined, null and '' mean "not given".
 */
export function optionsFrom<Options, State, Position, View extends TableView<Options>>(
  { game, onlyPlayers }: Pick<GameKit<Options, State, Position, View>, 'game' | 'onlyPlayers'>,
  given: Readonly<Record<string, unknown>>,
  warn: Warn,
): Options {
  const left = new Map<string, unknown>();
  for (const [field, value] of Object.entries(given)) {
    if (value !== undefined && value !== null && value !== '') left.set(field, plain(value));
  }
  if (onlyPlayers !== undefined && left.has('players')) {
    // All tables have the attribute: where it says what goes without saying, that is no mistake.
    if (left.get('players') !== onlyPlayers) warn('players', String(onlyPlayers));
    left.delete('players');
  }
  for (;;) {
    try {
      // The game checks every field itself: whatever arrives here may be wrong.
      const nothing: Partial<Options> = {};
      return game.options(Object.assign(nothing, Object.fromEntries(left)));
    } catch (error) {
      const field = error instanceof PipError ? top(error.detail?.field) : null;
      if (field === null || !left.has(field)) throw error;
      warn(field, acceptedOf(error));
      left.delete(field);
    }
  }
}

function acceptedOf(error: unknown): string {
  const { accepted, field } = (error instanceof PipError ? error.detail : undefined) ?? {};
  const text =
    typeof accepted === 'object' ? accepted.join(', ') : String(accepted ?? 'another value');
  // Of a value with fields of its own, which of them is wrong.
  return field === undefined || field === top(field) ? text : `${text} (in ${field})`;
}

/** 'rules.hand.2' is a fault of the field 'rules'. */
function top(field: unknown): string | null {
  return typeof field === 'string' ? (field.split(/[./]/).find(Boolean) ?? null) : null;
}

function plain(value: unknown): unknown {
  return typeof value === 'string' && /^\d+$/.test(value.trim()) ? Number(value) : value;
}
