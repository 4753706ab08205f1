/** What is told one after the other; '' is left out. */
export function sentences(
  words: { sentence(p: { text: string }): string },
  texts: readonly string[],
): string {
  return texts
    .filter(Boolean)
    .map((text) => words.sentence({ text }))
    .join(' ');
}
