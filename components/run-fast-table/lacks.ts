/** Why a selection can't be played, as words need to know it. Pure. */
import type { PipError } from '../../machines/error.ts';
import type { Combination } from '../../machines/run-fast/combination.ts';
import type { Lack } from '../locales/en/run-fast.ts';

/** The fault of a refusal; null where it isn't about the cards. `beat`: what lies on the table. */
export function lackOf(
  error: Pick<PipError, 'detail'> | null,
  beat: Combination | null,
): Lack | null {
  const { reason, rank, ranks, gaps, need, have, triples } = error?.detail ?? {};
  switch (reason) {
    case 'nothing':
    case 'no-combination':
    case 'two-in-sequence':
      return { reason };
    case 'splits-bomb':
      return { reason, rank: String(rank) };
    case 'triple-needs-two':
    case 'airplane-needs-others':
      return { reason: 'others-missing', ...others() };
    case 'too-many-others':
      return { reason, ...others() };
    case 'straight-too-short':
      return { reason, need: Number(need), have: Number(have) };
    case 'straight-gap':
    case 'pairs-gap':
      return { reason, ranks: list(ranks) };
    case 'pairs-incomplete':
      return { reason, ranks: list(ranks), gaps: list(gaps) };
    case 'other-type':
    case 'other-size':
      return beat && { reason: 'other-kind', beat };
    case 'too-low':
      return beat && { reason, beat };
    case 'highest-single':
      return { reason, need: String(need) };
    default:
      return null;
  }

  function list(of: unknown): string[] {
    return Array.isArray(of) ? of.map(String) : [];
  }

  function others(): { triples: number; need: number; have: number } {
    return { triples: Number(triples), need: Number(need), have: Number(have) };
  }
}
