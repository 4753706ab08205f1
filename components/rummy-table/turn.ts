/** What the buttons of a turn do: play what is laid, draw or pass, and go back over one's steps. */
import type { Arranging } from '../../machines/match-events.ts';
import { changed } from '../../machines/rummy/draft.ts';
import { draftMove } from '../../machines/rummy/draft-text.ts';
import type { Judged } from '../../machines/rummy/judge.ts';
import type { Actions, Can } from './actions.ts';
import type { RummyTableState } from './speech.ts';
import type { ToldWords, ToTell } from './telling.ts';

interface TurnNeeds {
  table(): RummyTableState;
  judged(): Judged | null;
  /** Practice: whether whole turns are taken back, too. */
  mayStepBack(): boolean;
  play(move: string, legal?: boolean): void;
  send(event: Arranging): boolean;
  stepBack(): void;
  /** Puts held tiles down. */
  putDown(): void;
  tell(told: ToTell): void;
}

type Note = keyof Pick<
  ToldWords,
  'undone' | 'redone' | 'wasReset' | 'nothingToUndo' | 'nothingToRedo' | 'nothingToReset'
>;

export class Turn implements Actions {
  readonly #needs: TurnNeeds;

  constructor(needs: TurnNeeds) {
    this.#needs = needs;
  }

  get can(): Can {
    const { draft, canUndo } = this.#needs.table();
    return {
      play: this.#needs.judged()?.refusal === null,
      undo: !!draft?.undo.length || (this.#needs.mayStepBack() && canUndo),
      redo: !!draft?.redo.length,
      reset: !!draft && changed(draft),
    };
  }

  readonly play = (): void => {
    const { draft, moves } = this.#needs.table();
    const judged = this.#needs.judged();
    if (!judged || !draft) return;
    const legal = judged.refusal === null;
    if (legal || changed(draft) || moves.length === 0) this.#needs.play(draftMove(draft), legal);
    else {
      const passes = moves.includes('pass');
      this.#needs.tell(({ words }) => ({
        text: passes ? words.layFirstPass : words.layFirst,
        tone: 'prompt',
      }));
    }
  };

  readonly draw = (): void => {
    const [move = 'draw'] = this.#needs.table().moves;
    this.#needs.play(move);
  };

  readonly undo = (): void => {
    if (this.#needs.table().draft?.undo.length) this.#step('UNDO', 'undone');
    else if (this.#needs.mayStepBack()) this.#needs.stepBack();
    else this.#tell('nothingToUndo');
  };

  readonly redo = (): void => {
    if (this.can.redo) this.#step('REDO', 'redone');
    else this.#tell('nothingToRedo');
  };

  readonly reset = (): void => {
    if (this.can.reset) this.#step('RESET', 'wasReset');
    else this.#tell('nothingToReset');
  };

  #step(type: 'UNDO' | 'REDO' | 'RESET', done: Note): void {
    this.#needs.putDown();
    if (this.#needs.send({ type })) this.#tell(done);
  }

  #tell(note: Note): void {
    this.#needs.tell(({ words }) => ({ text: words[note], tone: 'plain' }));
  }
}
