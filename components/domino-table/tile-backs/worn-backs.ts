/** What each seat's tiles wear face down: one's own choice, and what the bots like beside it. */
import type { ReactiveControllerHost } from 'lit';
import type { Seat, SeatKind } from '../../../machines/game.ts';
import type { BackChoice } from '../back-chooser.ts';
import { BackLooks } from './back-looks.ts';
import { type BackId, botBack } from './ids.ts';
import type { BackLook } from './look.ts';

interface Table {
  /** Who sits where; [] before the first match. */
  seats(): readonly SeatKind[];
  /** One's own, as it stands now. */
  worn(): BackId;
  choose(back: BackId): void;
}

export class WornBacks {
  readonly choice: BackChoice;
  readonly #table: Table;
  readonly #looks: BackLooks;

  constructor(host: ReactiveControllerHost, table: Table) {
    const looks = new BackLooks(host);
    this.#table = table;
    this.#looks = looks;
    this.choice = { ...table, look: (back) => looks.look(back) };
  }

  of(seat: Seat): BackLook {
    const worn = this.#table.worn();
    const seats = this.#table.seats();
    const bot = seats[seat] === 'bot' || (seats.length === 0 && seat > 0);
    return this.#looks.look(bot ? botBack(seat, worn) : worn);
  }
}
