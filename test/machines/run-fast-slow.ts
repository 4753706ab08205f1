/**
 * The rules of Run Fast once more, slowly and as they read: every sub-hand of a hand is looked at.
 * Shares nothing with machines/run-fast but the notation.
 */

const ORDER = ['3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A', '2'];

/** Ranks of some cards, from the lowest. */
type Ranks = readonly number[];

export function ranksOf(text: string): number[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((card) => ORDER.indexOf(card.replace(/[shcd]$/, '')))
    .sort((a, b) => a - b);
}

export function rankText(ranks: Ranks): string {
  return ranks.map((rank) => ORDER[rank]).join(' ');
}

export interface Slow {
  type: string;
  size: number;
  rank: number;
}

function times(ranks: Ranks, rank: number): number {
  return ranks.filter((each) => each === rank).length;
}

/** `width` equal cards of each rank from `low` on, `size` times. */
function row(low: number, size: number, width: number): number[] {
  return Array.from({ length: size * width }, (_, i) => low + Math.floor(i / width));
}

/** Whether these cards are exactly that row, and a row may be there: no 2 in one longer than a rank. */
function isRow(ranks: Ranks, size: number, width: number): boolean {
  const low = ranks[0] ?? 0;
  const noTwo = size === 1 || low + size - 1 <= 11;
  return noTwo && ranks.join() === row(low, size, width).join();
}

/** Everything that the cards can be; `last`: they are the whole hand. */
export function slowReadings(ranks: Ranks, last: boolean): Slow[] {
  const found: Slow[] = [];
  const top = ranks.at(-1) ?? -1;
  const n = ranks.length;
  if (n === 1) found.push({ type: 'single', size: 1, rank: top });
  if (n === 2 && isRow(ranks, 1, 2)) found.push({ type: 'pair', size: 1, rank: top });
  if (n >= 4 && n % 2 === 0 && isRow(ranks, n / 2, 2)) {
    found.push({ type: 'pairs', size: n / 2, rank: top });
  }
  if (n >= 5 && isRow(ranks, n, 1)) found.push({ type: 'straight', size: n, rank: top });
  if (n === 4 && times(ranks, top) === 4) found.push({ type: 'bomb', size: 1, rank: top });
  if (ORDER.some((_, rank) => times(ranks, rank) === 4)) return found;
  for (let size = 1; size * 3 <= n; size += 1) {
    const others = n - size * 3;
    if (others > size * 2 || (others < size * 2 && !last)) continue;
    for (let low = 0; low + size - 1 <= 11; low += 1) {
      const body = row(low, size, 3);
      if (body.every((rank) => times(ranks, rank) >= 3)) {
        found.push({ type: size === 1 ? 'triple' : 'airplane', size, rank: low + size - 1 });
      }
    }
  }
  return found;
}

export function slowBeats(a: Slow, b: Slow): boolean {
  if (a.type === 'bomb' && b.type !== 'bomb') return true;
  return a.type === b.type && a.size === b.size && a.rank > b.rank;
}

/** All choices of ranks out of a hand. */
function subHands(hand: Ranks): number[][] {
  let all: number[][] = [[]];
  for (const [rank] of ORDER.entries()) {
    const more: number[][] = [];
    for (let n = 1; n <= times(hand, rank); n += 1) {
      more.push(...all.map((some) => [...some, ...new Array<number>(n).fill(rank)]));
    }
    all = [...all, ...more];
  }
  return all.filter((some) => some.length > 0);
}

/** The legal plays by their ranks, sorted; [] = only a pass. */
export function slowPlays(hand: Ranks, beat: Slow | null, nextCards: number): string[] {
  const legal = subHands(hand).filter((some) => {
    const splits = some.some((rank) => times(hand, rank) === 4 && times(some, rank) < 4);
    if (splits) return false;
    const readings = slowReadings(some, some.length === hand.length);
    if (!readings.some((each) => beat === null || slowBeats(each, beat))) return false;
    if (some.length > 1 || nextCards !== 1) return true;
    return hand.every((rank) => rank <= (some[0] ?? 0) || times(hand, rank) === 4);
  });
  return legal.map(rankText).sort();
}
