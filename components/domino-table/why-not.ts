/** Why a tile can't be played now, and why a move was refused, in words, with the rule that says so. Pure. */
import { endNumbers, refusal } from '../../machines/dominoes/explain.ts';
import type { Arm } from '../../machines/dominoes/model.ts';
import type { PipError } from '../../machines/error.ts';
import type { Told } from '../table/table-message.ts';
import { untimelyText } from '../table/untimely.ts';
import { who } from '../table/who.ts';
import { cites } from './cites.ts';
import { endsOf, fitsOf, isDouble } from './fits.ts';
import type { DominoTableState } from './speech.ts';
import type { ToldWords } from './telling.ts';

/** null: nothing to say (no match runs). */
export function whyNot(
  words: ToldWords,
  table: DominoTableState,
  tile: string,
  arm?: Arm,
): Told | null {
  const { view, moves } = table;
  if (!view || table.stage !== 'playing') return null;
  if (moves.length === 0) {
    if (table.turn === null || table.turn === table.me) return null;
    return { text: words.notYourTurn({ seat: who(table, table.turn).seat }), tone: 'plain' };
  }
  const end = arm && endsOf(view)[arm];
  if (end !== undefined && fitsOf(view, moves).has(tile)) {
    return { text: words.whyNotThisEnd({ tile, end }), tone: 'refusal', rule: cites(table).match };
  }
  const facts = refusal(view, tile);
  if (!facts) return null;
  const opener = facts.detail?.reason === 'opening' ? String(facts.detail.tile) : null;
  const text =
    opener === null
      ? words.whyNotFit({ tile, ends: endNumbers(view) })
      : words.whyMustOpen({ tile: opener, double: isDouble(opener) });
  return { text, tone: 'refusal', rule: facts.rule };
}

/** A refusal in words. */
export function explainError(words: ToldWords, error: PipError, table: DominoTableState): string {
  const detail = error.detail ?? {};
  const tile = String(detail.tile ?? '');
  const untimely = untimelyText(words, error, table);
  if (untimely !== null) return untimely;
  switch (detail.reason) {
    case 'opening':
      return words.whyMustOpen({ tile, double: isDouble(tile) });
    case 'not-held':
      return words.whyNotHeld({ tile });
    case 'which-end':
      return words.whyTwoEnds({ tile });
    case 'no-fit':
      return words.whyNotFit({ tile, ends: table.view ? endNumbers(table.view) : [] });
    case 'must-play':
      return words.whyMustPlay;
    case 'draw-first':
      return words.whyMustDraw;
    case 'no-draw':
    case 'stock-empty':
      return words.whyNoDraw;
    default:
      return words.whyRefused;
  }
}
