/** A house's own rule set, checked field by field. */
import { badOption } from '../option-fields.ts';
import { fieldsOf, isWhole, listOf } from '../reading.ts';
import type { RuleSet } from './model.ts';
import { RULE_SETS } from './rule-sets.ts';

type Field = keyof RuleSet;

/** Fields that take one of a few values. */
const CHOICES: { readonly [F in Field]?: readonly RuleSet[F][] } = {
  base: Object.values(RULE_SETS).map(({ base }) => base),
  sides: ['each', 'pairs'],
  draw: [true, false],
  pass: ['forced', 'free-when-empty'],
  spinner: [true, false],
  opener: ['winner', 'out-winner', 'highest'],
  noDouble: ['heaviest', 'redeal'],
  out: ['raw', 'down5', 'nearest5'],
  blocked: ['sum-less-own', 'differences', 'whole-nearest5', 'sides'],
  tie: ['nobody', 'shared'],
  endsMidRound: [true, false],
};

/** The others: a copy of the value, or what would be accepted. */
const READERS: { readonly [name: string]: (value: unknown) => { value: unknown } | string } = {
  name: (value) => (typeof value === 'string' ? { value } : 'a text'),
  hand: readHand,
  counts: readCounts,
  target: (value) => (isWhole(value, 1, 10000) ? { value } : 'a whole number from 1 to 10000'),
};

/** Reads a rule set into a plain copy. Throws 'bad-option' with `detail.field`, e.g. 'rules.hand'. */
export function readRuleSet(given: unknown): RuleSet {
  const fields = fieldsOf(given);
  if (!fields) throw badOption('rules', [...Object.keys(RULE_SETS), 'a rule set']);
  const copy = Object.fromEntries(
    [...fields].map(([name, value]) => [name, readField(name, value)] as const),
  );
  if (!isRuleSet(copy)) throw badOption('rules.base', Object.keys(RULE_SETS));
  return copy;
}

function readField(name: string, value: unknown): unknown {
  const field = `rules.${name}`;
  const choices = Object.entries(CHOICES).find(([each]) => each === name)?.[1];
  if (choices) {
    const accepted: readonly unknown[] = choices;
    if (!accepted.includes(value)) throw badOption(field, accepted.map(String));
    return value;
  }
  const read = Object.hasOwn(READERS, name) ? READERS[name]?.(value) : undefined;
  if (typeof read === 'object') return read.value;
  throw badOption(field, read ?? Object.keys(RULE_SETS.draw));
}

/** Every field has been read; only the base can't be left out. */
function isRuleSet(copy: object): copy is RuleSet {
  return 'base' in copy;
}

function readHand(value: unknown): { value: unknown } | string {
  const sizes = [...(fieldsOf(value) ?? [['', 0]])];
  const fine = sizes.every(
    ([players, size]) =>
      /^[234]$/.test(players) && isWhole(size, 1, Math.floor(28 / Number(players))),
  );
  return fine
    ? { value: Object.fromEntries(sizes) }
    : 'tiles for 2, 3 or 4 players, at most 28 in all hands';
}

function readCounts(value: unknown): { value: unknown } | string {
  const counts = listOf(value, 100);
  const fine = value === 'fives' || counts?.every((count) => isWhole(count, 1, 100));
  return fine ? { value: counts ?? value } : "'fives', or a list of whole numbers from 1 to 100";
}
