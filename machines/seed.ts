/** From a seed to a shuffle, the same on every platform: MurmurHash3 x86 128 into xoshiro128** (docs/seeds.md). */

type Words = [number, number, number, number];

function rotate(x: number, by: number): number {
  return (x << by) | (x >>> (32 - by));
}

function finish(x: number): number {
  let h = x ^ (x >>> 16);
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** One word of a block, made ready to be mixed in. */
function scramble(k: number, by: number, first: number, then: number): number {
  return Math.imul(rotate(Math.imul(k, first), by), then);
}

/** A lane after a whole block. */
function stir(h: number, by: number, neighbour: number, plus: number): number {
  return (Math.imul(rotate(h, by) + neighbour, 5) + plus) | 0;
}

/** MurmurHash3 x86 128 with seed 0, as four unsigned 32-bit words. */
export function hash128(bytes: Uint8Array): Words {
  const { length } = bytes;
  const tail = length - (length % 16);
  // The tail is mixed as a block of its own, padded with zeros: a zero word changes nothing there.
  const padded = new Uint8Array(tail + 16);
  padded.set(bytes);
  const words = new DataView(padded.buffer);
  let h1 = 0;
  let h2 = 0;
  let h3 = 0;
  let h4 = 0;
  for (let at = 0; at <= tail; at += 16) {
    const whole = at < tail;
    h1 ^= scramble(words.getUint32(at, true), 15, 0x239b961b, 0xab0e9789);
    if (whole) h1 = stir(h1, 19, h2, 0x561ccd1b);
    h2 ^= scramble(words.getUint32(at + 4, true), 16, 0xab0e9789, 0x38b34ae5);
    if (whole) h2 = stir(h2, 17, h3, 0x0bcaa747);
    h3 ^= scramble(words.getUint32(at + 8, true), 17, 0x38b34ae5, 0xa1e38b93);
    if (whole) h3 = stir(h3, 15, h4, 0x96cd1c35);
    h4 ^= scramble(words.getUint32(at + 12, true), 18, 0xa1e38b93, 0x239b961b);
    if (whole) h4 = stir(h4, 13, h1, 0x32ac3b17);
  }
  const spread = spreadOut([h1 ^ length, h2 ^ length, h3 ^ length, h4 ^ length]);
  const [a, b, c, d] = spreadOut([
    finish(spread[0]),
    finish(spread[1]),
    finish(spread[2]),
    finish(spread[3]),
  ]);
  return [a >>> 0, b >>> 0, c >>> 0, d >>> 0];
}

/** The sum of all lanes goes into the first, the first into the others. */
function spreadOut([a, b, c, d]: Words): Words {
  const sum = a + b + c + d;
  return [sum | 0, (b + sum) | 0, (c + sum) | 0, (d + sum) | 0];
}

/** xoshiro128**: the next unsigned 32-bit number at each call. An all-zero state, which would stay zero, begins as 1 0 0 0. */
export function xoshiro([a, b, c, d]: Words): () => number {
  let s0 = a | b | c | d ? a : 1;
  let s1 = b;
  let s2 = c;
  let s3 = d;
  return () => {
    const next = Math.imul(rotate(Math.imul(s1, 5), 7), 9) >>> 0;
    const t = s1 << 9;
    s2 ^= s0;
    s3 ^= s1;
    s1 ^= s2;
    s0 ^= s3;
    s2 ^= t;
    s3 = rotate(s3, 11);
    return next;
  };
}

/** A generator for a text (UTF-8). */
export function generator(text: string): () => number {
  return xoshiro(hash128(new TextEncoder().encode(text)));
}

/** A whole number from 0 to n − 1, each equally likely: numbers from the uneven last stretch are drawn again. */
export function below(n: number, next: () => number): number {
  const limit = 2 ** 32 - (2 ** 32 % n);
  let x = next();
  while (x >= limit) x = next();
  return x % n;
}

/** Fisher–Yates from the last place down: swaps place i with one of 0…i. */
export function shuffle<T>(base: readonly T[], next: () => number): T[] {
  const list = [...base];
  for (let i = list.length - 1; i > 0; i -= 1) {
    const j = below(i + 1, next);
    const held = list.slice(i, i + 1);
    list.splice(i, 1, ...list.slice(j, j + 1));
    list.splice(j, 1, ...held);
  }
  return list;
}

/** The key of one shuffle. The seed comes last, whatever is in it can't be taken for the numbers before it. */
export function dealKey(game: string, seed: string, round: number, attempt: number): string {
  return `pip1:${game}:${round}:${attempt}:${seed}`;
}
