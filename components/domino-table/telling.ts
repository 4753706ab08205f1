/** What happened, and why not, in words: loaded once a match is on the table, since tiles can be played without. */
import type { ReactiveControllerHost } from 'lit';
import type { Arm } from '../../machines/dominoes/model.ts';
import type { PipError } from '../../machines/error.ts';
import type { MatchEmitted } from '../../machines/match-events.ts';
import type { DominoWords } from '../locales/en/dominoes.ts';
import { type DominoTold, dominoesTold } from '../locales/en/dominoes-told.ts';
import { WordsController } from '../locales/words-controller.ts';
import type { Told } from '../table/table-message.ts';
import { moveText, sayEvent, toldOf } from './happened.ts';
import type { DominoTableState } from './speech.ts';
import { explainError, whyNot } from './why-not.ts';

export type ToldWords = DominoWords & DominoTold;

export interface Telling {
  /** The sentence for a thing that happened; '' for what needs none. */
  say(event: MatchEmitted, table: DominoTableState): string;
  /** A seat's move on the message line, with the rule that decided what it scored. */
  move(table: DominoTableState, seat: number, move: string): { text: string; rule?: string };
  /** A refusal. */
  refused(error: PipError, table: DominoTableState): string;
  /** Why a tile can't be played now; null: nothing to say. */
  whyNot(table: DominoTableState, tile: string, arm?: Arm): Told | null;
}

export function telling(
  host: ReactiveControllerHost & HTMLElement,
  own: () => DominoWords,
): Telling {
  const told = new WordsController(host, dominoesTold);
  const words = (): ToldWords => ({ ...own(), ...told.words });
  return {
    say: (event, table) => sayEvent(words(), event, table),
    move: (table, seat, move) => toldOf(table, seat, move, moveText(words(), table, seat, move)),
    refused: (error, table) => explainError(words(), error, table),
    whyNot: (table, tile, arm) => whyNot(words(), table, tile, arm),
  };
}
