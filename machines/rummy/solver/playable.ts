/** Tiles that no set can take, however the others lie. */
import { SHORTEST } from '../set.ts';
import { type Demand, KINDS } from './demand.ts';
import { NUMBERS } from './state-bits.ts';

/** Rack tiles that may be played, but for those that no set can take; and with them all that may lie. */
export function playable({ must, may, jokersMust, jokersMay }: Demand): {
  may: Uint8Array;
  total: Uint8Array;
} {
  const total = new Uint8Array(KINDS);
  for (let kind = 0; kind < KINDS; kind++) total[kind] = (must[kind] ?? 0) + (may[kind] ?? 0);
  const others = SHORTEST - jokersMust - jokersMay;
  if (others <= 1) return { may, total };
  const left = may.slice();
  const all = total.slice();
  for (let kind = 0; kind < KINDS; kind++) {
    const count = may[kind] ?? 0;
    if (count === 0 || coloursAt(total, kind) >= others || neighbours(total, kind) >= others)
      continue;
    left[kind] = 0;
    all[kind] = must[kind] ?? 0;
  }
  return { may: left, total: all };
}

/** How many colours of its number there are. */
function coloursAt(total: Uint8Array, kind: number): number {
  let colours = 0;
  for (let other = kind % NUMBERS; other < KINDS; other += NUMBERS) if (total[other]) colours++;
  return colours;
}

/** How many places of three in a row with this one are taken, at most. */
function neighbours(total: Uint8Array, kind: number): number {
  const n = kind % NUMBERS;
  const before = n > 0 && total[kind - 1] ? 1 : 0;
  const after = n < NUMBERS - 1 && total[kind + 1] ? 1 : 0;
  const wayBefore = n > 1 && total[kind - 2] ? 1 : 0;
  const wayAfter = n < NUMBERS - 2 && total[kind + 2] ? 1 : 0;
  return 1 + Math.max(before + wayBefore, before + after, after + wayAfter);
}
