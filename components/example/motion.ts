/** Moves the tiles of an example from one picture to the next. */
import type { Sprite } from '../stage/scene.ts';

function cssTransform({ x, y, angle, scale }: Omit<Sprite, 'id' | 'picture' | 'z'>): string {
  return `translate(${x}px, ${y}px) rotate(${angle}rad) scale(${scale})`;
}

/** `elements` shows `to` already; each tile starts where it lay in `from`, or where it comes from. */
export function moveSprites(
  elements: Iterable<SVGGElement>,
  from: readonly Sprite[],
  to: readonly Sprite[],
): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const before = new Map(from.map((sprite) => [sprite.id, sprite]));
  const after = new Map(to.map((sprite) => [sprite.id, sprite]));
  for (const element of elements) {
    const sprite = after.get(element.dataset.id ?? '');
    if (!sprite) continue;
    const start = before.get(sprite.id) ?? (sprite.from && { ...sprite, ...sprite.from });
    if (!start || cssTransform(start) === cssTransform(sprite)) continue;
    for (const running of element.getAnimations()) running.cancel();
    element.animate([{ transform: cssTransform(start) }, { transform: cssTransform(sprite) }], {
      duration: 280,
      easing: 'cubic-bezier(0.3, 0, 0.15, 1)',
    });
  }
}
