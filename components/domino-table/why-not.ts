/** Why a tile can't be played now, in words, with the rule that says so. Pure. */
import { endNumbers, refusal } from '../../machines/dominoes/explain.ts';
import type { Arm, RuleSetId } from '../../machines/dominoes/model.ts';
import type { DominoWords } from '../locales/en/dominoes.ts';
import { endsOf, fitsOf, isDouble } from './fits.ts';
import { type DominoTableState, who } from './speech.ts';

/** Words for the message line. */
export interface Told {
  readonly text: string;
  readonly tone: 'plain' | 'prompt' | 'refusal';
  readonly rule?: string;
  /** What is to be said where the rest of the text was said before. */
  readonly ahead?: string;
}

/** null: nothing to say (no match runs). */
export function whyNot(
  words: DominoWords,
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
    return refused(words.whyNotThisEnd({ tile, end }), cites(table).match);
  }
  const facts = refusal(view, tile);
  if (!facts) return null;
  const opener = facts.detail?.reason === 'opening' ? String(facts.detail.tile) : null;
  const text =
    opener === null
      ? words.whyNotFit({ tile, ends: endNumbers(view) })
      : words.whyMustOpen({ tile: opener, double: isDouble(opener) });
  return refused(text, facts.rule);
}

function refused(text: string, rule: string | undefined): Told {
  return { text, tone: 'refusal', ...(rule === undefined ? {} : { rule }) };
}

/** The rules that a table of these options cites. */
export function cites({ view }: DominoTableState): { opening: string; match: string } {
  const base = baseOf(view?.options.rules);
  if (base === 'fives') return { opening: 'FIVE-2', match: 'FIVE-5' };
  if (base.startsWith('pip')) return { opening: 'PIP-2', match: 'PIP-3' };
  return { opening: 'DRAW-3', match: 'DRAW-7' };
}

export function baseOf(rules: RuleSetId | { base: RuleSetId } | undefined): RuleSetId {
  if (rules === undefined) return 'draw';
  return typeof rules === 'string' ? rules : rules.base;
}
