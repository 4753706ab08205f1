/** What may be played and what chosen cards are, worked out once for each position and choice. */
import type { Card, Rank } from '../../machines/run-fast/card.ts';
import type { Choice } from '../../machines/run-fast/choices.ts';
import { leads, legalPlays, type ReadPlay, readPlay } from '../../machines/run-fast/explain.ts';
import type { RunFastView } from '../../machines/run-fast/model.ts';
import { type Said, sayingOf } from './saying.ts';
import { ranksOf } from './scene-of.ts';
import type { RunFastTableState } from './speech.ts';
import { toBeat } from './tricks.ts';

/** A selection, and what is said of it. */
export interface Selection extends ReadPlay {
  readonly said: Said | null;
}

const none: readonly Choice[] = [];

export class Reads {
  #position = '';
  #plays = none;
  #playable: ReadonlySet<Rank> = new Set();
  #chosen = '';
  #read: Selection | null = null;
  #ahead: { readonly of: string; readonly plays: readonly Choice[] } = { of: '', plays: none };

  /** Every legal play of the person; [] while it isn't their turn. */
  plays({ view, moves }: RunFastTableState): readonly Choice[] {
    if (!view || moves.length === 0) return none;
    this.#look(view);
    return this.#plays;
  }

  /** What some legal play holds; null while the person isn't asked. */
  playable(table: RunFastTableState): ReadonlySet<Rank> | null {
    return this.plays(table).length > 0 ? this.#playable : null;
  }

  /** null where nobody chooses. */
  read(table: RunFastTableState, picked: ReadonlySet<Card>): Selection | null {
    const { view, me, stage } = table;
    if (!view || me === null || stage !== 'playing') return null;
    const chosen = `${positionOf(view)} ${[...picked].join()}`;
    if (chosen !== this.#chosen) {
      this.#chosen = chosen;
      this.#read = this.selection(table, [...picked]);
    }
    return this.#read;
  }

  /** What any cards would be as a play of the person. */
  selection(table: RunFastTableState, cards: readonly Card[]): Selection | null {
    const { view, me, turn } = table;
    if (!view) return null;
    const read = readPlay(view, cards);
    const plays = turn === me ? this.plays(table) : this.#leads(view);
    return { ...read, said: sayingOf(read, plays, toBeat(view)?.reading ?? null) };
  }

  #leads(view: RunFastView): readonly Choice[] {
    const of = view.hands[view.me ?? 0] ?? '';
    if (of !== this.#ahead.of) this.#ahead = { of, plays: leads(view) };
    return this.#ahead.plays;
  }

  #look(view: RunFastView): void {
    const position = positionOf(view);
    if (position === this.#position) return;
    this.#position = position;
    this.#plays = legalPlays(view);
    this.#playable = ranksOf(this.#plays);
  }
}

/** All that legality depends on. */
const positionOf = ({ hands, beat, turn, me }: RunFastView): string =>
  `${hands.join('|')} ${beat?.play} ${beat?.by} ${turn} ${me}`;
