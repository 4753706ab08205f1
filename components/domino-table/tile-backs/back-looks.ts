/** The looks of backs for an element: at once as far as they are loaded, and again when they are. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { type BackId, type PhotographBack, photographBacks } from './ids.ts';
import { type BackLook, blankLook, houseLook } from './look.ts';

export class BackLooks implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #looks = new Map<BackId, BackLook>([['moon', houseLook]]);
  readonly #asked = new Set<BackId>();

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    // What failed while the page was offline is tried again.
    for (const back of this.#asked) if (!this.#looks.has(back)) this.#asked.delete(back);
  }

  /**
   * How a back looks now: blank until its drawing is loaded, a drawn stand-in until its photograph is
   * decoded. Each time a look gets better the host renders again.
   */
  look(back: BackId): BackLook {
    const known = this.#looks.get(back);
    if (!this.#asked.has(back) && back !== 'moon') {
      this.#asked.add(back);
      void this.#load(back);
    }
    return known ?? blankLook;
  }

  /** Without its drawing a back stays blank, without its photograph it stays a drawing. */
  async #load(back: Exclude<BackId, 'moon'>): Promise<void> {
    try {
      if (isPhotograph(back)) {
        const { photographLook, standIns } = await import('./photographs.ts');
        this.#show(back, standIns[back]);
        this.#show(back, await photographLook(back));
      } else if (back === 'leaf' || back === 'orbit') {
        const { botLooks } = await import('./bot-looks.ts');
        this.#show(back, botLooks[back]);
      } else {
        const { drawnLooks } = await import('./drawn.ts');
        this.#show(back, drawnLooks[back]);
      }
    } catch {
      // Blocked or offline: the match goes on with what there is.
    }
  }

  #show(back: BackId, look: BackLook): void {
    this.#looks.set(back, look);
    this.#host.requestUpdate();
  }
}

function isPhotograph(back: BackId): back is PhotographBack {
  return photographBacks.some((id) => id === back);
}
