/** Observers that all tables of a page share. */

type SizeListener = (width: number, height: number) => void;
type NearListener = (near: boolean) => void;

let sizes: ResizeObserver | undefined;
let nearness: IntersectionObserver | undefined;
const sizeListeners = new WeakMap<Element, SizeListener>();
const nearListeners = new WeakMap<Element, NearListener>();

/** How far outside the viewport a table counts as near, in CSS pixels. */
const margin = 200;

/** Tells an element's content size in CSS pixels, now and when it changes; returns the end of it. */
export function watchSize(element: Element, listener: SizeListener): () => void {
  sizes ??= new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) {
      sizeListeners.get(target)?.(contentRect.width, contentRect.height);
    }
  });
  sizeListeners.set(element, listener);
  sizes.observe(element);
  return () => {
    sizeListeners.delete(element);
    sizes?.unobserve(element);
  };
}

/** Tells when an element comes near the viewport or leaves it; returns the end of it. */
export function watchNear(element: Element, listener: NearListener): () => void {
  nearness ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) nearListeners.get(target)?.(isIntersecting);
    },
    { rootMargin: `${margin}px` },
  );
  nearListeners.set(element, listener);
  nearness.observe(element);
  return () => {
    nearListeners.delete(element);
    nearness?.unobserve(element);
  };
}

/** Whether an element is near the viewport at this moment (asks for layout). */
export function isNear(element: Element): boolean {
  const { top, bottom, width, height } = element.getBoundingClientRect();
  return width + height > 0 && bottom > -margin && top < innerHeight + margin;
}
