/** Fives, Pip and its variations at the table: sums, scores, free passes, strict play, absence. */
import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { endsSum, endsSumAfter } from '../../../machines/dominoes/ends-sum.ts';
import type { DominoView } from '../../../machines/dominoes/model.ts';
import { rulesOf } from '../../../machines/dominoes/options.ts';
import type { MatchEmitted } from '../../../machines/match-events.ts';
import type { DominoWords } from '../../locales/en/dominoes.ts';
import { type DominoMoreWords, dominoesMore } from '../../locales/en/dominoes-more.ts';
import { WordsController } from '../../locales/words-controller.ts';
import { adoptStyles } from '../../table/adopt-styles.ts';
import { who } from '../../table/who.ts';
import type { TableAreas } from '../areas.ts';
import { endsOf, type Fit, handOf, isOpening, tileIn } from '../fits.ts';
import type { Layout } from '../layout.ts';
import type { More } from '../more.ts';
import { type DominoTableState, sideWho } from '../speech.ts';
import { Away } from './away.ts';
import { renderEndsSum } from './ends-pill.ts';
import { flyGain, renderGain } from './gain.ts';
import { variationStyles } from './variations.styles.ts';

export interface VariationsHost extends ReactiveControllerHost, HTMLElement {
  readonly renderRoot: HTMLElement | DocumentFragment;
}

export class Variations implements More {
  readonly #host: VariationsHost;
  readonly #words: WordsController<DominoMoreWords>;
  readonly #base: () => DominoWords;
  readonly #away: Away;

  /** `base`: the table's own words; `say` speaks in its live region. */
  constructor(host: VariationsHost, base: () => DominoWords, say: (text: string) => void) {
    this.#host = host;
    this.#base = base;
    this.#words = new WordsController(host, dominoesMore);
    this.#away = new Away(host, () => this.#words.words, say);
    adoptStyles(host.renderRoot, [variationStyles]);
  }

  // ---- what may be played ----

  offered({ view, moves, me }: DominoTableState): readonly string[] {
    if (!view || me === null || !isStrict(view) || isOpening(view)) return moves;
    if (!moves.some((move) => move.includes('@'))) return moves;
    const arms = Object.keys(endsOf(view));
    const all = handOf(view, me).flatMap((tile) => arms.map((arm) => `${tile}@${arm}`));
    return [...all, ...moves.filter((move) => move === 'pass')];
  }

  worth(view: DominoView, move: string): number {
    if (!counts(view) || isStrict(view)) return 0;
    return endsSumAfter(view, move)?.scores ?? 0;
  }

  // ---- words ----

  tileLabel({ view }: DominoTableState, label: string, tile: string, fits: readonly Fit[]): string {
    const words = this.#words.words;
    if (view && isStrict(view) && !isOpening(view)) return tile;
    const scoring = fits.filter(({ worth = 0 }) => worth > 0);
    const [first] = scoring;
    if (!first?.worth) return label;
    if (fits.length === 1) return words.scores({ label, n: first.worth });
    const plays = scoring.flatMap(({ end, worth: n = 0 }) => (end === null ? [] : [{ end, n }]));
    return words.scoresOn({ label, plays });
  }

  withWorth(label: string, { worth: n = 0 }: Fit): string {
    return n > 0 ? this.#words.words.scores({ label, n }) : label;
  }

  gain(n: number): string {
    return this.#words.words.gain({ n });
  }

  happened(
    table: DominoTableState,
    seat: number,
    move: string,
    text: string,
  ): { text: string; rule?: string } {
    const tile = tileIn(move);
    const { view } = table;
    if (!view || tile === null || move.startsWith('draw')) return { text };
    const words = this.#words.words;
    if (!isLaid(view, tile)) {
      return { text: words.misplayed({ ...who(table, seat), tile }), rule: 'PIP-14' };
    }
    const n = counts(view) ? endsSum(view).scores : 0;
    return { text: n > 0 ? words.andScored({ happened: text, n }) : text };
  }

  endsCome({ view }: DominoTableState): string {
    if (!view || !counts(view)) return '';
    return this.#words.words.endsCome({ total: endsSum(view).total });
  }

  choice({ view, moves }: DominoTableState): string | null {
    if (!view || !moves.includes('pass')) return null;
    const words = this.#words.words;
    const n = view.passes ?? 0;
    return n === 0 ? words.passOrPlay : words.passesSoFar({ n, most: view.hands.length });
  }

  endText(table: DominoTableState): string | null {
    const { view } = table;
    const result = view?.result;
    if (!view || !result) return null;
    const words = this.#words.words;
    if (result.end === 'forfeit') {
      const gone = result.left.findIndex((_, seat) => !result.winners.includes(seat));
      return words.gaveUp(who(table, gone));
    }
    const [winner] = result.winners;
    if (result.end === 'target' && winner !== undefined) {
      const { seat, me } = sideWho(this.#base(), table, winner);
      return words.reached({ seat, me, n: table.scores[winner] ?? 0 });
    }
    if (allPassed(view)) return words.allPassed({ n: view.hands.length });
    return null;
  }

  endWhy({ view }: DominoTableState): string {
    const result = view?.result;
    if (!view || !result) return '';
    const words = this.#words.words;
    if (result.end === 'forfeit') return words.gaveUpWhy;
    if (result.end === 'target') return words.reachedWhy;
    if (allPassed(view)) return words.allPassedWhy;
    return '';
  }

  note(table: DominoTableState, seat: number): string | null {
    return this.#away.note(table, seat);
  }

  // ---- on the felt ----

  render(
    table: DominoTableState,
    areas: TableAreas | null,
    layout: Layout | null,
  ): TemplateResult | typeof nothing {
    const { view, stage } = table;
    if (!view) return nothing;
    const words = this.#words.words;
    const sum = counts(view) && view.line ? endsSum(view) : null;
    return html`${sum ? renderEndsSum(words, sum, areas) : nothing}
    ${layout && stage === 'playing' ? renderGain(words, view, layout) : nothing}`;
  }

  onMatch(event: MatchEmitted): void {
    if (event.type === 'scored') flyGain(this.#host.renderRoot, event.seat);
  }
}

/** Ends count in play. */
function counts({ options }: DominoView): boolean {
  return rulesOf(options).counts.length > 0;
}

function isStrict({ options }: DominoView): boolean {
  return options.misplay === 'strict';
}

function isLaid({ line = '', up = '', down = '' }: DominoView, tile: string): boolean {
  const turned = [...tile].reverse().join('');
  return `${line} ${up} ${down}`.split(' ').some((laid) => laid === tile || laid === turned);
}

/** PIP-22: the round ended by passes, and not because nothing fits. */
function allPassed({ options, result, passes = 0, hands }: DominoView): boolean {
  const free = rulesOf(options).pass === 'free-when-empty';
  return free && result?.end === 'blocked' && passes >= hands.length;
}
