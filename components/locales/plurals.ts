/** Number forms by the language's own rules. */

export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** `plurals('en')(3, { one: '# tile', other: '# tiles' })` → '3 tiles'; `#` is the number in the language's digits. */
export function plurals(lang: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(lang);
  const digits = new Intl.NumberFormat(lang);
  return (count, forms) =>
    (forms[rules.select(count)] ?? forms.other).replace('#', digits.format(count));
}
