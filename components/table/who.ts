/** A seat as sentences speak of it. Pure. */
import type { Who } from '../locales/who.ts';
import type { TableState } from './table-state.ts';

export function who({ names, me }: Pick<TableState<unknown>, 'names' | 'me'>, seat: number): Who {
  return { seat: names[seat] ?? String(seat + 1), me: seat === me };
}
