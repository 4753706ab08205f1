/** Plays at a Run Fast table as a person does: reads what is shown, uses what is there. */
import { fixture, html, waitUntil } from '@open-wc/testing';
import '../../../components/run-fast-table/define.ts';
import type { PipRunFastTable } from '../../../components/run-fast-table/run-fast-table.ts';
import type { MatchRecord } from '../../../machines/game.ts';
import { CARDS } from '../../../machines/run-fast/card.ts';

export interface RunFastSetup {
  seed?: string;
  rounds?: number;
  players?: number;
  seat?: string;
  pace?: number;
  skill?: string;
  height?: number;
  width?: number;
  clock?: number;
  confirm?: boolean;
  undo?: boolean;
  save?: string;
  autostart?: boolean;
}

/** A table that waits to be started. */
export async function unseated(setup: RunFastSetup = {}): Promise<PipRunFastTable> {
  const { seed = 'a', pace = 0, skill = 'beginner', width = 800, height = 600, ...rest } = setup;
  const frame = await fixture<HTMLDivElement>(html`<div></div>`);
  frame.style.width = `${width}px`;
  const table = document.createElement('pip-run-fast-table');
  for (const [name, value] of Object.entries({ seed, pace, skill, ...rest })) {
    table.setAttribute(name, value === true ? '' : String(value));
  }
  table.style.height = `${height}px`;
  frame.append(table);
  await waitUntil(() => all(table, '.tabletop, .flow').length > 0, 'laid out', { interval: 5 });
  return table;
}

/** A table whose match has begun. */
export async function seated(setup: RunFastSetup = {}): Promise<PipRunFastTable> {
  const table = await unseated(setup);
  await table.start();
  await table.updateComplete;
  return table;
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
  const table = await unseated(setup);
  await table.load(played(far));
  await table.updateComplete;
  await myTurn(table);
  return table;
}

export function all(table: PipRunFastTable, selector: string): HTMLElement[] {
  return [...(table.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])];
}

export function one(table: PipRunFastTable, selector: string): HTMLElement {
  const found = all(table, selector)[0];
  if (!found) throw new Error(`Nothing on the table matches ${selector}`);
  return found;
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

export function message(table: PipRunFastTable): string {
  return one(table, '.message').textContent?.trim() ?? '';
}

/** All that was said, the latest last. */
export function said(table: PipRunFastTable): string[] {
  return all(table, '.live p').map((line) => line.textContent ?? '');
}

/** What lies on the felt, as it is told. */
export function trickText(table: PipRunFastTable): string {
  return one(table, 'section[aria-label="The trick"]').textContent?.trim() ?? '';
}

export function moves(table: PipRunFastTable): string[] {
  return table.toRecord().rounds.flatMap((round) => round.moves);
}

/** A button by its visible words. */
export function button(table: PipRunFastTable, name: RegExp): HTMLElement {
  const found = all(table, 'button').find((each) => name.test(each.textContent?.trim() ?? ''));
  if (!found) throw new Error(`No button is called ${name}`);
  return found;
}

export function canPlay(table: PipRunFastTable): boolean {
  return one(table, '#play').getAttribute('aria-disabled') !== 'true';
}

export function focused(table: PipRunFastTable): HTMLElement | null {
  const active = table.shadowRoot?.activeElement;
  return active instanceof HTMLElement ? active : null;
}

/** Presses a control and waits for what it changes. */
export async function click(table: PipRunFastTable, element: HTMLElement): Promise<void> {
  element.click();
  await table.updateComplete;
}

/** Taps cards one after another. */
export async function pick(table: PipRunFastTable, ...names: string[]): Promise<void> {
  for (const name of names) await click(table, card(table, name));
}

export type Stage = 'turn' | 'round-over' | 'match-over';

/** Resolves when the person has something to do, and says what. */
export async function myTurn(table: PipRunFastTable): Promise<Stage> {
  const next = (): Stage | null => {
    const words = all(table, '.panel button').map((each) => each.textContent?.trim());
    if (words.includes('Play again')) return 'match-over';
    if (words.includes('Next round')) return 'round-over';
    return table.moves().length > 0 ? 'turn' : null;
  };
  const ready = async (): Promise<boolean> => {
    await table.updateComplete;
    return next() !== null;
  };
  await waitUntil(ready, 'nothing to do', { interval: 5, timeout: 15_000 });
  return next() ?? 'turn';
}

/** Resolves when cards can be swept over and dragged: that comes with the canvas. */
export async function draggable(table: PipRunFastTable): Promise<void> {
  const canvas = () =>
    all(table, 'canvas').length === 1 && all(table, '.picture > svg').length === 0;
  await waitUntil(canvas, 'a canvas', { timeout: 15_000 });
  await table.updateComplete;
}
