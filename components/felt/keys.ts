/** Keys on what lies on the felt: what is answered there the page doesn't hear. */

/** `answer`: whether the key meant something. Keys with Ctrl, Meta or Alt are the browser's. */
export function answerKey(event: KeyboardEvent, answer: (key: string) => boolean): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (!answer(event.key)) return;
  event.preventDefault();
  event.stopPropagation();
}
