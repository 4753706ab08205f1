/** Who is away and how long that may last (FIVE-15): a countdown under the name. Nothing ticks while nobody is away or the tab is hidden. */
import type { ReactiveController } from 'lit';
import type { DominoMoreWords } from '../../locales/en/dominoes-more.ts';
import type { DominoTableState } from '../speech.ts';
import type { VariationsHost } from './variations.ts';

export class Away implements ReactiveController {
  readonly #host: VariationsHost;
  readonly #words: () => DominoMoreWords;
  readonly #say: (text: string) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The deadline that counts down on the table; null while none does. */
  #endsAt: number | null = null;
  #told: number | null = null;

  constructor(host: VariationsHost, words: () => DominoMoreWords, say: (text: string) => void) {
    this.#host = host;
    this.#words = words;
    this.#say = say;
    host.addController(this);
  }

  /** 'away 2:59'; null for who is here, or may be away for as long as they like. */
  note({ away, me, stage, names }: DominoTableState, seat: number): string | null {
    // Whoever reads this is here.
    const gone = seat === me ? undefined : away.find((absence) => absence.seat === seat);
    if (!gone || gone.endsAt === null || stage === 'match-over') return null;
    this.#endsAt = gone.endsAt;
    const left = Math.max(0, Math.ceil((gone.endsAt - Date.now()) / 1000));
    if (this.#told !== gone.endsAt) {
      this.#told = gone.endsAt;
      this.#say(this.#words().awaySpoken({ seat: names[seat] ?? '', left }));
    }
    return this.#words().away({ left });
  }

  /** A render asks anew who is away. */
  hostUpdate(): void {
    this.#endsAt = null;
  }

  hostUpdated(): void {
    clearTimeout(this.#timer);
    if (this.#endsAt === null || !this.#host.isConnected || document.hidden) return;
    const left = this.#endsAt - Date.now();
    if (left > 0) this.#timer = setTimeout(() => this.#host.requestUpdate(), (left % 1000) + 20);
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
  }
}
