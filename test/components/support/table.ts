/** Plays at any table as a person does: reads what is shown, uses what is there. */
import { fixture, html } from '@open-wc/testing';
import type { PipDominoTable } from '../../../components/domino-table/domino-table.ts';
import type { PipRummyTable } from '../../../components/rummy-table/rummy-table.ts';
import type { PipRunFastTable } from '../../../components/run-fast-table/run-fast-table.ts';
import type { MatchRecord } from '../../../machines/game.ts';
import { waitUntil } from './wait.ts';

export type AnyTable = PipDominoTable | PipRummyTable | PipRunFastTable;

/** The attributes that all tables have, and the size in pixels. */
export interface TableSetup {
  seed?: string;
  players?: number;
  seat?: string;
  pace?: number;
  skill?: string;
  height?: number;
  width?: number;
  dir?: string;
  clock?: number;
  confirm?: boolean;
  undo?: boolean;
  record?: string;
  save?: string;
  autostart?: boolean;
}

/** Puts a table on the page; it waits to be started. */
export async function placed<Table extends AnyTable>(
  table: Table,
  setup: TableSetup,
): Promise<Table> {
  const { seed = 'a', pace = 0, skill = 'beginner', width = 800, height = 600, ...rest } = setup;
  const frame = await fixture<HTMLDivElement>(html`<div></div>`);
  frame.style.width = `${width}px`;
  for (const [name, value] of Object.entries({ seed, pace, skill, ...rest })) {
    table.setAttribute(name, value === true ? '' : String(value));
  }
  table.style.height = `${height}px`;
  frame.append(table);
  await laidOut(table);
  return table;
}

export async function laidOut(table: Element): Promise<void> {
  await waitUntil(() => all(table, '.tabletop, .flow').length > 0, 'laid out');
}

/** Begins a match. */
export async function begun<Table extends AnyTable>(table: Table): Promise<Table> {
  await table.start();
  await table.updateComplete;
  return table;
}

/** Goes on with a match, up to where there is something for the person to do. */
export async function resumed<Table extends AnyTable>(
  table: Table,
  record: MatchRecord,
): Promise<Table> {
  await table.load(record);
  await table.updateComplete;
  await myTurn(table);
  return table;
}

export function all(table: Element, selector: string): HTMLElement[] {
  return [...(table.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])];
}

export function one(table: Element, selector: string): HTMLElement {
  const found = all(table, selector)[0];
  if (!found) throw new Error(`Nothing on the table matches ${selector}`);
  return found;
}

/** A button by its visible words. */
export function button(table: Element, name: RegExp): HTMLElement {
  const found = all(table, 'button').find((each) => name.test(each.textContent?.trim() ?? ''));
  if (!found) throw new Error(`No button is called ${name}`);
  return found;
}

export function message(table: Element): string {
  return one(table, '.message').textContent?.trim() ?? '';
}

/** All that was said and is still there, the latest last. */
export function said(table: Element): string[] {
  return all(table, '.live p').map((line) => line.textContent ?? '');
}

/** What was said already, and everything that is said from now on: the region itself forgets. */
export function listen(table: Element): readonly string[] {
  const lines = said(table);
  const listener = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) lines.push(node.textContent ?? '');
    }
  });
  listener.observe(one(table, '.live'), { childList: true });
  return lines;
}

export function moves(table: AnyTable): string[] {
  return table.toRecord().rounds.flatMap((round) => round.moves);
}

export function focused(table: Element): HTMLElement | null {
  const active = table.shadowRoot?.activeElement;
  return active instanceof HTMLElement ? active : null;
}

/** Whether the focus is somewhere in the table. */
export function hasFocus(table: Element): boolean {
  return document.activeElement === table;
}

/** Whether a control can be pressed. */
export function can(table: Element, id: string): boolean {
  return one(table, `#${id}`).getAttribute('aria-disabled') !== 'true';
}

/** Presses a control and waits for what it changes. */
export async function click(table: AnyTable, element: HTMLElement): Promise<void> {
  element.click();
  await table.updateComplete;
}

export type Stage = 'turn' | 'round-over' | 'match-over';

/** Resolves when the person has something to do, and says what. */
export async function myTurn(table: AnyTable): Promise<Stage> {
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
  await waitUntil(ready, 'nothing to do');
  return next() ?? 'turn';
}

/** Resolves when what is held can be dragged: that comes with the canvas. */
export async function draggable(table: AnyTable): Promise<void> {
  const canvas = () =>
    all(table, 'canvas').length === 1 && all(table, '.picture > svg').length === 0;
  await waitUntil(canvas, 'a canvas');
  await table.updateComplete;
}

/** Resolves after the browser has laid out, observed sizes and painted. */
export async function painted(table: AnyTable): Promise<void> {
  for (let i = 0; i < 4; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
  await table.updateComplete;
}
