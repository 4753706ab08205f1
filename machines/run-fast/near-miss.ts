/** What cards that are no combination could be meant for, and what they lack. */
import { ACE, type Counts, RANKS, rankName } from './card.ts';
import { bodiesOfThree, type Combination, OTHERS_EACH, SHORTEST_STRAIGHT } from './combination.ts';
import type { Fault } from './fault.ts';

export interface NearMiss {
  /** As far as it goes; of a sequence what it is with its gap filled. */
  readonly reading: Combination;
  readonly fault: Fault;
}

/** `beat`: what they have to beat, for which they are most likely meant. null when they make no sense together. */
export function nearMiss(counts: Counts, beat: Combination | null): NearMiss | null {
  return triplesOf(counts, beat) ?? rowOf(counts, beat);
}

/** Triples with too few other cards or too many (RUN-5, RUN-6, RUN-8). */
function triplesOf(counts: Counts, beat: Combination | null): NearMiss | null {
  const wanted = beat?.type === 'triple' || beat?.type === 'airplane' ? beat.size : null;
  const [body] = bodiesOfThree(counts).toSorted(
    (a, b) =>
      Number(b.size === wanted) - Number(a.size === wanted) || b.size - a.size || b.rank - a.rank,
  );
  if (!body) return null;
  const { type, size, others } = body;
  const facts = { triples: size, need: OTHERS_EACH * size, have: others };
  if (others > facts.need) {
    const rule = type === 'triple' ? 'RUN-5' : 'RUN-6';
    return { reading: body, fault: { rule, detail: { reason: 'too-many-others', ...facts } } };
  }
  const reason = type === 'triple' ? 'triple-needs-two' : 'airplane-needs-others';
  return { reading: body, fault: { rule: 'RUN-8', detail: { reason, ...facts } } };
}

/** Singles or pairs on their way to a sequence (RUN-4). */
function rowOf(counts: Counts, beat: Combination | null): NearMiss | null {
  const present = RANKS.map((_, rank) => rank).filter((rank) => (counts[rank] ?? 0) > 0);
  if (present.length < 2) return null;
  const [low = 0, top = 0] = [present[0], present.at(-1)];
  const paired = present.some((rank) => counts[rank] === 2);
  const alone = present.filter((rank) => counts[rank] === 1);
  const missing = RANKS.map((_, rank) => rank).filter(
    (rank) => rank > low && rank < top && !present.includes(rank),
  );
  // Whoever chose cards that lie further apart hardly meant a sequence.
  if (missing.length > 1) return null;
  if (missing.length === 1 && !paired && present.length + 1 < SHORTEST_STRAIGHT) return null;
  const type = paired ? 'pairs' : 'straight';
  const reading: Combination = { type, size: top - low + 1, rank: top, others: 0 };
  const near = (reason: string, facts: Fault['detail']): NearMiss => ({
    reading,
    fault: { rule: 'RUN-4', detail: { reason, ...facts } },
  });
  if (top > ACE) return near('two-in-sequence', { type });
  const gaps = missing.map(rankName);
  if (paired && alone.length > 0) {
    return near('pairs-incomplete', { ranks: alone.map(rankName), gaps });
  }
  if (gaps.length > 0) return near(`${type}-gap`, { ranks: gaps });
  const need = beat?.type === 'straight' ? beat.size : SHORTEST_STRAIGHT;
  return near('straight-too-short', { need, have: present.length });
}
