/** Number forms and lists by the language's own rules. */

export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** `plurals('en')(3, { one: '# tile', other: '# tiles' })` → '3 tiles'; `#` is the number in the language's digits. */
export function plurals(lang: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(lang);
  const digits = new Intl.NumberFormat(lang);
  return (count, forms) =>
    (forms[rules.select(count)] ?? forms.other).replace('#', digits.format(count));
}

/** `list('en')(['Nora', 'Max', 'Ida'])` → 'Nora, Max, and Ida'. */
export function list(lang: string): (items: readonly string[]) => string {
  const format = new Intl.ListFormat(lang, { type: 'conjunction' });
  return (items) => format.format(items);
}
