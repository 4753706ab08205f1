/** A trick that two passes have just ended stays in sight for a moment: what won it is what there is to see. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { MatchEmitted } from '../../machines/match-events.ts';
import { type TrickMove, trick } from '../../machines/run-fast/explain.ts';
import type { RunFastTableState } from './speech.ts';
import { finishedTrick } from './tricks.ts';

export class Linger implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stays = false;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.forget();
  }

  /** `pace`: how long there is to see it, ms. */
  happened(event: MatchEmitted, { view }: RunFastTableState, pace: number): void {
    if (event.type !== 'moved' && event.type !== 'dealt') return;
    this.forget();
    if (pace === 0 || !view || finishedTrick(view).length === 0) return;
    this.#stays = true;
    this.#timer = setTimeout(() => {
      this.forget();
      this.#host.requestUpdate();
    }, pace);
  }

  /** What lies on the felt. */
  trick({ view }: RunFastTableState): readonly TrickMove[] {
    if (!view) return [];
    return this.#stays && !view.beat ? finishedTrick(view) : trick(view);
  }

  /** Nothing stays in sight any longer. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#stays = false;
  }
}
