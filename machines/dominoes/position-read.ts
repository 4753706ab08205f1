/** The words of a dominoes position, read one by one. Throws 'bad-position' with a JSON Pointer. */
import { bad, type Fields, readHand } from '../position-fields.ts';
import type { Slot } from '../slots.ts';
import type { Laid } from './line.ts';
import { readLine, readSlots } from './notation.ts';

export function readStock(fields: Fields): Slot[] {
  return slots(fields.get('stock') ?? '', '/stock');
}

export function slots(text: unknown, path: string): Slot[] {
  return readHand(text, path, readSlots, 'tiles such as 6-4 ?6', 'COM-1');
}

/** A row of tiles that touch with equal halves. */
export function readRow(fields: Fields, name: 'line' | 'up' | 'down', rule: string): Laid[] {
  const text = fields.get(name) ?? '';
  const row = typeof text === 'string' ? readLine(text) : null;
  if (!row) throw bad(`/${name}`, 'tiles such as 2-6 6-6', 'COM-1');
  row.forEach(({ a }, i) => {
    const before = row[i - 1];
    if (before && before.b !== a)
      throw bad(`/${name}`, `touching halves that agree, not ${before.b} and ${a}`, rule);
  });
  return row;
}

export function readSwitch(fields: Fields, name: string): boolean {
  const value = fields.get(name) ?? false;
  if (typeof value !== 'boolean') throw bad(`/${name}`, 'true or false');
  return value;
}

export function readLead(fields: Fields): 'forced' | 'free' {
  const value = fields.get('lead') ?? 'free';
  if (value !== 'forced' && value !== 'free') throw bad('/lead', 'forced or free');
  return value;
}
