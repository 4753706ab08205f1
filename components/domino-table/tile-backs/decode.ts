/**
 * A picture that travels as script. An embedding page may allow our scripts and neither images nor
 * fetches (`default-src 'none'; script-src …`): a decoded blob asks nothing of such a policy.
 */
export function decode(base64: string, type: string): Promise<ImageBitmap> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return createImageBitmap(new Blob([bytes], { type }));
}
