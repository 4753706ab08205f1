/** Plays at a domino table as a person does: reads what is shown, uses what is there. */
import { fixture, html, waitUntil } from '@open-wc/testing';
import '../../../components/domino-table/define.ts';
import type { PipDominoTable } from '../../../components/domino-table/domino-table.ts';

export interface TableSetup {
  seed?: string;
  players?: number;
  rules?: string;
  target?: number;
  seat?: string;
  pace?: number;
  skill?: string;
  height?: number;
  width?: number;
  dir?: string;
  clock?: number;
  confirm?: boolean;
  record?: string;
  save?: string;
  autostart?: boolean;
}

/** A table whose match has begun. */
export async function seated(setup: TableSetup = {}): Promise<PipDominoTable> {
  const table = await unseated(setup);
  await table.start();
  await table.updateComplete;
  return table;
}

/** A table that waits to be started. */
export async function unseated(setup: TableSetup = {}): Promise<PipDominoTable> {
  const { seed = 'a', pace = 0, skill = 'beginner', width = 800, height = 560, ...rest } = setup;
  const frame = await fixture<HTMLDivElement>(html`<div></div>`);
  frame.style.width = `${width}px`;
  const table = document.createElement('pip-domino-table');
  for (const [name, value] of Object.entries({ seed, pace, skill, ...rest })) {
    table.setAttribute(name, value === true ? '' : String(value));
  }
  table.style.height = `${height}px`;
  frame.append(table);
  await waitUntil(() => all(table, '.tabletop, .flow').length > 0, 'laid out', { interval: 5 });
  return table;
}

export function all(table: PipDominoTable, selector: string): HTMLElement[] {
  return [...(table.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])];
}

export function one(table: PipDominoTable, selector: string): HTMLElement {
  const found = all(table, selector)[0];
  if (!found) throw new Error(`Nothing on the table matches ${selector}`);
  return found;
}

export function tileButton(table: PipDominoTable, tile: string): HTMLElement {
  return one(table, `.tile[data-tile="${tile}"]`);
}

export function held(table: PipDominoTable): string[] {
  return all(table, '.tile').map((tile) => tile.dataset.tile ?? '');
}

export function focused(table: PipDominoTable): HTMLElement | null {
  const active = table.shadowRoot?.activeElement;
  return active instanceof HTMLElement ? active : null;
}

/** A button by its visible words. */
export function button(table: PipDominoTable, name: RegExp): HTMLElement {
  const found = all(table, 'button').find((each) => name.test(each.textContent?.trim() ?? ''));
  if (!found) throw new Error(`No button is called ${name}`);
  return found;
}

export type Stage = 'turn' | 'round-over' | 'match-over';

/** Resolves when the person has something to do, and says what. */
export async function myTurn(table: PipDominoTable): Promise<Stage> {
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

/** Whether the focus is somewhere in the table. */
export function hasFocus(table: PipDominoTable): boolean {
  return document.activeElement === table;
}
