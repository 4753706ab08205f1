/** A house's own rule set, checked field by field. */
import { PipError } from '../error.ts';
import { fieldsOf, isWhole, listOf } from '../reading.ts';
import type { Players, RuleSet, RuleSetId } from './model.ts';
import { RULE_SETS } from './rule-sets.ts';

const FIELDS = new Set(Object.keys(RULE_SETS.draw));
const SWITCHES = ['draw', 'spinner', 'endsMidRound'] as const;
const BASES: readonly RuleSetId[] = [
  'draw',
  'block',
  'fives',
  'pip',
  'pip-muggins',
  'pip-block',
  'pip-draw-and-pass',
  'pip-team',
];

function bad(field: string, accepted: string | readonly string[]): PipError {
  return new PipError('bad-option', { detail: { field, accepted } });
}

function oneOf<T extends string>(field: string, value: unknown, accepted: readonly T[]): T {
  const found = accepted.find((each) => each === value);
  if (found === undefined) throw bad(field, accepted);
  return found;
}

/** Reads a rule set into a plain copy. Throws 'bad-option' with `detail.field`, e.g. 'rules.hand'. */
export function readRuleSet(given: unknown): RuleSet {
  const fields = fieldsOf(given);
  if (!fields) throw bad('rules', [...BASES, 'a rule set']);
  for (const name of fields.keys()) {
    if (!FIELDS.has(name)) throw bad(`rules.${name}`, [...FIELDS]);
  }
  const rules: RuleSet = { base: oneOf('rules.base', fields.get('base'), BASES) };
  const has = (name: string): boolean => fields.has(name);
  const choose = <T extends string>(name: string, accepted: readonly T[]): T =>
    oneOf(`rules.${name}`, fields.get(name), accepted);

  if (has('name')) rules.name = readName(fields.get('name'));
  if (has('hand')) rules.hand = readHand(fields.get('hand'));
  if (has('sides')) rules.sides = choose('sides', ['each', 'pairs']);
  if (has('pass')) rules.pass = choose('pass', ['forced', 'free-when-empty']);
  if (has('opener')) rules.opener = choose('opener', ['winner', 'out-winner', 'highest']);
  if (has('noDouble')) rules.noDouble = choose('noDouble', ['heaviest', 'redeal']);
  if (has('counts')) rules.counts = readCounts(fields.get('counts'));
  if (has('out')) rules.out = choose('out', ['raw', 'down5', 'nearest5']);
  if (has('blocked')) {
    rules.blocked = choose('blocked', ['sum-less-own', 'differences', 'whole-nearest5', 'sides']);
  }
  if (has('tie')) rules.tie = choose('tie', ['nobody', 'shared']);
  for (const name of SWITCHES) {
    const value = fields.get(name);
    if (typeof value === 'boolean') rules[name] = value;
    else if (value !== undefined) throw bad(`rules.${name}`, ['true', 'false']);
  }
  const target = fields.get('target');
  if (target !== undefined) {
    if (!isWhole(target, 1, 10000)) throw bad('rules.target', 'a whole number from 1 to 10000');
    rules.target = target;
  }
  return rules;
}

function readName(value: unknown): string {
  if (typeof value !== 'string') throw bad('rules.name', 'a text');
  return value;
}

function readHand(value: unknown): Partial<Record<Players, number>> {
  const accepted = 'tiles for 2, 3 or 4 players, at most 28 in all hands';
  const fields = fieldsOf(value);
  if (!fields) throw bad('rules.hand', accepted);
  const hand: Partial<Record<Players, number>> = {};
  for (const [key, size] of fields) {
    const players = ([2, 3, 4] as const).find((n) => String(n) === key);
    if (players === undefined || !isWhole(size, 1, Math.floor(28 / players))) {
      throw bad('rules.hand', accepted);
    }
    hand[players] = size;
  }
  return hand;
}

function readCounts(value: unknown): readonly number[] | 'fives' {
  if (value === 'fives') return value;
  const numbers = listOf(value, 100) ?? [null];
  const counts = numbers.filter((n) => isWhole(n, 1, 100));
  if (counts.length !== numbers.length) throw bad('rules.counts', ['fives', 'a list of counts']);
  return counts;
}
