/** No line breaks within what a hyphen holds together: '6-4', 'DRAW-8'. Nothing is seen or heard of it. */
export function unbroken(text: string): string {
  return text.replace(/([\dA-Z])-(?=\d)/g, '$1\u2060-\u2060');
}
