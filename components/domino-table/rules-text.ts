/** The rules of a table in words, fetched when somebody asks for them. */
import type { DominoOptions } from '../../machines/dominoes/model.ts';
import type { RulesText } from '../table/table-state.ts';
import { baseOf } from './cites.ts';

/** As they hold at a table of these options; a house's own rules come first. */
export async function rulesText(options: DominoOptions | undefined): Promise<RulesText> {
  const text = await gameText(options);
  if (typeof options?.rules !== 'object') return text;
  const { houseRules } = await import('../locales/en/house-rules.ts');
  return [...houseRules(options.rules), ...text];
}

async function gameText(options: DominoOptions | undefined): Promise<RulesText> {
  const base = baseOf(options?.rules);
  const { handSize, rounding, misplay } = options ?? {};
  const table = { base, handSize, rounding, misplay };
  if (base === 'fives') {
    const { fivesRules } = await import('../locales/en/fives-rules.ts');
    return fivesRules(table);
  }
  if (base === 'draw' || base === 'block') {
    const { dominoRules } = await import('../locales/en/dominoes-rules.ts');
    return dominoRules(base);
  }
  const { pipRules } = await import('../locales/en/pip-rules.ts');
  return pipRules(table);
}
