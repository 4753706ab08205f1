/** A table's match seen from the page: the contract's methods and events, saving, what is said. */
import type { PropertyValues } from 'lit';
import { PipError } from '../../machines/error.ts';
import type { MatchRecord, SavedMatch } from '../../machines/game.ts';
import type { MatchEmitted } from '../../machines/match-events.ts';
import type { TableView } from './game-kit.ts';
import { lazily } from './lazily.ts';
import type { Spoken } from './live-region.ts';
import { MatchController } from './match-controller.ts';
import type { MatchHost } from './match-host.ts';
import { isNear } from './observers.ts';
import { Opening, type OpeningHost } from './opening.ts';
import { Presence } from './presence.ts';
import { skillFrom } from './settings.ts';
import { type PipEvents, tell, tellEmitted } from './table-events.ts';
import { TableMessage } from './table-message.ts';
import type { TableState } from './table-state.ts';
import { TurnTeller } from './turn-teller.ts';

/**
 * @fires pip-start - A match is on the table: `{ options, seed? }`; the seed only where the page chose it.
 * @fires pip-turn - Somebody is waited for: `{ seat, moves }`; moves only where they are the person's, else null.
 * @fires pip-before-move - Ahead of a person's move: `{ seat, move }`; cancelable.
 * @fires pip-move - A move was made: `{ seat, move, by, scored }`.
 * @fires pip-refused - A move was refused: `{ code, rule, detail, message }`.
 * @fires pip-round-end - A round is over: `{ round, result, scores }`.
 * @fires pip-match-end - The match is over: `{ scores, winners, record }`.
 * @fires pip-error - Something else went wrong: `{ code, message }`. Saving: 'save-denied', 'save-elsewhere' (another tab
 *   has the key), 'save-other' (another match is stored there), 'save-damaged', 'save-draft' (only the turn that was begun); a record: 'bad-record', 'network', or
 *   where its replay breaks.
 */
export abstract class TableMatch<
  Options,
  State,
  Position,
  View extends TableView<Options>,
