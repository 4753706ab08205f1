/** Keys on a tile: picking it up is the button's own; arrows go from tile to tile, with tiles in hand from place to place. */
import type { Choosing } from './choosing.ts';
import type { Lying } from './lying.ts';
import type { Way } from './walking.ts';

const ways: Readonly<Record<string, Way>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

export function tileKey(choosing: Choosing, tile: Lying, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (!keyed(choosing, tile, event)) return;
  event.preventDefault();
  event.stopPropagation();
}

function keyed(choosing: Choosing, tile: Lying, { key, shiftKey }: KeyboardEvent): boolean {
  const { drag, picking, roving } = choosing;
  if (key === 'Escape') return (drag?.cancel() ?? false) || choosing.putDown();
  if (key === 'Home' || key === 'End') return roving.end(tile, key === 'Home');
  const way = ways[key];
  if (!way) return false;
  // With Shift one goes on to pick up more.
  return picking.any && !shiftKey ? choosing.walk(way) : roving.go(tile, way);
}
