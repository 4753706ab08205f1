/** The practice options of dominoes, as choices in words: those that the chosen rules have. */
import type { DominoOptions, Players, RuleSet, RuleSetId } from '../../machines/dominoes/model.ts';
import { offered, rulesOf } from '../../machines/dominoes/options.ts';
import { RULE_SETS } from '../../machines/dominoes/rule-sets.ts';
import type { DominoWords } from '../locales/en/dominoes.ts';
import type { OptionField } from '../table/table-state.ts';

/** The element's properties that are chosen from, and the options that they come to. */
export interface Chosen {
  readonly options: DominoOptions;
  /** A house's own rules, as long as they are the page's; offered beside the built-in ones. */
  readonly house: RuleSet | null;
}

const ids = Object.keys(RULE_SETS).filter(isRuleSetId);

function isRuleSetId(id: string): id is RuleSetId {
  return Object.hasOwn(RULE_SETS, id);
}

/** The value that stands for the page's own rules. */
export const houseValue = 'house';

export function practiceFields(words: DominoWords, { options, house }: Chosen): OptionField[] {
  const rules = rulesOf(options);
  const { rounding, misplay, handSize, players, target } = options;
  const field = <T extends string | number>(
    name: string,
    label: string,
    value: T,
    choices: readonly T[],
    word: (choice: T) => string,
  ): OptionField => ({
    name,
    label,
    value: String(value),
    choices: choices.map((choice) => ({ value: String(choice), label: word(choice) })),
  });
  const targets = [...new Set([...targetsOf(rules.target), target])].sort((a, b) => a - b);
  return [
    field<Players>('players', words.playersLabel, players, offered(rules), (n) =>
      words.playersChoice({ n }),
    ),
    field<RuleSetId | typeof houseValue>(
      'rules',
      words.variantLabel,
      typeof options.rules === 'string' ? options.rules : houseValue,
      house ? [...ids, houseValue] : ids,
      (id) => (id === houseValue ? (house?.name ?? words.houseRules) : words.variants[id]),
    ),
    field('target', words.targetLabel, target, targets, (n) => words.points({ n })),
    ...way('handSize', words.handSizeLabel, handSize, {
      7: words.tiles({ n: 7 }),
      9: words.tiles({ n: 9 }),
    }),
    ...way('rounding', words.roundingLabel, rounding, words.rounding, words.roundedDown),
    ...way('misplay', words.misplayLabel, misplay, words.misplay, words.strict),
  ];
}

/** An option that not all rules have; the first of its ways is the usual one, `said` tells of another by itself. */
function way(
  name: string,
  label: string,
  chosen: string | number | undefined,
  ways: Readonly<Record<string, string>>,
  said?: string,
): OptionField[] {
  if (chosen === undefined) return [];
  const value = String(chosen);
  const choices = Object.entries(ways).map(([each, word]) => ({ value: each, label: word }));
  const usual = value === choices[0]?.value;
  return [{ name, label, value, choices, usual, ...(said === undefined ? {} : { said }) }];
}

/** What one may play to: the rules' own target, and a shorter and a longer match. */
function targetsOf(usual: number): number[] {
  return usual === 150 ? [100, 150, 250] : usual === 100 ? [50, 100, 150, 200] : [usual];
}

/** What a change to other rules leaves of the choices that belonged to the old ones: these fields are the new rules' to set. */
export function undecided(options: DominoOptions, rules: RuleSetId | RuleSet): string[] {
  const before = rulesOf(options);
  const after = rulesOf({ rules });
  const pip = (base: RuleSetId) => base.startsWith('pip');
  return [
    ...(offered(after).includes(options.players) ? [] : ['players']),
    ...(after.target === before.target ? [] : ['target']),
    ...(after.base === before.base ? [] : ['handSize']),
    ...(pip(after.base) && typeof rules === 'string' ? [] : ['rounding', 'misplay']),
  ];
}

/** The rules that a choice stands for. */
export function chosenRules(value: string, house: RuleSet | null): RuleSetId | RuleSet {
  if (value === houseValue && house) return house;
  return isRuleSetId(value) ? value : 'draw';
}
