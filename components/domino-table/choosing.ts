/** A person's choice at the table, however it is made: by taps, keys, dragging or a hint. Ends in a move, or in why not. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Arm } from '../../machines/dominoes/model.ts';
import type { DragController, DragNeeds, Point } from '../felt/drag-controller.ts';
import { answerKey } from '../felt/keys.ts';
import type { DominoWords } from '../locales/en/dominoes.ts';
import type { Told } from '../table/table-message.ts';
import { type Fit, fitsOf, handOf, tileIn } from './fits.ts';
import { HandController } from './hand-controller.ts';
import { choosing } from './prompt.ts';
import type { DominoTableState } from './speech.ts';
import { nearestSpot, type OpenSpot } from './spots.ts';

export interface ChoosingNeeds {
  table(): DominoTableState;
  words(): DominoWords;
  play(move: string): void;
  /** The person does something: what was asked, a pause and auto-play are over. */
  acts(): void;
  tell(told: Told): void;
  /** Says why a tile can't be played, or not at that end. */
  explain(tile: string, arm?: Arm): void;
  render(): void;
  /** An element of the table. */
  find(selector: string): HTMLElement | null;
  /** Moves a tile's picture by hand; null lets it go back to its place. */
  drag(tile: string, at: Point | null): void;
}

/** Where the picked tile may lie on the board just rendered. */
export interface Board {
  readonly spots: readonly OpenSpot[];
  /** Long side of a tile, px. */
  readonly tile: number;
}

export class Choosing implements ReactiveController {
  readonly hand: HandController;
  /** null until it is loaded: tapping is there from the start, dragging comes with the canvas. */
  drag: DragController | null = null;
  board: Board = { spots: [], tile: 0 };
  /** The spot that a dragged tile would fall to. */
  over: OpenSpot | null = null;
  readonly #host: ReactiveControllerHost;
  readonly #needs: ChoosingNeeds;
  #hint: string | null = null;

  constructor(host: ReactiveControllerHost, needs: ChoosingNeeds) {
    this.#host = host;
    this.#needs = needs;
    host.addController(this);
    this.hand = new HandController({
      tiles: () => this.tiles(),
      fits: (tile) => this.fits(tile),
      play: (fit) => this.play(fit),
      acts: () => needs.acts(),
      explain: needs.explain,
      cancel: () => this.drag?.cancel() ?? false,
      render: () => needs.render(),
      chosen: () => this.#chosen(),
      focus: (tile) => needs.find(`[data-tile="${tile}"]`)?.focus(),
    });
  }

  /** From now on tiles can be dragged. */
  async addDragging(): Promise<void> {
    if (this.drag) return;
    const { DragController } = await import('../felt/drag-controller.ts');
    this.drag ??= new DragController(this.#host, this.#dragging());
    this.#needs.render();
  }

  /** Before rendering anew: what the moves left of the choice. */
  hostUpdate(): void {
    this.hand.settle();
  }

  hostUpdated(): void {
    this.#followHint();
  }

  /** The person's tiles; [] for who only watches. */
  tiles(): string[] {
    const { view, me } = this.#needs.table();
    return view && me !== null ? handOf(view, me) : [];
  }

  /** Where a tile may be played now. */
  fits(tile: string): readonly Fit[] {
    const { view, moves, more } = this.#needs.table();
    const fits = view ? (fitsOf(view, moves).get(tile) ?? []) : [];
    return view && more ? fits.map((fit) => ({ ...fit, worth: more.worth(view, fit.move) })) : fits;
  }

  play(fit: Fit): void {
    this.hand.unpick();
    this.#needs.play(fit.move);
  }

  pass(): void {
    this.hand.unpick();
    this.#needs.play('pass');
  }

  /** Answers the play button while no tile is picked. */
  askForTile(): void {
    const { moves } = this.#needs.table();
    if (moves.length > 0) this.#chosen();
  }

  /** Escape on a spot or a play button: back to the tile. */
  readonly escape = (event: KeyboardEvent): void => {
    answerKey(event, (key) => key === 'Escape' && this.hand.putBack());
  };

  #dragging(): DragNeeds {
    const needs = this.#needs;
    // The picture lets go once it shows where the tile lies now: in the line, or in the hand.
    const letGo = (tile: string) => {
      this.over = null;
      needs.render();
      void this.#host.updateComplete.then(() => needs.drag(tile, null));
    };
    const under = (at: Point) => nearestSpot(this.board.spots, at, this.board.tile);
    return {
      felt: () => needs.find('.tabletop'),
      may: (tile) => this.fits(tile).length > 0,
      started: (tile) => {
        needs.acts();
        this.hand.pick(tile);
      },
      moved: (tile, at) => {
        needs.drag(tile, at);
        const over = under(at);
        if (over?.fit.move !== this.over?.fit.move) needs.render();
        this.over = over;
      },
      dropped: (tile, at) => {
        const over = under(at);
        if (over) this.play(over.fit);
        else this.hand.putBack();
        letGo(tile);
      },
      cancelled: (tile) => {
        this.hand.putBack();
        letGo(tile);
      },
    };
  }

  /** The message line says what the choice means. */
  #chosen(): void {
    const { moves, more } = this.#needs.table();
    if (moves.length > 0) this.#needs.tell(choosing(this.#needs.words(), this.hand, more));
    this.#needs.render();
  }

  /** A hint came: it picks its tile and aims it, so that it is seen on the board and can be played at once. */
  #followHint(): void {
    const { hint } = this.#needs.table();
    if (hint === this.#hint) return;
    this.#hint = hint;
    if (hint === 'pass') this.#needs.tell({ text: this.#needs.words().hintPass, tone: 'prompt' });
    const tile = hint === null ? null : tileIn(hint);
    const fit = tile === null ? undefined : this.fits(tile).find(({ move }) => move === hint);
    if (tile === null || !fit) return;
    this.hand.take(tile, fit.arm);
    const text = this.#needs.words().hintPlay({ tile, end: fit.end ?? undefined });
    this.#needs.tell({ text, tone: 'prompt' });
  }
}
