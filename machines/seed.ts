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

/** MurmurHash3 x86 128 with seed 0, as four unsigned 32-bit words. */
export function hash128(bytes: Uint8Array): Words {
  const c1 = 0x239b961b;
  const c2 = 0xab0e9789;
  const c3 = 0x38b34ae5;
  const c4 = 0xa1e38b93;
  let h1 = 0;
  let h2 = 0;
  let h3 = 0;
  let h4 = 0;
  // The tail is mixed as a block of its own, padded with zeros: a zero word changes nothing there.
  const whole = bytes.length - (bytes.length % 16);
  const padded = new DataView(new ArrayBuffer(whole + 16));
  bytes.forEach((byte, i) => {
    padded.setUint8(i, byte);
  });
  for (let at = 0; at <= whole; at += 16) {
    const k1 = padded.getUint32(at, true);
    const k2 = padded.getUint32(at + 4, true);
    const k3 = padded.getUint32(at + 8, true);
    const k4 = padded.getUint32(at + 12, true);
    h1 ^= Math.imul(rotate(Math.imul(k1, c1), 15), c2);
    if (at < whole) h1 = (Math.imul(rotate(h1, 19) + h2, 5) + 0x561ccd1b) | 0;
    h2 ^= Math.imul(rotate(Math.imul(k2, c2), 16), c3);
    if (at < whole) h2 = (Math.imul(rotate(h2, 17) + h3, 5) + 0x0bcaa747) | 0;
    h3 ^= Math.imul(rotate(Math.imul(k3, c3), 17), c4);
    if (at < whole) h3 = (Math.imul(rotate(h3, 15) + h4, 5) + 0x96cd1c35) | 0;
    h4 ^= Math.imul(rotate(Math.imul(k4, c4), 18), c1);
    if (at < whole) h4 = (Math.imul(rotate(h4, 13) + h1, 5) + 0x32ac3b17) | 0;
  }
  const length = bytes.length;
  h1 ^= length;
  h2 ^= length;
  h3 ^= length;
  h4 ^= length;
  h1 = (h1 + h2 + h3 + h4) | 0;
  h2 = (h2 + h1) | 0;
  h3 = (h3 + h1) | 0;
  h4 = (h4 + h1) | 0;
  h1 = finish(h1);
  h2 = finish(h2);
  h3 = finish(h3);
  h4 = finish(h4);
  h1 = (h1 + h2 + h3 + h4) >>> 0;
  return [h1, (h2 + h1) >>> 0, (h3 + h1) >>> 0, (h4 + h1) >>> 0];
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
