/** Tells the page whose turn it is: once for each decision that somebody is waited for. */
import { tell } from './table-events.ts';
import type { TableState } from './table-state.ts';

type Played = Pick<
  TableState<{ round?: number; log?: readonly unknown[] }>,
  'turn' | 'doing' | 'moves' | 'view' | 'me'
>;

export class TurnTeller {
  readonly #element: Element;
  /** What was told last. */
  #decision = '';

  constructor(element: Element) {
    this.#element = element;
  }

  tell({ turn, doing, moves, view, me }: Played): void {
    if (turn === null || (doing !== 'person' && doing !== 'bot' && doing !== 'remote')) return;
    const decision = [view?.round, view?.log?.length, turn].join();
    if (decision === this.#decision) return;
    this.#decision = decision;
    tell(this.#element, 'pip-turn', { seat: turn, moves: turn === me ? [...moves] : null });
  }

  /** Another match comes, or an earlier moment of the same. */
  forget(): void {
    this.#decision = '';
  }
}
