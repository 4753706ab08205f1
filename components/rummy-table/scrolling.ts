/** The table's own scroll, where it has more rows than room: followed by the picture, moved to what was just laid. */
import type { Point } from '../felt/drag-controller.ts';
import type { Ground } from './ground.ts';

/** Within this much of the table's edge a dragged tile scrolls it, px; and by how much at each move. */
const edge = 24;
const step = 10;

interface ScrollingNeeds {
  /** What scrolls; null where there is none. */
  element(): HTMLElement | null;
  render(): void;
}

export class Scrolling {
  readonly #ground: Ground;
  readonly #needs: ScrollingNeeds;
  #moved = false;
  #shown: unknown = null;

  constructor(ground: Ground, needs: ScrollingNeeds) {
    this.#ground = ground;
    this.#needs = needs;
  }

  readonly listen = (event: Event): void => {
    if (!(event.target instanceof HTMLElement)) return;
    this.#ground.scrollY = event.target.scrollTop;
    this.#moved = true;
    this.#needs.render();
  };

  /** True once after it was scrolled: what moves with the table doesn't fly. */
  moved(): boolean {
    const moved = this.#moved;
    this.#moved = false;
    return moved;
  }

  /** Brings in sight what others have just laid. */
  follow(): void {
    const { board, tracks, scrolls } = this.#ground;
    const { latest } = tracks;
    if (latest === this.#shown || !board) return;
    this.#shown = latest;
    const element = this.#needs.element();
    const { sets, box } = board.layout;
    const set = sets.find(({ tiles }) => tiles.some(({ name }) => latest?.names.has(name)));
    if (!element || !set || !scrolls) return;
    const top = set.y - box.y;
    const seen = top >= element.scrollTop && top + set.h <= element.scrollTop + box.h;
    if (!seen) element.scrollTop = top - (box.h - set.h) / 2;
  }

  /** A tile was dragged to this point of the felt. */
  nudge({ y }: Point): void {
    const { board, scrolls } = this.#ground;
    const element = this.#needs.element();
    if (!board || !scrolls || !element) return;
    const { table, rack } = board.areas;
    const below = y > table.y + table.h - edge && y < rack.y;
    if (y < table.y + edge) element.scrollTop -= step;
    else if (below) element.scrollTop += step;
  }
}
