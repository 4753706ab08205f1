/** `<pip-rummy-table>`: a match of tile rummy against bots, in any page. */
import type { nothing, PropertyDeclarations, PropertyValues, TemplateResult } from 'lit';
import type { PipError } from '../../machines/error.ts';
import type { MatchEmitted } from '../../machines/match-events.ts';
import { type Judged, judge } from '../../machines/rummy/judge.ts';
import type { RummyOptions, RummyPosition, RummyView } from '../../machines/rummy/model.ts';
import type { RummyState } from '../../machines/rummy/state.ts';
import { DyeReader } from '../felt/dye.ts';
import { type RummyWords, rummy } from '../locales/en/rummy.ts';
import { WordsController } from '../locales/words-controller.ts';
import { lazily } from '../table/lazily.ts';
import { type Spoken, spokenBy } from '../table/live-region.ts';
import { TableElement } from '../table/table-element.ts';
import type { Told } from '../table/table-message.ts';
import type { OptionField, RulesText } from '../table/table-state.ts';
import { renderActions } from './actions.ts';
import { tableOf } from './changes.ts';
import { Felt } from './felt.ts';
import type { FeltNow } from './felt-now.ts';
import { type RummyKit, rummyKit } from './kit.ts';
import { practiceFields } from './practice.ts';
import { afterEvent, onTurn } from './prompt.ts';
import type { RoundEnd } from './round-end.ts';
import { rummyStyles } from './rummy-table.styles.ts';
import { setsStyles } from './sets.styles.ts';
import { askText, type RummyTableState } from './speech.ts';
import { sizeOf } from './table-view.ts';
import type { Telling, ToTell } from './telling.ts';
import { Turn } from './turn.ts';

/** Milliseconds that a tile's way takes, at most. */
const calm = 280;

/**
 * A table at which a person plays tile rummy against bots. What it contains is shown until it is loaded, and where
 * scripts don't run.
 */
export class PipRummyTable extends TableElement<
  RummyOptions,
  RummyState,
  RummyPosition,
  RummyView
