/** Who is away and how long that may last (FIVE-15): a countdown that all see. Nothing ticks while nobody is away or the tab is hidden. */
import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import type { DominoMoreWords } from '../../locales/en/dominoes-more.ts';
import type { DominoTableState } from '../speech.ts';
import type { VariationsHost } from './variations.ts';

export class Away implements ReactiveController {
  readonly #host: VariationsHost;
  readonly #words: () => DominoMoreWords;
  readonly #say: (text: string) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The earliest deadline that runs. */
  #endsAt: number | null = null;
  #told: number | null = null;

  constructor(host: VariationsHost, words: () => DominoMoreWords, say: (text: string) => void) {
    this.#host = host;
    this.#words = words;
    this.#say = say;
    host.addController(this);
  }

  render(table: DominoTableState): TemplateResult | typeof nothing {
    const counted = table.away.flatMap(({ seat, endsAt }) =>
      endsAt === null ? [] : [{ seat, endsAt }],
    );
    const [first] = counted;
    this.#endsAt = first?.endsAt ?? null;
    if (!first || table.stage === 'match-over') return nothing;
    const words = this.#words();
    const name = (seat: number) => table.names[seat] ?? '';
    if (this.#told !== first.endsAt) {
      this.#told = first.endsAt;
      this.#say(words.awaySpoken({ seat: name(first.seat), left: secondsTo(first.endsAt) }));
    }
    return html`<p class="away" aria-hidden="true">
      ${counted.map(
        ({ seat, endsAt }) =>
          html`<span class="message">${words.away({ seat: name(seat), left: secondsTo(endsAt) })}</span>`,
      )}
    </p>`;
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

function secondsTo(endsAt: number): number {
  return Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
}
