/** What the log of a round proves and hints about the hands that a seat can't see. */
import type { LogEntry } from '../../game.ts';
import { playFrom, tileFrom } from './board.ts';
import { ALL, RANK, TILES } from './masks.ts';
import type { Sight } from './view-to-masks.ts';

/** Unknown tiles of one seat that came to it together, and what they can't be. */
export interface Group {
  seat: number;
  count: number;
  forbidden: number;
  /** Index in the log from which on the seat has held them. */
  since: number;
}

/** A play that another seat chose. */
export interface Choice {
  seat: number;
  at: number;
  play: number;
  ends: number;
  /** Tiles on the table before it. */
  table: number;
  /** Tiles that the seat held then and has played since, this one included. */
  held: number;
}

export interface History {
  groups: Group[];
  choices: Choice[];
}

interface Played extends Choice {
  since: number;
}

/** Reads the log; one that doesn't lead to the table (of a position made by hand) proves nothing. */
export function historyOf(sight: Sight): History {
  const unread: History = { groups: groupsNow(sight), choices: [] };
  return sight.view.log?.length ? (readLog(sight, sight.view.log) ?? unread) : unread;
}

function groupsNow({ hidden }: Sight): Group[] {
  return hidden.flatMap((count, seat) => (count ? [{ seat, count, forbidden: 0, since: 0 }] : []));
}

function readLog(sight: Sight, log: readonly LogEntry[]): History | undefined {
  const dealt = sight.hidden.slice();
  let counted = 0;
  for (const { seat, move } of log) {
    if (move === 'draw') dealt[seat] = (dealt[seat] ?? 0) - 1;
    else if (!move.startsWith('draw') && move !== 'pass' && seat !== sight.me) {
      // A tile that was taken back (PIP-14) comes again, or not.
      const bit = 1 << tileFrom(move);
      if (sight.played & bit & ~counted) dealt[seat] = (dealt[seat] ?? 0) + 1;
      counted |= bit;
    }
  }
  const higher = outrankedAtFirst(sight, log);
  const groups = dealt.map((count, seat): Group[] =>
    seat === sight.me ? [] : [{ seat, count, forbidden: higher, since: 0 }],
  );
  const played: Played[] = [];
  const { board } = sight;
  let ends = board.read({ ...sight.view, line: '' });
  let table = 0;
  for (const [at, { seat, move }] of log.entries()) {
    const own = groups[seat];
    if (!own) return undefined;
    const before = log[at - 1];
    const drawn = before?.seat === seat && before.move.startsWith('draw');
    const forbid = () => {
      for (const group of own) group.forbidden |= board.fits(ends);
    };
    if (move.startsWith('draw')) {
      forbid();
      if (seat !== sight.me) own.push({ seat, count: 1, forbidden: 0, since: at + 1 });
    } else if (move === 'pass') {
      if (!sight.row.freePass || drawn) forbid();
    } else {
      const play = playFrom(move);
      const tile = play >> 2;
      if (!(board.at(ends, play & 3) & (1 << tile))) {
        if (!takenBack(groups, seat, sight.me, tile, at)) return undefined;
        continue;
      }
      if (seat !== sight.me) {
        const from = drawn ? own.at(-1) : holderOf(own, tile);
        if (!from?.count) return undefined;
        from.count--;
        const choice = { seat, at, play, ends, table, held: 0, since: from.since };
        if (!drawn && !(at === 0 && sight.view.lead === 'forced')) played.push(choice);
        for (const earlier of played) {
          if (earlier.seat === seat && from.since <= earlier.at) earlier.held |= 1 << tile;
        }
      }
      ends = board.after(ends, play);
      table |= 1 << tile;
    }
  }
  const left = groups.flat().filter((group) => group.count > 0);
  if (ends !== sight.ends || table !== sight.played || !adds(left, sight.hidden)) return undefined;
  return { groups: left, choices: played };
}

/** PIP-14: a tile shown by a misplay stays in its hand, and nowhere else. False where that can't be. */
function takenBack(
  groups: readonly Group[][],
  seat: number,
  me: number,
  tile: number,
  at: number,
): boolean {
  if (seat === me) return true;
  const own = groups[seat] ?? [];
  const only = ALL & ~(1 << tile);
  if (own.some(({ forbidden, count }) => count && forbidden === only)) return true;
  const from = holderOf(own, tile);
  if (!from) return false;
  from.count--;
  for (const group of groups.flat()) group.forbidden |= 1 << tile;
  own.push({ seat, count: 1, forbidden: only, since: Math.min(from.since, at) });
  return true;
}

function adds(groups: readonly Group[], hidden: readonly number[]): boolean {
  const sums = hidden.map(() => 0);
  for (const { seat, count } of groups) sums[seat] = (sums[seat] ?? 0) + count;
  return sums.every((sum, seat) => sum === hidden[seat]);
}

/** The group that a played tile most likely came from: the largest that may hold it. */
function holderOf(groups: readonly Group[], tile: number): Group | undefined {
  let best: Group | undefined;
  for (const group of groups) {
    if (!(group.forbidden & (1 << tile)) && group.count > (best?.count ?? 0)) best = group;
  }
  return best;
}

/** Where the opening tile was forced, no dealt hand held one that outranks it (DRAW-3). */
function outrankedAtFirst(sight: Sight, log: readonly LogEntry[]): number {
  const first = log[0];
  if (!first || sight.view.lead !== 'forced') return 0;
  return outranking(tileFrom(first.move));
}

/** The tiles that would have opened before this one (COM-5). */
function outranking(tile: number): number {
  let mask = 0;
  for (let other = 0; other < TILES; other++) {
    if ((RANK[other] ?? 0) > (RANK[tile] ?? 0)) mask |= 1 << other;
  }
  return mask;
}
