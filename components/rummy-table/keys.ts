/** Keys on a tile: picking it up is the button's own; arrows go from tile to tile, with tiles in hand from place to place. */
import { answerKey } from '../felt/keys.ts';
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
  answerKey(event, (key) => keyed(choosing, tile, key, event.shiftKey));
}

function keyed(choosing: Choosing, tile: Lying, key: string, shift: boolean): boolean {
  const { drag, picking, roving } = choosing;
  if (key === 'Escape') return (drag?.cancel() ?? false) || choosing.putDown();
  if (key === 'Home' || key === 'End') return roving.end(tile, key === 'Home');
  const way = ways[key];
  if (!way) return false;
  // With Shift one goes on to pick up more.
  return picking.any && !shift ? choosing.walk(way) : roving.go(tile, way);
}
