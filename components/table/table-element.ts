/** The base of every table element: common attributes, methods and events, the frame around the felt. */
import {
  html,
  LitElement,
  type nothing,
  type PropertyDeclarations,
  type TemplateResult,
} from 'lit';
import type { PipError } from '../../machines/error.ts';
import type { MatchRecord, SavedMatch, Seat, Skill } from '../../machines/game.ts';
import type { MatchEmitted } from '../../machines/match-events.ts';
import { type CommonWords, common } from '../locales/en/common.ts';
import { WordsController } from '../locales/words-controller.ts';
import type { GameKit, TableView } from './game-kit.ts';
import { MatchController } from './match-controller.ts';
import type { OptionField, RulesText, TableState } from './table-state.ts';

export abstract class TableElement<
  Options,
  State,
  Position,
  View extends TableView<Options>,
> extends LitElement {
  static override properties: PropertyDeclarations = {
    players: {},
    skill: {},
    seat: {},
    seed: {},
    clock: {},
    pace: {},
    names: {},
    autostart: { type: Boolean },
    save: {},
    record: {},
    undo: { type: Boolean },
    confirm: { type: Boolean },
    sound: { type: Boolean },
  };

  declare players: number | string | undefined;
  declare skill: Skill | string | undefined;
  declare seat: Seat | 'none' | string | undefined;
  declare seed: string | undefined;
  /** Seconds a move; 0 = none. */
  declare clock: number | string | undefined;
  /** Milliseconds between moves that nobody taps. */
  declare pace: number | string | undefined;
  /** By seat, separated by commas. */
  declare names: string | undefined;
  declare autostart: boolean;
  declare save: string | undefined;
  declare record: MatchRecord | string | undefined;
  declare undo: boolean;
  declare confirm: boolean;
  declare sound: boolean;

  // ---- what a game's element brings ----

  abstract readonly kit: GameKit<Options, State, Position, View>;
  /** Everything on the felt, the hand included. */
  protected abstract renderFelt(table: TableState<View>): TemplateResult;
  /** The game's own buttons of the bottom bar, before Hint and Undo ("Play on 6"). */
  protected abstract renderActions(table: TableState<View>): TemplateResult | typeof nothing;
  /** What the panel says when a round or the match is over; the frame and its buttons are the shell's. */
  protected abstract renderRoundOver(table: TableState<View>): TemplateResult;
  /** What stands under a seat's name: '5 tiles'. */
  protected abstract seatNote(table: TableState<View>, seat: Seat): string;
  /** The sentence for the live region and the move log; '' says nothing. */
  protected abstract say(event: MatchEmitted, table: TableState<View>): string;
  /** A refusal in words; the shell links its rule to the rules dialog. */
  protected abstract explain(error: PipError): string;
  /** For the rules dialog, loaded when it opens. */
  protected abstract rulesText(): Promise<RulesText>;
  /** A move in words, for the question that `confirm` asks: '6-4 on the 3'. */
  protected abstract moveInWords(move: string, table: TableState<View>): string;
  /** What the table is called: 'Dominoes'. */
  protected abstract gameName(): string;
  /** The game's practice options as its properties stand, in the order they are shown (skill is the shell's). */
  abstract practiceFields(): readonly OptionField[];
  /** After something happened and the new state is rendered: motion, focus, selection. */
  protected onMatch(_event: MatchEmitted, _table: TableState<View>): void {}
  /** The felt's size or `compact` changed (CSS pixels). */
  protected onResize(_width: number, _height: number): void {}

  // ---- what the shell gives a game's element ----

  protected readonly match = new MatchController<Options, State, Position, View>(this);
  protected readonly common: WordsController<CommonWords> = new WordsController(this, common);
  /** The felt's size in CSS pixels; 0 before the first layout. */
  protected felt: { readonly width: number; readonly height: number } = { width: 0, height: 0 };
  /** Narrower than 280 px or lower than 360 px: the DOM table alone, no canvas. */
  protected compact = false;
  /** Near the viewport and in a visible tab. */
  protected visible = false;

  protected get table(): TableState<View> {
    return this.match.table;
  }

  /** Shows words on the felt (also spoken, unless they were just said): 'Choose an end for 6-2'. */
  protected message(
    _text: string,
    _tone: 'plain' | 'prompt' | 'refusal' = 'plain',
    _rule?: string,
  ): void {}
  /** The pill with the current message (part `message`); the game places it on its felt. */
  protected renderMessage(): TemplateResult {
    return html``;
  }
  /** Says a sentence in the live region only. */
  protected speak(_text: string): void {}

  // ---- the contract's methods ----

  async start(_options?: Partial<Options>): Promise<void> {}
  async play(_move: string): Promise<void> {}
  async hint(): Promise<string | null> {
    return this.match.hint();
  }
  async load(_what: MatchRecord | SavedMatch): Promise<void> {}
  moves(): string[] {
    return [...this.table.moves];
  }
  toRecord(): MatchRecord | null {
    return null;
  }

  matchEmitted(_event: MatchEmitted, _table: TableState<View>): void {}

  protected override render(): TemplateResult {
    return html`<div part="table">${this.renderFelt(this.table)}</div>`;
  }
}
