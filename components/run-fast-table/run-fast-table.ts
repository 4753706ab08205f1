/** `<pip-run-fast-table>`: a match of Run Fast against bots, in any page. */
import type { nothing, PropertyDeclarations, PropertyValues, TemplateResult } from 'lit';
import type { PipError } from '../../machines/error.ts';
import type { MatchEmitted } from '../../machines/match-events.ts';
import { trick } from '../../machines/run-fast/explain.ts';
import type {
  RunFastOptions,
  RunFastPosition,
  RunFastView,
} from '../../machines/run-fast/model.ts';
import { readCards } from '../../machines/run-fast/notation.ts';
import type { RunFastState } from '../../machines/run-fast/state.ts';
import { DyeReader } from '../felt/dye.ts';
import { type RunFastWords, runFast } from '../locales/en/run-fast.ts';
import { WordsController } from '../locales/words-controller.ts';
import { adoptStyles } from '../table/adopt-styles.ts';
import { lazily } from '../table/lazily.ts';
import type { Tool } from '../table/shell.ts';
import { TableElement } from '../table/table-element.ts';
import type { Told } from '../table/table-message.ts';
import type { OptionField, RulesText } from '../table/table-state.ts';
import { renderActions } from './actions.ts';
import { Felt } from './felt.ts';
import type { FeltNow } from './felt-now.ts';
import { sizeOf } from './hands.ts';
import { Hinting } from './hinting.ts';
import { type RunFastKit, runFastKit } from './kit.ts';
import { OwnPass } from './own-pass.ts';
import type * as plays from './plays.ts';
import { practiceFields } from './practice.ts';
import { afterEvent, onTurn } from './prompt.ts';
import type { RoundEnd } from './round-end.ts';
import { runFastStyles } from './run-fast-table.styles.ts';
import { seatsStyles } from './seats.styles.ts';
import { sortAsBefore, sortTool } from './sort-tool.ts';
import { askText, explainError, type RunFastTableState, sayEvent } from './speech.ts';
import { trickText } from './trick.ts';

/** Milliseconds that a card's way takes, at most. */
const calm = 280;

/**
 * A table at which a person plays Run Fast against two bots. What it contains is shown until it is loaded, and where
 * scripts don't run.
 */
export class PipRunFastTable extends TableElement<
  RunFastOptions,
  RunFastState,
  RunFastPosition,
  RunFastView
