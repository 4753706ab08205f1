/** The rules of a table in words, fetched when somebody asks for them. */
import type { RulesText } from '../table/table-state.ts';

export async function rulesText(): Promise<RulesText> {
  const { runFastRules } = await import('../locales/en/run-fast-rules.ts');
  return runFastRules;
}
