/** Seeded chance for bots: the same text gives the same numbers on every platform. */

export interface Chance {
  /** A whole number from 0 to n − 1; n up to 65,536. */
  below(n: number): number;
  /** From 0 (included) to 1 (excluded). */
  unit(): number;
}

/** SFC32 over a 128-bit state that the text is stirred into. */
export function chanceFrom(text: string): Chance {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = 0xb7e15162;
  let d = 1;
  function next(): number {
    const sum = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return sum >>> 0;
  }
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x85ebca6b);
    next();
  }
  for (let i = 0; i < 12; i++) next();
  return {
    below: (n) => Math.floor((next() / 4294967296) * n),
    unit: () => next() / 4294967296,
  };
}
