/** What may be played and what chosen cards are, worked out once for each position and choice. */
import type { Card, Rank } from '../../machines/run-fast/card.ts';
import type { Choice } from '../../machines/run-fast/choices.ts';
import { legalPlays, type ReadPlay, readPlay } from '../../machines/run-fast/explain.ts';
import type { RunFastView } from '../../machines/run-fast/model.ts';
import { ranksOf } from './scene-of.ts';
import type { RunFastTableState } from './speech.ts';

const none: readonly Choice[] = [];

export class Reads {
  #position = '';
  #plays = none;
  #playable: ReadonlySet<Rank> = new Set();
  #chosen = '';
  #read: ReadPlay | null = null;

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
  read({ view, me, stage }: RunFastTableState, picked: ReadonlySet<Card>): ReadPlay | null {
    if (!view || me === null || stage !== 'playing') return null;
    const chosen = `${positionOf(view)} ${[...picked].join()}`;
    if (chosen !== this.#chosen) {
      this.#chosen = chosen;
      this.#read = readPlay(view, [...picked]);
    }
    return this.#read;
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
