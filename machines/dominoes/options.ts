/** Options of a dominoes match: defaults filled in, everything checked. */
import { PipError } from '../error.ts';
import type { DominoOptions, Players, RuleSet, RuleSetId } from './model.ts';
import { readRuleSet } from './rule-set-check.ts';
import { RULE_SETS, type Rules } from './rule-sets.ts';

export interface Defaults {
  readonly rules: RuleSetId;
  readonly players: Players;
  readonly handSize: 7 | 9;
  readonly rounding: 'raw' | 'down5';
  readonly misplay: 'friendly' | 'strict';
  readonly clock: number;
}

const DEFAULTS: Defaults = {
  rules: 'draw',
  players: 2,
  handSize: 7,
  rounding: 'raw',
  misplay: 'friendly',
  clock: 0,
};

const FIELDS = ['rules', 'players', 'target', 'handSize', 'rounding', 'misplay', 'clock'];

function bad(field: string, accepted: string | readonly string[]): PipError {
  return new PipError('bad-option', { detail: { field, accepted } });
}

/** Whole rules for an option value, the table's own hand size included. */
export function rulesOf(options: Pick<DominoOptions, 'rules' | 'handSize'>): Rules {
  const { rules, handSize } = options;
  const full =
    typeof rules === 'string' ? RULE_SETS[rules] : { ...RULE_SETS[rules.base], ...rules };
  return handSize === undefined ? full : { ...full, hand: { 2: handSize } };
}

/** Numbers of players that a rule set offers. */
export function offered(rules: Pick<Rules, 'hand' | 'sides'>): Players[] {
  const all: Players[] = [2, 3, 4];
  return all.filter((n) => rules.hand[n] !== undefined && (rules.sides === 'each' || n === 4));
}

function isRuleSetId(value: unknown): value is RuleSetId {
  return typeof value === 'string' && Object.hasOwn(RULE_SETS, value);
}

/** Whether the rule set has the table options `rounding` and `misplay` (PIP-1, PIP-14). */
export function isPip(rules: Pick<Rules, 'base'>): boolean {
  return rules.base.startsWith('pip');
}

/** Options with defaults filled in. Throws 'bad-option' with `detail.field` and what is accepted. */
export function options(
  input: Partial<DominoOptions> = {},
  defaults: Defaults = DEFAULTS,
): DominoOptions {
  if (typeof input !== 'object' || input === null) throw bad('options', 'an object');
  for (const [field, value] of Object.entries(input)) {
    if (value !== undefined && !FIELDS.includes(field)) throw bad(field, FIELDS);
  }
  const given: unknown = input.rules ?? defaults.rules;
  const rules: RuleSetId | RuleSet = isRuleSetId(given) ? given : readRuleSet(given);
  const full = rulesOf({ rules });
  const counts = offered(full);
  const usual = counts.includes(defaults.players) ? defaults.players : counts[0];
  const players = choose('players', input.players, usual, counts);
  const sized = full.base === 'fives' && (typeof rules === 'string' || rules.hand === undefined);
  return {
    rules,
    players,
    target: whole('target', input.target ?? full.target, 1, 10000),
    ...(sized
      ? { handSize: choose('handSize', input.handSize, defaults.handSize, [7, 9]) }
      : absent('handSize', input.handSize)),
    ...(isPip(full)
      ? {
          rounding: choose('rounding', input.rounding, defaults.rounding, ['raw', 'down5']),
          misplay: choose('misplay', input.misplay, defaults.misplay, ['friendly', 'strict']),
        }
      : { ...absent('rounding', input.rounding), ...absent('misplay', input.misplay) }),
    clock: whole('clock', input.clock ?? defaults.clock, 0, 86400),
  };
}

function whole(name: string, value: unknown, least: number, most: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) {
    return value;
  }
  throw bad(name, `a whole number from ${least} to ${most}`);
}

function choose<T extends string | number>(
  name: string,
  value: T | undefined,
  usual: T | undefined,
  accepted: readonly T[],
): T {
  const chosen = value ?? usual;
  if (chosen !== undefined && accepted.includes(chosen)) return chosen;
  throw bad(name, accepted.map(String));
}

/** A field that these rules don't have is refused. */
function absent(name: string, value: unknown): Record<never, never> {
  if (value !== undefined) throw bad(name, 'nothing: these rules have no such option');
  return {};
}
