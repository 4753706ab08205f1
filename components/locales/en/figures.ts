/** How figures of results are written in English. */
import { plurals } from '../plurals.ts';

const count = plurals('en');

export const points = (n: number): string => count(n, { one: '# point', other: '# points' });

/** A proper minus sign, so that sums read and align well. */
export const minus = '−';

/** A total. */
export const total = (n: number): string => (n < 0 ? `${minus}${-n}` : String(n));

/** What is added to a total or taken from it. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : total(n));

/** What stays on one line. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');
