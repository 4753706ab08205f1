/** Options of a dominoes match: defaults filled in, everything checked. */
import { badOption, type OptionFields, readOptions } from '../option-fields.ts';
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

/** What a field means that a record of format 1 leaves out. Never changes, whatever becomes of DEFAULTS. */
export const FORMAT_1: Defaults = {
  rules: 'draw',
  players: 2,
  handSize: 7,
  rounding: 'raw',
  misplay: 'friendly',
  clock: 0,
};

const DEFAULTS: Defaults = { ...FORMAT_1 };

const FIELDS = ['rules', 'players', 'target', 'handSize', 'rounding', 'misplay', 'clock'];

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
function isPip(rules: Pick<Rules, 'base'>): boolean {
  return rules.base.startsWith('pip');
}

/** Options with defaults filled in. Throws 'bad-option' with `detail.field` and what is accepted. */
export function options(input: unknown = {}, defaults: Defaults = DEFAULTS): DominoOptions {
  return readOptions(input, FIELDS, (fields) => read(fields, defaults));
}

function read(fields: OptionFields, defaults: Defaults): DominoOptions {
  const { choose, whole, clock } = fields;
  const given = fields.has('rules') ? fields.get('rules') : defaults.rules;
  const rules: RuleSetId | RuleSet = isRuleSetId(given) ? given : readRuleSet(given);
  const full = rulesOf({ rules });
  const counts = offered(full);
  const [first] = counts;
  if (first === undefined) {
    throw badOption('rules.hand', `tiles for ${full.sides === 'pairs' ? '' : '2, 3 or '}4 players`);
  }
  const usual = counts.includes(defaults.players) ? defaults.players : first;
  // What a house fixes is no longer the table's to choose.
  const house: Partial<RuleSet> = typeof rules === 'string' ? {} : rules;
  const absent = (name: string) => {
    if (fields.has(name)) throw badOption(name, 'nothing: these rules have no such option');
    return {};
  };
  return {
    rules,
    players: choose('players', usual, counts),
    target: whole('target', full.target, 1, 10000),
    ...(full.base === 'fives' && !house.hand
      ? { handSize: choose('handSize', defaults.handSize, [7, 9]) }
      : absent('handSize')),
    ...(isPip(full) && !house.out
      ? { rounding: choose('rounding', defaults.rounding, ['raw', 'down5']) }
      : absent('rounding')),
    ...(isPip(full)
      ? { misplay: choose('misplay', defaults.misplay, ['friendly', 'strict']) }
      : absent('misplay')),
    clock: clock(defaults.clock),
  };
}
