/** The cards beside a triple or an airplane. */
import { beside, type Plays, withThird } from './play.ts';

/** A triple with any two cards. */
export function addPairsBeside(body: number, one: number, two: number, out: Plays): void {
  const bodies = out.body;
  const kicks = out.kick;
  let count = out.count;
  for (let rest = one; rest; rest &= rest - 1) {
    const first = rest & -rest;
    if (two & first) {
      bodies[count] = body;
      kicks[count++] = beside(first, first);
    }
    for (let more = rest & (rest - 1); more; more &= more - 1) {
      bodies[count] = body;
      kicks[count++] = first | (more & -more);
    }
  }
  out.count = count;
}

/** An airplane with any `need` cards, rank by rank; `not`: ranks that don't come three times. */
export function addAnyBeside(
  body: number,
  one: number,
  two: number,
  three: number,
  need: number,
  not: number,
  once: number,
  twice: number,
  third: number,
  out: Plays,
): void {
  if (need === 0) {
    out.body[out.count] = withThird(body, third);
    out.kick[out.count++] = beside(once, twice);
    return;
  }
  for (let rest = one; rest; rest &= rest - 1) {
    const a = rest & -rest;
    const on = once | a;
    const others = rest & (rest - 1);
    addAnyBeside(body, others, two, three, need - 1, not, on, twice, third, out);
    if (!(two & a) || need < 2) continue;
    const tw = twice | a;
    addAnyBeside(body, others, two, three, need - 2, not, on, tw, third, out);
    if (!(three & a & ~not) || need < 3) continue;
    addAnyBeside(body, others, two, three, need - 3, not, on, tw, third | a, out);
  }
}

/** Only the cheapest cards: low ones that stand alone first, then pairs. */
export function addCheapBeside(
  body: number,
  one: number,
  two: number,
  three: number,
  size: number,
  out: Plays,
): void {
  let need = size;
  let once = 0;
  let twice = 0;
  let third = 0;
  for (let rest = one & ~two; rest && need; rest &= rest - 1) {
    once |= rest & -rest;
    need--;
  }
  for (let rest = two & ~three; rest && need; rest &= rest - 1) {
    once |= rest & -rest;
    if (--need) {
      twice |= rest & -rest;
      need--;
    }
  }
  for (let rest = three; rest && need; rest &= rest - 1) {
    once |= rest & -rest;
    if (--need) {
      twice |= rest & -rest;
      if (--need) {
        third |= rest & -rest;
        need--;
      }
    }
  }
  out.body[out.count] = withThird(body, third);
  out.kick[out.count++] = beside(once, twice);
}