> {
  static override properties: PropertyDeclarations = { rounds: {} };
  static override styles = [...TableElement.shell, rummyStyles, setsStyles];

  /** How many rounds a match has: 1 (default), 3 or 5. Counts from the next match. */
  declare rounds: number | string | undefined;

  override readonly kit: RummyKit = rummyKit;
  protected override readonly ownUndo = true;

  #hint: string | null = null;
  #judged: { readonly of: RummyTableState; readonly judged: Judged | null } | null = null;
  #telling: Telling | null = null;
  /** Wanted as soon as something happens. */
  protected override readonly toTell = lazily(async () => {
    // Before tiles are picked up it is known where they may lie, too.
    const [{ telling }] = await Promise.all([import('./telling.ts'), this.#felt.aiming.load()]);
    this.#telling = telling(this, () => this.#words.words);
    this.requestUpdate();
    return this.#telling;
  });
  readonly #words = new WordsController<RummyWords>(this, rummy);
  readonly #dyes = new DyeReader();
  readonly #felt = new Felt(this, {
    table: () => this.table,
    words: () => this.#words.words,
    drawable: () => this.drawable,
    now: () => this.#now(),
    send: (event) => this.match.arrange(event),
    acts: () => this.match.acts(),
    tell: (told) => this.#with(told, (known) => this.tell(known)),
    show: (told) => this.#with(told, (known) => this.show(known)),
    messageLine: () => this.renderMessage(),
  });

  readonly #turn = new Turn({
    table: () => this.table,
    judged: () => this.#judge(),
    mayStepBack: () => this.undo,
    play: (move, legal) => this.match.play(move, legal),
    send: (event) => this.match.arrange(event),
    stepBack: () => this.shell.stepBack(),
    putDown: () => this.#felt.choosing.picking.drop(),
    tell: (told) => this.#with(told, (known) => this.tell(known)),
  });

  protected override renderFelt(): TemplateResult {
    return this.#felt.render();
  }

  protected override renderActions(table: RummyTableState): TemplateResult | typeof nothing {
    return renderActions(this.#words.words, table, this.#turn.can, this.#turn);
  }

  protected override async loadEnd(): Promise<RoundEnd> {
    const { roundEnd } = await import('./round-end.ts');
    return roundEnd(this, (table) => {
      return { words: this.#words.words, dye: this.#dyes.of(this), table };
    });
  }

  protected override seatNote({ view }: RummyTableState, seat: number): string {
    return view ? this.#words.words.tiles({ n: sizeOf(view.hands[seat]) }) : '';
  }

  protected override sayPlayed(event: MatchEmitted, table: RummyTableState): Spoken {
    const say = (telling: Telling | null) => telling?.say(event, table) ?? '';
    return spokenBy(this.#telling, this.toTell, say);
  }

  protected override explain(error: PipError): Spoken {
    const { table } = this;
    const say = (telling: Telling | null) =>
      telling?.refused(error, table) ?? this.#words.words.whyRefused;
    return spokenBy(this.#telling, this.toTell, say);
  }

  protected override explainBriefly(error: PipError): string | undefined {
    return this.#telling?.refused(error, this.table, true);
  }

  protected override async rulesText(): Promise<RulesText> {
    const { rulesText } = await import('./rules-text.ts');
    return rulesText();
  }

  protected override question(move: string, table: RummyTableState): string {
    return askText(this.#words.words, table, move);
  }

  protected override gameName(): string {
    return this.#words.words.game;
  }

  override practiceFields(): readonly OptionField[] {
    return practiceFields(this.#words.words, this.wanted());
  }

  protected override onArrival(back: boolean): void {
    super.onArrival(back);
    this.#felt.arrived(back);
  }

  protected override onMatch(event: MatchEmitted, table: RummyTableState): void {
    this.#felt.happened(event);
    super.onMatch(event, table);
    const told = afterEvent(this.#words.words, event, table, this.#telling);
    // The sentence of what happened was spoken already; the message line is shorter.
    if (told) this.show(told);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.#felt.updated();
    this.#followHint();
    this.#shorten();
    // A first turn can be asked for before there is anything to tell.
    if (this.#telling || !this.table.view?.log?.length) this.ask();
    else void this.toTell().then(() => this.ask());
  }

  protected override prompt(): Told {
    return onTurn(this.#words.words, this.table, this.#telling);
  }

  /** Somebody holds few tiles, or there is nothing left to draw. */
  protected override nearsEnd({ view }: RummyTableState): boolean {
    if (!view) return false;
    return sizeOf(view.stock) === 0 || view.hands.some((hand) => sizeOf(hand) <= 4);
  }

  /** A hint names its tiles; asked for once more it is laid, to be looked at and played. */
  protected override async askHint(): Promise<void> {
    const { hint } = this.table;
    const table = hint === null ? null : tableOf(hint);
    if (hint === null) return super.askHint();
    if (!table) return this.#tellHint();
    const laid = this.match.arrange({ type: 'ARRANGE', table: hint.slice('play '.length) });
    if (laid) this.#with(hintShown, (told) => this.tell(told));
  }

  /** What its line has no room for is said shorter; who listens has heard all of it. */
  #shorten(): void {
    const { current } = this;
    if (current?.brief === undefined || !this.#felt.overfull) return;
    this.show({ ...current, text: current.brief, brief: undefined });
  }

  #followHint(): void {
    const { hint } = this.table;
    if (hint === this.#hint) return;
    this.#hint = hint;
    this.#tellHint();
  }

  #tellHint(): void {
    const { hint, view } = this.table;
    if (hint === null || !view) return;
    this.#with(
      (telling) => telling.hint(hint, view),
      (told) => this.tell(told),
    );
  }

  /** At once where the words are known. */
  #with(told: ToTell, use: (told: Told) => void): void {
    if (typeof told !== 'function') use(told);
    else if (this.#telling) use(told(this.#telling));
    else void this.toTell().then((telling) => telling && use(told(telling)));
  }

  /** What is to be said of the draft; null without one. */
  #judge(): Judged | null {
    const { table } = this;
    if (this.#judged?.of !== table) {
      const { draft, view } = table;
      this.#judged = { of: table, judged: draft && view && judge(view, draft) };
    }
    return this.#judged.judged;
  }

  #now(): FeltNow {
    const { table } = this;
    const judged = this.#judge();
    const faults = judged && table.draft && this.#telling?.faults(judged, table.draft);
    return {
      table,
      words: this.#words.words,
      judged,
      faults: faults ?? [],
      width: this.felt.width,
      height: this.felt.height,
      compact: this.compact,
      dye: this.#dyes.of(this),
      motion: this.motion(calm),
    };
  }
}

const hintShown: ToTell = ({ words }) => ({ text: words.hintShown, tone: 'prompt' });

declare global {
  interface HTMLElementTagNameMap {
    'pip-rummy-table': PipRummyTable;
  }
}
