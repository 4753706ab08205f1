/** What the buttons of a turn do: play what is laid, draw or pass, and go back over one's steps. */
import type { Arranging } from '../../machines/match-events.ts';
import { changed, draftMove } from '../../machines/rummy/draft.ts';
import type { Judged } from '../../machines/rummy/judge.ts';
import type { RummyWords } from '../locales/en/rummy.ts';
import type { Actions, Can } from './actions.ts';
import type { Told } from './prompt.ts';
import type { RummyTableState } from './speech.ts';

interface TurnNeeds {
  table(): RummyTableState;
  words(): RummyWords;
  judged(): Judged | null;
  /** Practice: whether whole turns are taken back, too. */
  mayStepBack(): boolean;
  play(move: string, legal?: boolean): void;
  send(event: Arranging): boolean;
  stepBack(): void;
  /** Puts held tiles down. */
  putDown(): void;
  tell(told: Told): void;
}

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
      const { layFirst, layFirstPass } = this.#needs.words();
      this.#needs.tell({ text: moves.includes('pass') ? layFirstPass : layFirst, tone: 'prompt' });
    }
  };

  readonly draw = (): void => {
    const [move = 'draw'] = this.#needs.table().moves;
    this.#needs.play(move);
  };

  readonly undo = (): void => {
    const words = this.#needs.words();
    if (this.#needs.table().draft?.undo.length) this.#step('UNDO', words.undone);
    else if (this.#needs.mayStepBack()) this.#needs.stepBack();
    else this.#needs.tell({ text: words.nothingToUndo, tone: 'plain' });
  };

  readonly redo = (): void => {
    const words = this.#needs.words();
    if (this.can.redo) this.#step('REDO', words.redone);
    else this.#needs.tell({ text: words.nothingToRedo, tone: 'plain' });
  };

  readonly reset = (): void => {
    const words = this.#needs.words();
    if (this.can.reset) this.#step('RESET', words.wasReset);
    else this.#needs.tell({ text: words.nothingToReset, tone: 'plain' });
  };

  #step(type: 'UNDO' | 'REDO' | 'RESET', text: string): void {
    this.#needs.putDown();
    if (this.#needs.send({ type })) this.#needs.tell({ text, tone: 'plain' });
  }
}