> extends TableMessage<Options, State, Position, View> {
  /** The sentence for the live region, the message and the move log; '' says nothing. */
  protected abstract say(event: MatchEmitted, table: TableState<View>): Spoken;
  /** A refusal in words; the shell links its rule to the rules dialog. */
  protected abstract explain(error: PipError, move: string): Spoken;
  /** The same where its line has no room for it. */
  protected explainBriefly(_error: PipError): string | undefined {
    return undefined;
  }
  /** What the table is called: 'Dominoes'. */
  protected abstract gameName(): string;
  /** After something happened and the new state is rendered: motion, focus, selection. */
  protected onMatch(_event: MatchEmitted, _table: TableState<View>): void {}

  /** Another match is on its way to the table, or with `back` an earlier moment of the same: what is held is put down. */
  protected onArrival(_back: boolean): void {}

  protected readonly match: MatchController<Options, State, Position, View>;
  /** Near the viewport and in a visible tab. */
  protected visible = false;

  readonly #presence = new Presence(this, () => this.#seen());
  /** Loaded when it is first on. */
  readonly #sounds = lazily(async () => {
    const { SoundSwitch } = await import('./sound-switch.ts');
    return new SoundSwitch(this);
  });
  readonly #news: [MatchEmitted, TableState<View>][] = [];
  readonly #turns = new TurnTeller(this);
  #hidden = false;
  readonly #opening = new Opening(this.#openingHost());

  constructor() {
    super();
    this.match = new MatchController(this.#matchHost());
    this.addController(this.match);
  }

  protected get table(): TableState<View> {
    return this.match.table;
  }

  /** Whether a match is under way, a round that is over included. */
  get running(): boolean {
    return this.match.running;
  }

  // ---- the contract's methods ----

  /** A new match; what runs ends. Rejects with 'bad-option' where `options` aren't valid. */
  async start(options?: Partial<Options>): Promise<void> {
    this.match.start(options);
  }

  /** Plays for the person's seat. Rejects with 'illegal-move', 'bad-notation', 'not-your-turn', or 'over' where no match runs. */
  async play(move: string): Promise<void> {
    // Asked for by a listener, it comes when everybody has heard what went before.
    await null;
    this.match.playByScript(move);
  }

  /** Shows a good move on the table and resolves to it; null when there is nothing to decide. */
  async hint(): Promise<string | null> {
    return this.match.hint();
  }

  /** Shows a record or goes on with a saved match. Rejects with 'bad-record', or where its replay breaks. */
  async load(what: MatchRecord | SavedMatch): Promise<void> {
    await this.#opening.bring(() => this.match.load(what));
  }

  /** What the person may decide now, in notation; [] while it is nobody's or another's turn. */
  moves(): string[] {
    return [...this.table.moves];
  }

  /** The match so far; while it runs this holds the deal, hidden tiles included. */
  toRecord(): MatchRecord {
    return this.match.toRecord();
  }

  /** A new match by the attributes as they are now; after the first, with tiles that no `seed` chose. */
  protected again(): void {
    if (this.table.stage === 'idle') this.match.start();
    else this.match.rematch();
  }

  // ---- the life of the element ----

  protected override willUpdate(changed: PropertyValues): void {
    if (this.#opening.begun) this.#follow(changed);
    else if (this.hasUpdated ? this.#presence.near : isNear(this)) void this.#opening.begin();
  }

  protected override updated(_changed: PropertyValues): void {
    if (this.sound) void this.#sounds();
    for (const [event, table] of this.#news.splice(0)) this.onMatch(event, table);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#opening.close();
  }

  /** Whether a match is on its way as soon as the table can be seen. */
  protected get awaited(): boolean {
    return this.#opening.awaited;
  }

  #follow(changed: PropertyValues): void {
    if (changed.has('pace')) this.match.setPace(this.waits);
    if (changed.has('skill')) this.match.setSkill(skillFrom(this.skill, this.warnings));
    if (changed.has('save')) void this.#changeKey();
    if (changed.has('names') || changed.has('undo')) this.match.refresh();
    if (this.match.running) return;
    if (changed.has('record') && this.record) void this.#opening.show(this.record);
    else if (changed.has('autostart') && this.autostart && this.table.stage === 'idle')
      this.again();
  }

  async #changeKey(): Promise<void> {
    this.forgetTrouble();
    if (!this.save) return this.match.keep(null);
    if (await this.match.changeKey(this.save)) this.#goesOn();
  }

  /** A saved match is on the table; where the person is to decide, the game's own words for that are what is seen. */
  #goesOn(): void {
    const { restored } = this.common.words;
    if (!this.match.running) return;
    if (this.table.moves.length > 0) this.speak(restored);
    else this.tell({ text: restored, tone: 'plain' });
  }

  #openingHost(): OpeningHost {
    return {
      attributes: this,
      idle: () => this.table.stage === 'idle',
      restore: (key) => this.match.restore(key),
      restored: () => this.#goesOn(),
      load: (record) => this.match.load(record),
      failed: (given, error) => this.#cantShow(given, error),
      again: () => this.again(),
      requestUpdate: () => this.requestUpdate(),
    };
  }

  #cantShow(given: MatchRecord | string, error: unknown): void {
    const message = this.common.words.badRecord;
    this.tell({ text: message, tone: 'refusal' });
    const code = error instanceof PipError ? error.code : 'network';
    tell(this, 'pip-error', { code, message });
    this.warnings.tell('record', given, `a match record, its JSON or address (${error})`);
  }

  /** `seed`: only one that the page itself chose is told again. */
  #started(options: Options, seed: string | undefined): void {
    if (!this.#opening.begun && this.save) void this.match.keep(this.save);
    this.#opening.begun = true;
    this.#opening.close();
    tell(this, 'pip-start', seed === undefined ? { options } : { options, seed });
  }

  #seen(): void {
    const { near, hidden } = this.#presence;
    this.visible = near === true && !hidden;
    this.match.hold('hidden', hidden);
    if (hidden !== this.#hidden) this.match.present(!hidden);
    this.#hidden = hidden;
    this.match.hold('offscreen', near === false);
    this.requestUpdate();
  }

  // ---- what the match tells ----

  #matchHost(): MatchHost<Options, State, Position, View> {
    const element = this;
    return {
      get kit() {
        return element.kit;
      },
      get isConnected() {
        return element.isConnected;
      },
      get confirm() {
        return element.confirm;
      },
      get undo() {
        return element.undo;
      },
      get waits() {
        return element.waits;
      },
      setup: (over) => this.setup(over),
      wanted: () => this.wanted(),
      settings: (players) => this.settings(players),
      namesFor: (players, me) => this.namesFor(players, me),
      beforeMove: (seat, move) => tell(this, 'pip-before-move', { seat, move }, true),
      arrived: (back) => {
        // What was said belonged to another match.
        if (!back) this.current = null;
        // Of the same decision the page hears once more.
        this.#turns.forget();
        this.onArrival(back);
      },
      started: (options, seed) => this.#started(options, seed),
      tableChanged: () => this.#changed(),
      matchEmitted: (event, table) => this.#happened(event, table),
      saveTrouble: (what, message) => this.saveTrouble(what, message ?? this.common.words.cantLoad),
    };
  }

  #changed(): void {
    this.requestUpdate();
    this.#turns.tell(this.table);
  }

  #happened(event: MatchEmitted, table: TableState<View>): void {
    this.#news.push([event, table]);
    if (event.type === 'refused') {
      const words = this.explain(event.error, event.move);
      if (typeof words === 'string') this.#refused(event.error, words);
      else void words.then((late) => this.#refused(event.error, late));
    } else {
      const words = this.say(event, table);
      // What comes late is only spoken: the message line has gone on.
      if (typeof words !== 'string') this.speak(words);
      else if (words) this.tell({ text: words, tone: 'plain' });
    }
    if (this.sound) void this.#sounds().then((sounds) => sounds?.hear(event));
    tellEmitted(this, event);
    this.requestUpdate();
  }

  #refused(error: PipError, message: string): void {
    const { code, rule, detail } = error;
    const brief = this.explainBriefly(error);
    this.tell({ text: message, brief, tone: 'refusal', rule });
    tell(this, 'pip-refused', { code, rule, detail, message });
  }
}

declare global {
  interface HTMLElementEventMap extends PipEvents {}
  interface DocumentEventMap extends PipEvents {}
}
