/** No line breaks within a name ('6-4', 'Red 7', 'DRAW-8') or a sum ('2 + 3 = 5'). Nothing is seen or heard of it. */
export function unbroken(text: string): string {
  return text
    .replace(/([\dA-Z])-(?=\d)/g, '$1\u2060-\u2060')
    .replace(/\b(Red|Blue|Black|Orange) (?=\d)/g, '$1\u00a0')
    .replace(/(?<=\d|\)) ([+−=]) (?=\d|\()/g, '\u00a0$1\u00a0');
}
