/**
 * One requestAnimationFrame loop for every stage of the page. It runs only while something moves
 * and holds no listener while it rests.
 */

/** Moves one frame on; whether it wants another. `now` in ms as requestAnimationFrame tells it. */
export type Step = (now: number) => boolean;

const moving = new Map<Step, () => void>();
let asked = 0;

function frame(now: number): void {
  asked = 0;
  for (const step of [...moving.keys()]) {
    if (moving.has(step) && !step(now)) moving.delete(step);
  }
  if (moving.size > 0) asked = requestAnimationFrame(frame);
  else rest();
}

/** A hidden page gets no frames: what moves arrives at once instead. */
function hide(): void {
  if (document.visibilityState !== 'hidden') return;
  const finishes = [...moving.values()];
  moving.clear();
  rest();
  for (const finish of finishes) finish();
}

function rest(): void {
  cancelAnimationFrame(asked);
  asked = 0;
  document.removeEventListener('visibilitychange', hide);
}

/** Calls `step` on each frame until it returns false; `finish` instead if the page is hidden. */
export function animate(step: Step, finish: () => void): void {
  if (moving.size === 0) document.addEventListener('visibilitychange', hide);
  moving.set(step, finish);
  if (asked === 0) asked = requestAnimationFrame(frame);
}

export function halt(step: Step): void {
  moving.delete(step);
  if (moving.size === 0) rest();
}

const seen = new WeakMap<Element, (onScreen: boolean) => void>();
let watch: IntersectionObserver | undefined;
let watched = 0;

/** Tells whether an element is near the screen, now and whenever that changes; returns the end of it. */
export function whenOnScreen(element: Element, tell: (onScreen: boolean) => void): () => void {
  watch ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) seen.get(entry.target)?.(entry.isIntersecting);
    },
    { rootMargin: '64px' },
  );
  const observer = watch;
  seen.set(element, tell);
  observer.observe(element);
  watched += 1;
  return () => {
    observer.unobserve(element);
    seen.delete(element);
    watched -= 1;
    if (watched === 0) {
      observer.disconnect();
      watch = undefined;
    }
  };
}
