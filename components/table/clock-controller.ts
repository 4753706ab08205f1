/** Shows a running clock: the number once a second, the bar as one animation of the browser. Nothing runs without a clock. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { leftNow } from './table-from.ts';
import type { ClockState } from './table-state.ts';

interface ClockHost extends ReactiveControllerHost {
  readonly renderRoot: ParentNode;
  readonly isConnected: boolean;
}

export class ClockController implements ReactiveController {
  readonly #host: ClockHost;
  readonly #clock: () => ClockState | null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #warn: (seconds: number) => void;
  #shown: ClockState | null = null;
  /** The move that was warned of. */
  #warned: number | null = null;
  #bar: Element | null = null;

  /** `warn`: once for each move, with the seconds that are left. */
  constructor(host: ClockHost, clock: () => ClockState | null, warn: (seconds: number) => void) {
    this.#host = host;
    this.#clock = clock;
    this.#warn = warn;
    host.addController(this);
  }

  hostUpdated(): void {
    const clock = this.#clock();
    const bar = this.#host.renderRoot.querySelector('.clock');
    if (clock && bar && (bar !== this.#bar || !same(clock, this.#shown))) this.#draw(bar, clock);
    this.#bar = bar;
    this.#shown = clock;
    clearTimeout(this.#timer);
    this.#tell(clock);
    if (!clock?.running || !this.#host.isConnected) return;
    this.#timer = setTimeout(() => this.#host.requestUpdate(), (leftNow(clock) % 1000) + 20);
  }

  /** Ten seconds before the end, five where a move has ten or less. */
  #tell(clock: ClockState | null): void {
    if (!clock) this.#warned = null;
    else if (clock.running && this.#warned === null) {
      const seconds = Math.ceil(leftNow(clock) / 1000);
      if (seconds > (clock.wholeMs > 10_000 ? 10 : 5)) return;
      this.#warned = seconds;
      if (clock.wholeMs > 5000) this.#warn(seconds);
    }
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
  }

  #draw(bar: Element, clock: ClockState): void {
    for (const running of bar.getAnimations()) running.cancel();
    const left = leftNow(clock);
    const from = { transform: `scaleX(${left / clock.wholeMs})` };
    // Without motion the bar goes second by second.
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const motion = bar.animate([from, { transform: 'scaleX(0)' }], {
      duration: left,
      fill: 'both',
      easing: still ? `steps(${Math.ceil(left / 1000) || 1})` : 'linear',
    });
    if (!clock.running) motion.pause();
  }
}

function same(a: ClockState, b: ClockState | null): boolean {
  return a.endsAt === b?.endsAt && a.wholeMs === b.wholeMs && (a.running || a.leftMs === b.leftMs);
}
