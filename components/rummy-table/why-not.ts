/** Why a turn or a move was refused, in words. Pure. */
import type { PipError } from '../../machines/error.ts';
import { readSets } from '../../machines/rummy/notation.ts';
import type { Tile } from '../../machines/rummy/tile.ts';
import { untimelyText } from '../table/untimely.ts';
import { faultSaid } from './faults.ts';
import { setSaid } from './said.ts';
import type { RummyTableState } from './speech.ts';
import type { ToldWords } from './telling.ts';

/** A refusal in words; `brief`: where there is little room. */
export function explainError(
  words: ToldWords,
  error: PipError,
  table: RummyTableState,
  brief = false,
): string {
  return untimelyText(words, error, table) ?? reasonText(words, error, brief);
}

/** Why a turn can't be played as it is laid. */
export function reasonText(words: ToldWords, error: PipError, brief = false): string {
  const detail = error.detail ?? {};
  const tile = String(detail.tile ?? '');
  const set = tilesOf(detail.set);
  const fault = set.length > 0 ? faultSaid(set) : null;
  switch (detail.reason) {
    case 'missing':
      return words.whyMissing({ tiles: listOf(detail.tiles) ?? [tile], brief });
    case 'nothing-played':
      return words.whyNothingPlayed({ brief });
    case 'not-held':
      return words.whyNotHeld({ tile });
    case 'laid':
      return words.whyLaid({ tiles: [tile], brief });
    case 'table-touched':
      return words.whyTableTouched({ set: setSaid(set), brief });
    case 'first-meld':
      return words.whyFirstMeld({ need: Number(detail.need), have: Number(detail.have), brief });
    case 'joker':
      return words.whyJoker({ set: setSaid(set), stands: listOf(detail.tiles) ?? [], brief });
    case 'not-next':
      return words.whyNotNext;
    case 'draw-first':
      return words.whyDrawFirst;
    case 'stock-empty':
      return words.whyPoolEmpty;
    default:
      return fault ? words.whyNoSet({ set: setSaid(set), fault, brief }) : words.whyRefused;
  }
}

function tilesOf(set: unknown): Tile[] {
  return (typeof set === 'string' ? readSets(set)?.[0] : null) ?? [];
}

function listOf(tiles: unknown): string[] | null {
  return Array.isArray(tiles) ? tiles.map(String) : null;
}
