/** `<pip-domino-table>`: a match of dominoes against bots, in any page. */
import type { nothing, PropertyDeclarations, PropertyValues, TemplateResult } from 'lit';
import type {
  Arm,
  DominoOptions,
  DominoPosition,
  DominoView,
  RuleSet,
} from '../../machines/dominoes/model.ts';
import type { DominoState } from '../../machines/dominoes/state.ts';
import type { PipError } from '../../machines/error.ts';
import type { MatchEmitted } from '../../machines/match-events.ts';
import { DyeReader } from '../felt/dye.ts';
import { type DominoWords, dominoes } from '../locales/en/dominoes.ts';
import { WordsController } from '../locales/words-controller.ts';
import { lazily } from '../table/lazily.ts';
import { type Spoken, spokenBy } from '../table/live-region.ts';
import type { Tool } from '../table/shell.ts';
import { TableElement } from '../table/table-element.ts';
import type { Told } from '../table/table-message.ts';
import type { OptionField, RulesText } from '../table/table-state.ts';
import { renderActions } from './actions.ts';
import { dominoStyles } from './domino-table.styles.ts';
import { Felt, type FeltNow } from './felt.ts';
import { sizeOf } from './fits.ts';
import { type DominoKit, dominoKit } from './kit.ts';
import type { More } from './more.ts';
import { chosenRules, practiceFields, undecided } from './practice.ts';
import { afterEvent, onTurn } from './prompt.ts';
import type { RoundEnd } from './round-end.ts';
import { askText, type DominoTableState } from './speech.ts';
import type { Telling } from './telling.ts';
import { readBack } from './tile-backs/ids.ts';
import { backChooser, backIcon, keepBack, keptBack } from './tile-backs/own-back.ts';
import { WornBacks } from './tile-backs/worn-backs.ts';

/** Milliseconds that a tile's way takes, at most. */
const calm = 260;

/**
 * A table at which a person plays dominoes against bots: Draw, Block, Fives, Pip and its variations, or by
 * a house's own rules. What it contains is shown until it is loaded, and where scripts don't run.
 */
export class PipDominoTable extends TableElement<
  DominoOptions,
  DominoState,
  DominoPosition,
  DominoView
