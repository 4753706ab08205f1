/** The `pip-…` events of every table: bubbling, composed, with plain JSON in `detail`, nothing hidden from the person. */
import type { PipError } from '../../machines/error.ts';
import type { MatchRecord, RoundResult, Seat } from '../../machines/game.ts';
import type { MatchEmitted, MovedBy } from '../../machines/match-events.ts';

/** `detail` by event name. */
export interface TableEvents {
  'pip-start': { options: unknown; seed?: string };
  'pip-turn': { seat: Seat; moves: string[] | null };
  'pip-before-move': { seat: Seat; move: string };
  'pip-move': { seat: Seat; move: string; by: MovedBy; scored: number };
  'pip-refused': {
    code: PipError['code'];
    rule: string | undefined;
    detail: PipError['detail'];
    message: string;
  };
  'pip-round-end': { round: number; result: RoundResult; scores: number[] };
  'pip-match-end': { scores: number[]; winners: number[]; record: MatchRecord };
  'pip-error': { code: string; message: string };
}

/** The events themselves, by name. */
export type PipEvents = { [Name in keyof TableEvents]: CustomEvent<TableEvents[Name]> };

/** Dispatches from the element; false when a listener cancelled it. */
export function tell<Name extends keyof TableEvents>(
  element: Element,
  name: Name,
  detail: TableEvents[Name],
  cancelable = false,
): boolean {
  const event = new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable });
  return element.dispatchEvent(event);
}

/** Passes on what the match emitted, as far as a page may know it; a refusal is told with its words. */
export function tellEmitted(element: Element, event: MatchEmitted): void {
  switch (event.type) {
    case 'moved': {
      const { seat, move, by, scored } = event;
      tell(element, 'pip-move', { seat, move, by, scored });
      break;
    }
    case 'roundEnded': {
      const { round, result, scores } = event;
      tell(element, 'pip-round-end', { round, result, scores });
      break;
    }
    case 'matchEnded': {
      const { scores, winners, record } = event;
      tell(element, 'pip-match-end', { scores, winners, record: structuredClone(record) });
      break;
    }
  }
}
