/** The turn of a seat that plays nothing (RUM-12). */
import type { RummyView } from '../model.ts';

/** Draw, or pass where the pool is empty. */
export function idle({ stock }: Pick<RummyView, 'stock'>): 'draw' | 'pass' {
  return stock ? 'draw' : 'pass';
}
