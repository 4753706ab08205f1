/** What a table's bars, panel and dialogs may see and do, and what a game tells them. */
import type { Seat } from '../../machines/game.ts';
import { commonFields } from './common-fields.ts';
import type { DialogContent, Dialogs } from './dialogs.ts';
import type { TableView } from './game-kit.ts';
import type { DialogName, Shell, Tool } from './shell.ts';
import { TableMatch } from './table-match.ts';
import type { LogLine, OptionField, RulesText, TableState } from './table-state.ts';

export abstract class TableShell<
  Options,
  State,
  Position,
  View extends TableView<Options>,
> extends TableMatch<Options, State, Position, View> {
  /** What stands under a seat's name: '5 tiles'. */
  protected abstract seatNote(table: TableState<View>, seat: Seat): string;
  /** Whether that is a warning to the others. */
  protected seatAlarms(_table: TableState<View>, _seat: Seat): boolean {
    return false;
  }
  /** For the rules dialog, loaded when it opens. */
  protected abstract rulesText(): Promise<RulesText>;
  /** The game's practice options as its properties stand, in the order they are shown (skill and clock are the shell's). */
  abstract practiceFields(): readonly OptionField[];
  /** A tool of the game's own, in the top bar and in the menu. */
  protected tool(): Tool | null {
    return null;
  }
  /** The game's buttons have an Undo of their own: for steps of a turn, then for the table's. */
  protected readonly ownUndo: boolean = false;
  /** What the parts of the frame may see and do. */
  protected readonly shell: Shell = this.#makeShell();
  /** Loaded when the first one opens. */
  protected dialogs: Dialogs | null = null;
  /** Opens one of the shell's dialogs; `about`: the rule that it begins with. */
  protected openNamed(name: DialogName, about?: string): Promise<void> {
    return this.#withDialogs((dialogs) => dialogs.open(name, about));
  }

  /** Opens a dialog of the game's own, as soon as its content is loaded. */
  protected openDialog(prepare: () => Promise<DialogContent>): Promise<void> {
    return this.#withDialogs(async (dialogs) => dialogs.show(await prepare()));
  }

  async #withDialogs(use: (dialogs: Dialogs) => Promise<void>): Promise<void> {
    try {
      const { Dialogs } = await import('./dialogs.ts');
      this.dialogs ??= new Dialogs(this, this.shell, (open) => this.match.hold('dialog', open));
      await use(this.dialogs);
    } catch {
      this.tell({ text: this.common.words.cantLoad, tone: 'refusal' });
    }
  }

  /** One practice option set from outside, e.g. by `<pip-options>`; it counts from the next match. */
  choose(field: string, value: string): void {
    Reflect.set(this, field, value);
    this.requestUpdate();
  }

  /** Every practice option, skill and clock included. */
  fields(): readonly OptionField[] {
    return [...this.practiceFields(), ...commonFields(this.common.words, this)];
  }

  /** A new match; asks first when one is running. */
  newMatch(): void {
    if (this.match.running) void this.openNamed('question');
    else this.#restart();
  }

  #restart(): void {
    this.dialogs?.close();
    this.again();
  }

  async #log(): Promise<readonly LogLine[]> {
    const { matchLog } = await import('./match-log.ts');
    return matchLog(this.kit, this.match.toRecord(), this.table, (event, table) =>
      this.say(event, table),
    );
  }

  /** The Hint button: a hint, or why there is none. */
  protected async askHint(): Promise<void> {
    const { words } = this.common;
    if (!this.table.canHint) return this.tell({ text: words.noHint, tone: 'plain' });
    if (this.table.hint === null) this.tell({ text: words.stillThinking, tone: 'plain' });
    const move = await this.match.hint();
    if (move === null && this.table.canHint) this.tell({ text: words.hintFailed, tone: 'plain' });
  }

  async #copyRecord(): Promise<void> {
    try {
      await navigator.clipboard.writeText(this.shell.recordText());
      this.tell({ text: this.common.words.copied, tone: 'plain' });
    } catch {
      await this.openNamed('record');
    }
  }

  #makeShell(): Shell {
    const element = this;
    return {
      get words() {
        return element.common.words;
      },
      get game() {
        return element.gameName();
      },
      get table() {
        return element.table;
      },
      get settings() {
        const { sound, confirm, undo } = element;
        return { sound, confirm, undo, pace: element.waits };
      },
      get ownUndo() {
        return element.ownUndo;
      },
      tool: () => this.tool(),
      note: (seat) => this.seatNote(this.table, seat),
      alarms: (seat) => this.seatAlarms(this.table, seat),
      side: (seat) => this.match.sideOf(seat),
      score: (seat) => this.match.scoreOf(seat),
      rulesText: () => this.rulesText(),
      log: () => this.#log(),
      recordText: () => JSON.stringify(this.match.toRecord()),
      fields: () => this.fields(),
      choose: (field, value) => this.choose(field, value),
      set: (changes) => Object.assign(this, changes),
      hint: () => void this.askHint(),
      stepBack: () => {
        const { undone, nothingToUndo } = this.common.words;
        this.tell({ text: this.match.stepBack() ? undone : nothingToUndo, tone: 'plain' });
      },
      pause: () => this.match.hold('pause', !this.table.paused),
      resume: () => this.match.resume(),
      answer: (yes) => {
        this.match.answer(yes);
        if (!yes) this.askAnew();
      },
      next: () => this.match.next(),
      newMatch: () => this.newMatch(),
      restart: () => this.#restart(),
      copyRecord: () => void this.#copyRecord(),
      open: (name, about) => void this.openNamed(name, about),
      close: () => this.dialogs?.close(),
    };
  }
}
