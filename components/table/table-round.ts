/** How a table tells a round: it asks the person once for each decision, and has what a round's end needs loaded in time. */
import { html, type TemplateResult } from 'lit';
import type { MatchEmitted } from '../../machines/match-events.ts';
import type { TableView } from './game-kit.ts';
import { lazily } from './lazily.ts';
import { type Spoken, spokenBy } from './live-region.ts';
import type { RoundEnd } from './round-end.ts';
import type { Told } from './table-message.ts';
import { TableShell } from './table-shell.ts';
import type { TableState } from './table-state.ts';

export abstract class TableRound<
  Options,
  State,
  Position,
  View extends TableView<Options>,
> extends TableShell<Options, State, Position, View> {
  /** What the person may do now. */
  protected abstract prompt(): Told;
  /** The sentence for what happens before a round's end. */
  protected abstract sayPlayed(event: MatchEmitted, table: TableState<View>): Spoken;
  /** Whether the round may be over soon. */
  protected abstract nearsEnd(table: TableState<View>): boolean;
  /** What is shown and said when a round or the match is over; its heading has the id 'result', the panel and its buttons are the shell's. */
  protected abstract loadEnd(): Promise<RoundEnd<TableState<View>>>;

  /** Something happened since the person was last asked to decide. */
  protected happened = false;
  #end: RoundEnd<TableState<View>> | null = null;
  /** Wanted when a first round nears its end. */
  readonly #ending = lazily(async () => {
    this.#end = await this.loadEnd();
    this.requestUpdate();
    return this.#end;
  });

  /** Inside the panel. */
  protected renderRoundOver(table: TableState<View>): TemplateResult {
    if (this.#end) return this.#end.render(table);
    void this.#ending();
    return html`<h2 id="result">${this.common.words.roundOver}</h2>`;
  }

  protected override say(event: MatchEmitted, table: TableState<View>): Spoken {
    if (event.type !== 'roundEnded' && event.type !== 'matchEnded') {
      return this.sayPlayed(event, table);
    }
    return spokenBy(this.#end, this.#ending, (end) => end?.say(event, table) ?? '');
  }

  protected override onMatch(event: MatchEmitted, table: TableState<View>): void {
    if (event.type === 'dealt' || event.type === 'moved') this.happened = true;
    if (this.nearsEnd(table)) void this.#ending();
  }

  protected override onArrival(_back: boolean): void {
    this.happened = false;
  }

  /** Once for each decision, after what happened is rendered; whether it was time to. */
  protected ask(): boolean {
    if (this.table.moves.length === 0 || !(this.happened || this.current === null)) return false;
    this.happened = false;
    this.tell(this.prompt());
    return true;
  }
}
