/** Where a pointer is on the felt. */

/** CSS pixels from the felt's top left. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point of the window as one of an element, which an embedder may have scaled. */
export function pointIn(element: HTMLElement, { x, y }: Point): Point {
  const box = element.getBoundingClientRect();
  const scale = element.offsetWidth > 0 ? box.width / element.offsetWidth || 1 : 1;
  return { x: (x - box.left) / scale, y: (y - box.top) / scale };
}
