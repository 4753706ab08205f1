/** All that is told while a match goes on, in words: loaded once one is on the table, since tiles can be laid without. */
import type { ReactiveControllerHost } from 'lit';
import type { PipError } from '../../machines/error.ts';
import type { Draft, MatchEmitted } from '../../machines/match-events.ts';
import type { Judged } from '../../machines/rummy/judge.ts';
import type { RummyView } from '../../machines/rummy/model.ts';
import type { Tile } from '../../machines/rummy/tile.ts';
import type { RummyWords } from '../locales/en/rummy.ts';
import { type RummyTold, rummyTold } from '../locales/en/rummy-told.ts';
import { WordsController } from '../locales/words-controller.ts';
import type { Told } from '../table/table-message.ts';
import { faultsOf } from './faults.ts';
import { aimed, laid, picked, putDown } from './handling.ts';
import { type Form, lastLine, newsText, sayEvent } from './happened.ts';
import { hintText } from './hint-text.ts';
import type { Lying } from './lying.ts';
import type { DropPlace } from './places.ts';
import { setSaid } from './said.ts';
import type { FaultTold } from './sets.ts';
import type { RummyTableState } from './speech.ts';
import { explainError } from './why-not.ts';

export type ToldWords = RummyWords & RummyTold;

/** Words for the message line: known, or as soon as there is what tells them. */
export type ToTell = Told | ((telling: Telling) => Told);

export interface Telling {
  readonly words: ToldWords;
  /** The sentence for a thing that happened; '' for what needs none. */
  say(event: MatchEmitted, table: RummyTableState): string;
  /** The last move, on the message line. */
  last(event: Extract<MatchEmitted, { type: 'moved' }>, table: RummyTableState): Told;
  /** What all have done since the person's own last move; null before any move. `form`: in a line, or shorter. */
  news(table: RummyTableState, form: Exclude<Form, 'whole'>): string | null;
  /** A refusal; `brief`: where there is little room. */
  refused(error: PipError, table: RummyTableState, brief?: boolean): string;
  hint(hint: string, view: RummyView): Told;
  /** `byKey`: picked up with a key; how that goes on is said once a turn. */
  picked(held: readonly Lying[], table: RummyTableState, byKey?: boolean): Told;
  putDown(tiles: readonly Tile[]): Told;
  /** Where the tiles in hand would go: what would lie there. */
  aimed(draft: Draft, place: DropPlace): Told;
  /** What was just laid, and what that makes. */
  laid(
    view: RummyView | null,
    draft: Draft,
    place: DropPlace,
    tiles: readonly Tile[],
    fromRack: boolean,
  ): Told;
  /** By set of a draft: what is wrong with it. */
  faults(judged: Judged, draft: Draft): (FaultTold | null)[];
}

export function telling(
  host: ReactiveControllerHost & HTMLElement,
  own: () => RummyWords,
): Telling {
  const told = new WordsController(host, rummyTold);
  /** The turn in which it was said what keys do. */
  let explained = '';
  const words = (): ToldWords => ({ ...own(), ...told.words });
  return {
    get words() {
      return words();
    },
    say: (event, table) => sayEvent(words(), event, table),
    last: (event, table) => lastLine(words(), event, table),
    news: (table, form) => newsText(words(), table, form),
    refused: (error, table, brief) => explainError(words(), error, table, brief),
    hint: (hint, view) => hintText(words(), hint, view),
    picked: (held, table, byKey = false) => {
      const turn = [table.view?.round, table.view?.log?.length].join();
      const keys = byKey && turn !== explained;
      if (keys) explained = turn;
      return picked(words(), held, table, keys);
    },
    putDown: (tiles) => putDown(words(), tiles),
    aimed: (draft, place) => aimed(words(), draft, place),
    laid: (...what) => laid(words(), ...what),
    faults: (judged, draft) =>
      faultsOf(judged, draft).map((fault, at) => {
        const set = setSaid(draft.table[at] ?? []);
        return (
          fault && { badge: words().faultBadge(fault), label: words().faultLabel({ set, fault }) }
        );
      }),
  };
}