> {
  static override properties: PropertyDeclarations = { rounds: {} };
  static override styles = [...TableElement.shell, runFastStyles, seatsStyles];

  /** How many rounds a match has: 4 (default) or 8. Counts from the next match. */
  declare rounds: number | string | undefined;

  override readonly kit: RunFastKit = runFastKit;

  /** Something was said since this match, or this moment of it, came to the table. */
  #heard = false;
  #plays: typeof plays | null = null;
  /** Wanted as soon as something lies on the felt. */
  protected override readonly toTell = lazily(async () => {
    this.#plays = await import('./plays.ts');
    adoptStyles(this.renderRoot, this.#plays.styles);
    this.requestUpdate();
  });

  readonly #words = new WordsController<RunFastWords>(this, runFast);
  readonly #dyes = new DyeReader();
  readonly #felt = new Felt(this, {
    table: () => this.table,
    words: () => this.#words.words,
    drawable: () => this.drawable,
    now: () => this.#now(),
    play: (move, legal) => this.match.play(move, legal),
    acts: () => this.match.acts(),
    tell: (told) => this.tell(told),
    speak: (text) => this.speak(text),
    messageLine: () => this.renderMessage(),
    plays: () => {
      if (!this.#plays) void this.toTell();
      return this.#plays;
    },
  });

  readonly #ownPass = new OwnPass(this, (told, instead) => {
    if (this.current?.text === instead.text) this.show(told);
  });
  readonly #hinting = new Hinting({
    table: () => this.table,
    plays: () => this.#felt.reads.plays(this.table),
    hand: () => this.#felt.choosing.hand,
    show: ({ play: { cards, reading }, at, of }) => {
      this.#offer(cards);
      this.tell({ text: this.#words.words.hint({ reading, at, of }), tone: 'prompt' });
    },
  });

  protected override renderFelt(): TemplateResult {
    return this.#felt.render();
  }

  protected override renderActions(table: RunFastTableState): TemplateResult | typeof nothing {
    return renderActions(this.#words.words, table, this.#felt.choosing, this.tool());
  }

  protected override async loadEnd(): Promise<RoundEnd> {
    const { roundEnd } = await import('./round-end.ts');
    return roundEnd(this, (table) => {
      return { words: this.#words.words, dye: this.#dyes.of(this), table };
    });
  }

  protected override seatNote(table: RunFastTableState, seat: number): string {
    if (!table.view) return '';
    const { cards, lastCard } = this.#words.words;
    return this.seatAlarms(table, seat) ? lastCard : cards({ n: sizeOf(table.view, seat) });
  }

  /** One card left (RUN-15). */
  protected override seatAlarms({ view, stage }: RunFastTableState, seat: number): boolean {
    return !!view && stage === 'playing' && sizeOf(view, seat) === 1;
  }

  protected override sayPlayed(event: MatchEmitted, table: RunFastTableState): string {
    return sayEvent(this.#words.words, event, table);
  }

  protected override explain(error: PipError, move: string): string {
    const cards = readCards(move);
    const selection = cards && this.#felt.reads.selection(this.table, cards);
    return explainError(this.#words.words, error, this.table, selection);
  }

  protected override async rulesText(): Promise<RulesText> {
    const { rulesText } = await import('./rules-text.ts');
    return rulesText();
  }

  protected override question(move: string, table: RunFastTableState): string {
    return askText(this.#words.words, table, move);
  }

  protected override gameName(): string {
    return this.#words.words.game;
  }

  override practiceFields(): readonly OptionField[] {
    return practiceFields(this.#words.words, this.wanted());
  }

  /** How the hand is sorted is the person's own to choose. */
  protected override tool(): Tool | null {
    if (this.table.me === null || this.table.stage !== 'playing') return null;
    const { save } = this;
    const { words } = this.#words;
    const tell = (told: Told) => this.tell(told);
    return sortTool({ words, fan: this.#felt.fan, save, tell });
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (!this.hasUpdated && this.save) {
      void sortAsBefore(this.#felt.fan, this.save).then(() => this.requestUpdate());
    }
    super.willUpdate(changed);
  }

  protected override onArrival(back: boolean): void {
    // A decision that is met once more is asked for once more.
    this.happened = back;
    this.#heard = false;
    this.#ownPass.end();
    this.#felt.arrived();
  }

  protected override onMatch(event: MatchEmitted, table: RunFastTableState): void {
    this.#heard = true;
    this.#felt.happened(event, this.waits);
    super.onMatch(event, table);
    if (event.type !== 'moved') this.#ownPass.end();
    const told = afterEvent(this.#words.words, event, table);
    // The sentence of what happened was spoken already; the message line is shorter.
    if (told) this.show(this.#ownPass.after(told));
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    void this.#hinting.follow();
    if (!this.ask()) return;
    // The only play there is: offered at once.
    const [only, second] = this.#felt.reads.plays(this.table);
    if (!only || second) return;
    this.#offer(only.cards);
    this.speak(this.#words.words.offered);
  }

  protected override prompt(): Told {
    const { words } = this.#words;
    const { view } = this.table;
    const plays = this.#felt.reads.plays(this.table);
    const heard = this.#heard;
    if (!heard && view?.beat) this.speak(trickText(words, this.table, trick(view)));
    return onTurn(words, this.table, plays, { passed: this.#ownPass.end(), heard });
  }

  /** Somebody holds few cards. */
  protected override nearsEnd({ view }: RunFastTableState): boolean {
    return !!view && view.hands.some((_, seat) => sizeOf(view, seat) <= 5);
  }

  /** Asked for once more it goes on to the next play. */
  protected override async askHint(): Promise<void> {
    if (!(await this.#hinting.next())) await super.askHint();
  }

  /** Chooses cards for the person; what is said of them stands first. */
  #offer(cards: readonly string[]): void {
    // What was asked was about other cards.
    if (this.table.asking !== null) this.match.answer(false);
    this.#felt.choosing.take(cards);
    this.#felt.choosing.answered = true;
  }

  #now(): FeltNow {
    return {
      table: this.table,
      words: this.#words.words,
      width: this.felt.width,
      height: this.felt.height,
      compact: this.compact,
      dye: this.#dyes.of(this),
      motion: this.motion(calm),
      urgent: this.table.paused || this.table.asking !== null,
    };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pip-run-fast-table': PipRunFastTable;
  }
}
