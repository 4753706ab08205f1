/** Choosing in the hand: which tile is focused, which is picked, which end it is aimed at; and the keys for all that. */
import type { Arm } from '../../machines/dominoes/model.ts';
import { Stop } from '../felt/stop.ts';
import type { Fit } from './fits.ts';

/** What choosing needs from the table. */
export interface HandNeeds {
  /** The person's tiles, in the order they stand. */
  tiles(): readonly string[];
  /** Where a tile may be played now; [] = nowhere, or not the person's turn. */
  fits(tile: string): readonly Fit[];
  play(fit: Fit): void;
  /** The person does something: what was asked, a pause and auto-play are over. */
  acts(): void;
  /** Says why a tile can't be played (at `arm`). */
  explain(tile: string, arm?: Arm): void;
  /** Ends a drag; whether there was one. */
  cancel(): boolean;
  /** Something looks different now. */
  render(): void;
  /** The person picked a tile, aimed it or put it back. */
  chosen(): void;
  /** Puts the keyboard's focus on a tile of the hand. */
  focus(tile: string): void;
}

const armKeys: Readonly<Record<string, Arm>> = { l: 'L', r: 'R', u: 'U', d: 'D' };
const arrowArms: Readonly<Record<string, readonly Arm[]>> = {
  ArrowLeft: ['L'],
  ArrowRight: ['R'],
  ArrowUp: ['U', 'L'],
  ArrowDown: ['D', 'R'],
};

export class HandController {
  /** The tile that is selected, to be played next. */
  picked: string | null = null;
  /** The end that the picked tile is aimed at; null while its ends are to be chosen from. */
  aim: Arm | null = null;

  readonly #needs: HandNeeds;
  readonly #stop = new Stop();

  constructor(needs: HandNeeds) {
    this.#needs = needs;
  }

  /** After a move: what can't be played any more isn't picked any more; the focus' place stays. */
  settle(): void {
    if (this.picked !== null && this.#needs.fits(this.picked).length === 0) this.unpick();
    this.#stop.settle(this.#needs.tiles());
  }

  /** The one tile of the hand that Tab reaches. */
  get stop(): string | null {
    return this.#stop.in(this.#needs.tiles());
  }

  /** The fits of the picked tile. */
  get choices(): readonly Fit[] {
    return this.picked === null ? [] : this.#needs.fits(this.picked);
  }

  focused(tile: string): void {
    if (this.#stop.set(tile, this.#needs.tiles())) this.#needs.render();
  }

  pick(tile: string, aim: Arm | null = null): void {
    this.take(tile, aim);
    this.#needs.chosen();
  }

  /** Picks without a word: whoever asks for it says why. */
  take(tile: string, aim: Arm | null): void {
    this.picked = tile;
    this.aim = aim;
    this.#needs.render();
  }

  /** Nothing is picked any more. */
  unpick(): void {
    if (this.picked === null) return;
    this.picked = null;
    this.aim = null;
    this.#needs.render();
  }

  /** The person puts the picked tile back. Returns whether there was one. */
  putBack(): boolean {
    if (this.picked === null) return false;
    this.unpick();
    this.#needs.chosen();
    return true;
  }

  /** A tap, a click, Enter or Space on a tile: first picks it, then plays it where that is clear. */
  press(tile: string): void {
    this.#needs.acts();
    this.focused(tile);
    const fits = this.#needs.fits(tile);
    if (fits.length === 0) {
      this.unpick();
      this.#needs.explain(tile);
      return;
    }
    if (this.picked !== tile) {
      this.pick(tile);
      return;
    }
    const fit = this.aim ? fits.find(({ arm }) => arm === this.aim) : undefined;
    const clear = fit ?? (fits.length === 1 ? fits[0] : undefined);
    if (clear) this.#needs.play(clear);
    else this.pick(tile, fits[0]?.arm ?? null);
  }

  /** Keys on a tile of the hand. Returns whether the key meant something here. */
  key(tile: string, key: string): boolean {
    if (key === 'Escape') return this.#needs.cancel() || this.putBack();
    const arm = armKeys[key.toLowerCase()];
    if (arm) return this.#playAt(tile, (fit) => fit.arm === arm, arm);
    if (key === '1' || key === '2') {
      const wanted = Number(key) - 1;
      return this.#playAt(tile, (_, index) => index === wanted);
    }
    if (key === 'Home') return this.#rove(() => 0);
    if (key === 'End') return this.#rove((_, last) => last);
    const arms = arrowArms[key];
    if (!arms) return false;
    if (this.picked === tile && this.choices.length > 1) return this.#aim(arms);
    if (key === 'ArrowLeft') return this.#rove((at, last) => (at === 0 ? last : at - 1));
    if (key === 'ArrowRight') return this.#rove((at, last) => (at === last ? 0 : at + 1));
    return false;
  }

  #playAt(tile: string, wanted: (fit: Fit, index: number) => boolean, arm?: Arm): boolean {
    const fits = this.#needs.fits(tile);
    const fit = fits.find(wanted);
    if (fit) this.#needs.play(fit);
    else if (arm || fits.length === 0) this.#needs.explain(tile, arm);
    return true;
  }

  #aim(arms: readonly Arm[]): boolean {
    const fits = arms.flatMap((wanted) => this.choices.filter(({ arm }) => arm === wanted));
    const fit = fits[0];
    if (fit) {
      this.aim = fit.arm;
      this.#needs.chosen();
    }
    return true;
  }

  #rove(to: (at: number, last: number) => number): boolean {
    const tiles = this.#needs.tiles();
    const at = this.stop === null ? -1 : tiles.indexOf(this.stop);
    const tile = tiles[to(at, tiles.length - 1)];
    if (tile === undefined) return false;
    this.focused(tile);
    this.#needs.focus(tile);
    return true;
  }
}