> {
  static override properties: PropertyDeclarations = {
    rules: {},
    target: {},
    handSize: { attribute: 'hand-size' },
    rounding: {},
    misplay: {},
    back: {},
  };
  static override styles = [...TableElement.shell, dominoStyles];

  /** A built-in rule set's id, or a house's own row. Default 'draw'. */
  declare rules: RuleSet | string | undefined;
  /** The score that wins, 1…10000. Default 100, in Fives 150. */
  declare target: number | string | undefined;
  /** 7 or 9 tiles each; only where the rules offer it. */
  declare handSize: number | string | undefined;
  /** 'raw' or 'down5'; only where the rules offer it. */
  declare rounding: string | undefined;
  /** 'friendly' or 'strict'; only where the rules offer it. */
  declare misplay: string | undefined;
  /** The back of the tiles: 'moon' (default), or another of the catalogue. Counts at once. */
  declare back: string | undefined;

  override readonly kit: DominoKit = dominoKit;

  #telling: Telling | null = null;
  /** Wanted as soon as something happens. */
  protected override readonly toTell = lazily(async () => {
    const { telling } = await import('./telling.ts');
    this.#telling = telling(this, () => this.#words.words);
    return this.#telling;
  });
  /** The page's own rules, also while others are tried. */
  #house: RuleSet | null = null;
  #more: More | null = null;
  /** What Draw and Block don't need comes with the rules that do; without it the match is played, only less is told. */
  readonly #variations = lazily(async () => {
    const { Variations } = await import('./variations/variations.ts');
    const words = () => this.#words.words;
    this.#more = new Variations(this, words, (text) => this.speak(text));
    this.requestUpdate();
  });
  readonly #words = new WordsController<DominoWords>(this, dominoes);
  readonly #dyes = new DyeReader();
  readonly #backs = new WornBacks(this, {
    seats: () => this.table.seats,
    worn: () => readBack(this.back, (accepted) => this.warnings.tell('back', this.back, accepted)),
    choose: (back) => {
      this.back = back;
      if (this.save) keepBack(this.save, back);
    },
  });
  readonly #felt = new Felt(this, {
    table: () => this.#with(this.table),
    words: () => this.#words.words,
    drawable: () => this.drawable,
    now: () => this.#now(),
    play: (move) => {
      this.match.play(move);
      // Called off by the page, or asked about first: nothing came of it yet.
      const { moves, asking } = this.table;
      if (asking === null && moves.includes(move)) this.askAnew();
    },
    acts: () => this.match.acts(),
    tell: (told) => this.tell(told),
    explain: (tile, arm) => void this.#explain(tile, arm),
    messageLine: () => this.renderMessage(),
  });

  protected override renderFelt(): TemplateResult {
    return this.#felt.render();
  }

  protected override renderActions(table: DominoTableState): TemplateResult | typeof nothing {
    return renderActions(this.#words.words, this.#with(table), this.#felt.choosing);
  }

  protected override async loadEnd(): Promise<RoundEnd> {
    const { roundEnd } = await import('./round-end.ts');
    return roundEnd(this, (table) => {
      return { words: this.#words.words, dye: this.#dyes.of(this), table: this.#with(table) };
    });
  }

  protected override seatNote(table: DominoTableState, seat: number): string {
    const note = this.#more?.note(table, seat);
    if (note) return note;
    const { view } = table;
    return view ? this.#words.words.tiles({ n: sizeOf(view.hands[seat]) }) : '';
  }

  protected override sayPlayed(event: MatchEmitted, table: DominoTableState): Spoken {
    const say = (telling: Telling | null) => telling?.say(event, this.#with(table)) ?? '';
    return spokenBy(this.#telling, this.toTell, say);
  }

  protected override explain(error: PipError): Spoken {
    const table = this.#with(this.table);
    const say = (telling: Telling | null) =>
      telling?.refused(error, table) ?? this.#words.words.whyRefused;
    return spokenBy(this.#telling, this.toTell, say);
  }

  async #explain(tile: string, arm?: Arm): Promise<void> {
    const telling = this.#telling ?? (await this.toTell());
    const told = telling?.whyNot(this.#with(this.table), tile, arm);
    if (told) this.tell(told);
  }

  protected override async rulesText(): Promise<RulesText> {
    const { rulesText } = await import('./rules-text.ts');
    return rulesText(this.table.view?.options);
  }

  protected override question(move: string, table: DominoTableState): string {
    return askText(this.#words.words, this.#with(table), move);
  }

  protected override gameName(): string {
    return this.#words.words.game;
  }

  /** What others see of one's tiles is one's own to choose. */
  protected override tool(): Tool | null {
    if (this.table.me === null) return null;
    const press = () => void this.openDialog(() => backChooser(this.#backs.choice));
    return { label: this.#words.words.changeBack, icon: backIcon, press };
  }

  override practiceFields(): readonly OptionField[] {
    return practiceFields(this.#words.words, { options: this.wanted(), house: this.#house });
  }

  /** Other rules come with their own players, target and options. */
  override choose(field: string, value: string): void {
    if (field !== 'rules') {
      super.choose(field, value);
      return;
    }
    const rules = chosenRules(value, this.#house);
    for (const other of undecided(this.wanted(), rules)) Reflect.set(this, other, undefined);
    this.rules = rules;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (!this.hasUpdated && this.save && !this.back) this.back = keptBack(this.save);
    if (typeof this.rules === 'object' && this.rules) this.#house = this.rules;
    super.willUpdate(changed);
  }

  protected override onArrival(back: boolean): void {
    super.onArrival(back);
    this.#felt.arrived();
  }

  protected override onMatch(event: MatchEmitted, table: DominoTableState): void {
    this.#felt.happened(event);
    super.onMatch(event, table);
    this.#more?.onMatch(event, table);
    const told = afterEvent(this.#words.words, event, this.#with(table), this.#telling);
    // The sentence of what happened was spoken already; the message line is shorter.
    if (told) this.show(told);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.#loadMore();
    // An opening move can be asked for before there is anything to tell.
    if (this.#telling || !this.table.view?.log?.length) this.ask();
    else void this.toTell().then(() => this.ask());
  }

  protected override prompt(): Told {
    return onTurn(this.#words.words, this.#with(this.table), this.#telling);
  }

  /** Somebody holds few tiles, or there is nothing left to draw. */
  protected override nearsEnd({ view }: DominoTableState): boolean {
    if (!view) return false;
    return sizeOf(view.stock) === 0 || view.hands.some((hand) => sizeOf(hand) <= 3);
  }

  /** A table as its parts read it: with what its rules add. */
  #with(table: DominoTableState): DominoTableState {
    const more = this.#more;
    return more ? { ...table, more, moves: more.offered(table) } : table;
  }

  #loadMore(): void {
    const rules = this.table.view?.options.rules ?? this.rules;
    if (rules && rules !== 'draw' && rules !== 'block') void this.#variations();
  }

  #now(): FeltNow {
    return {
      table: this.#with(this.table),
      words: this.#words.words,
      width: this.felt.width,
      height: this.felt.height,
      compact: this.compact,
      back: (seat) => this.#backs.of(seat),
      dye: this.#dyes.of(this),
      motion: this.motion(calm),
    };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pip-domino-table': PipDominoTable;
  }
}
