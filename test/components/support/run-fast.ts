/** A Run Fast table, and what is its own. */
import '../../../components/run-fast-table/define.ts';
import type { PipRunFastTable } from '../../../components/run-fast-table/run-fast-table.ts';
import type { MatchRecord } from '../../../machines/game.ts';
import { CARDS } from '../../../machines/run-fast/card.ts';
import { all, begun, can, click, one, placed, resumed, type TableSetup } from './table.ts';

export interface RunFastSetup extends TableSetup {
  rounds?: number;
}

/** A table that waits to be started. */
export function unseated(setup: RunFastSetup = {}): Promise<PipRunFastTable> {
  return placed(document.createElement('pip-run-fast-table'), setup);
}

/** A table whose match has begun. */
export async function seated(setup: RunFastSetup = {}): Promise<PipRunFastTable> {
  return begun(await unseated(setup));
}

export interface Played {
  /** Cards of the person (seat 0), of Nora and of Max; filled up to sixteen in turn from what is left, the lowest first. */
  hands: readonly [string, string, string];
  /** Of the first round, from its lead on: by whoever holds the three of spades. */
  moves?: readonly string[];
}

/** A match that has come so far. */
export function played({ hands, moves = [] }: Played): MatchRecord {
  const dealt = hands.map((hand) => hand.split(' ').filter(Boolean));
  const rest = CARDS.filter((card) => !dealt.some((hand) => hand.includes(card)));
  if (rest.length + dealt.flat().length !== CARDS.length) throw new Error('a card is there twice');
  // In turn, so that no further bombs come about.
  while (rest.length > 0) {
    for (const hand of dealt) if (hand.length < 16) hand.push(...rest.splice(0, 1));
  }
  const whole = dealt.map((hand) => hand.join(' '));
  const options = { rounds: 4, clock: 0 };
  return {
    pip: 1,
    game: 'run-fast',
    options,
    rounds: [{ deal: { hands: whole }, moves: [...moves] }],
  };
}

/** A table on which a match has come so far, when there is something for the person to do. */
export async function come(far: Played, setup: RunFastSetup = {}): Promise<PipRunFastTable> {
  return resumed(await unseated(setup), played(far));
}

export function card(table: PipRunFastTable, name: string): HTMLElement {
  return one(table, `.card[data-card="${name}"]`);
}

export function hand(table: PipRunFastTable): string[] {
  return all(table, '.card').map(({ dataset }) => dataset.card ?? '');
}

/** What is chosen, as it is fanned. */
export function picked(table: PipRunFastTable): string[] {
  return all(table, '.card[aria-pressed="true"]').map(({ dataset }) => dataset.card ?? '');
}

/** What the chosen cards are called; '' where nothing is. */
export function naming(table: PipRunFastTable): string {
  return all(table, '.chosen')[0]?.textContent?.trim() ?? '';
}

/** What lies on the felt, as it is told. */
export function trickText(table: PipRunFastTable): string {
  return one(table, 'section[aria-label="The trick"]').textContent?.trim() ?? '';
}

export function canPlay(table: PipRunFastTable): boolean {
  return can(table, 'play');
}

/** Taps cards one after another. */
export async function pick(table: PipRunFastTable, ...names: string[]): Promise<void> {
  for (const name of names) await click(table, card(table, name));
}
