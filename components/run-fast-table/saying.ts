/** What is said of chosen cards: never what the hand can't follow. Pure. */
import { countRanks } from '../../machines/run-fast/card.ts';
import type { Choice } from '../../machines/run-fast/choices.ts';
import type { Combination } from '../../machines/run-fast/combination.ts';
import type { ReadPlay } from '../../machines/run-fast/explain.ts';
import type { Lack } from '../locales/en/run-fast.ts';
import { lackOf } from './lacks.ts';
import { onlyBombs } from './tricks.ts';

export interface Said {
  /** What they are, or are to become. */
  readonly reading: Combination | null;
  readonly lack: Lack | null;
}

/**
 * `plays`: all that the hand may play; `beat`: what lies on the table. null: the cards are on their way to a play, but not
 * to one that they look like.
 */
export function sayingOf(
  { cards, reading, fault }: Pick<ReadPlay, 'cards' | 'reading' | 'fault'>,
  plays: readonly Choice[],
  beat: Combination | null,
): Said | null {
  const lack = lackOf(fault, beat);
  const bombs = lack?.reason === 'other-kind' && onlyBombs(plays, lack.beat);
  const said: Said = { reading, lack: bombs ? { reason: 'only-bombs' } : lack };
  const aim = aimOf(said);
  if (!aim) return said;
  const ways = holding(plays, cards);
  if (ways.some((play) => aim.reaches(play.reading))) return said;
  return ways.length > 0 ? null : aim.missed;
}

/** The plays that hold these cards, told by their ranks. */
function holding(plays: readonly Choice[], cards: readonly string[]): Choice[] {
  const wanted = countRanks(cards);
  return plays.filter((play) => {
    const held = play.cards.length < cards.length ? [] : countRanks(play.cards);
    return wanted.every((count, rank) => count <= (held[rank] ?? 0));
  });
}

/** What a saying leads to. */
interface Aim {
  reaches(play: Combination): boolean;
  /** What is true where no play holds the cards. */
  readonly missed: Said;
}

const apart: Said = { reading: null, lack: { reason: 'no-combination' } };

/** Who lacks more cards than this hardly meant pairs in sequence. */
const fewMissing = 3;

/** null: it says how things are, whatever else the hand holds. */
function aimOf(said: Said): Aim | null {
  const { reading, lack } = said;
  switch (lack?.reason) {
    case 'others-missing':
      return {
        reaches: ({ type, size, rank }) =>
          type === reading?.type && size === reading.size && rank === reading.rank,
        missed: { reading, lack: { reason: 'others-lacking' } },
      };
    case 'straight-too-short':
    case 'straight-gap':
      return { reaches: ({ type }) => type === 'straight', missed: apart };
    case 'pairs-gap':
      return { reaches: ({ type }) => type === 'pairs', missed: apart };
    case 'pairs-incomplete': {
      const few = lack.ranks.length + 2 * lack.gaps.length <= fewMissing;
      return { reaches: ({ type }) => few && type === 'pairs', missed: apart };
    }
    case 'two-in-sequence': {
      const row = reading?.type === 'straight';
      return { reaches: () => false, missed: row ? { reading: null, lack } : apart };
    }
    case 'too-many-others':
    case 'no-combination':
      return { reaches: () => false, missed: said };
    default:
      return null;
  }
}
