/** Plays at a rummy table as a person does: reads what is shown, uses what is there. */
import { fixture, html, waitUntil } from '@open-wc/testing';
import '../../../components/rummy-table/define.ts';
import type { PipRummyTable } from '../../../components/rummy-table/rummy-table.ts';
import type { MatchRecord } from '../../../machines/game.ts';
import { difference, TILES } from '../../../machines/rummy/tile.ts';

export interface RummySetup {
  seed?: string;
  players?: number;
  rounds?: number;
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
export async function unseated(setup: RummySetup = {}): Promise<PipRummyTable> {
  const { seed = 'a', pace = 0, skill = 'beginner', width = 800, height = 600, ...rest } = setup;
  const frame = await fixture<HTMLDivElement>(html`<div></div>`);
  frame.style.width = `${width}px`;
  const table = document.createElement('pip-rummy-table');
  for (const [name, value] of Object.entries({ seed, pace, skill, ...rest })) {
    table.setAttribute(name, value === true ? '' : String(value));
  }
  table.style.height = `${height}px`;
  frame.append(table);
  await waitUntil(() => all(table, '.tabletop, .flow').length > 0, 'laid out', { interval: 5 });
  return table;
}

/** A table whose match has begun. */
export async function seated(setup: RummySetup = {}): Promise<PipRummyTable> {
  const table = await unseated(setup);
  await table.start();
  await table.updateComplete;
  return table;
}

export interface Played {
  /** Tiles of the person (seat 0); filled up to fourteen. */
  mine: string;
  theirs?: string;
  /** What is drawn first. */
  pool?: string;
  /** From the person's first turn on. */
  moves?: string[];
}

/** A match for two that has come so far; the person is seat 0 and began. */
export function played({ mine, theirs = '', pool = '', moves = [] }: Played): MatchRecord {
  const given = [mine, theirs, pool].map((text) => text.split(' ').filter(Boolean));
  const [own = [], other = [], first = []] = given;
  const rest = difference(TILES, [...own, ...other, ...first]);
  // Every seventh: what fills a rack makes nothing with it.
  const loose = rest.map((_, i) => rest[(i * 7) % rest.length] ?? '');
  const whole = rest.length % 7 === 0 ? rest : loose;
  const fill = (tiles: readonly string[]) => [...tiles, ...whole.splice(0, 14 - tiles.length)];
  const hands = [fill(own), fill(other)].map((tiles) => tiles.join(' '));
  const deal = { hands, stock: [...first, ...whole].join(' '), first: 0 };
  const options = { players: 2, rounds: 1, clock: 0 };
  return { pip: 1, game: 'rummy', options, rounds: [{ deal, moves }] };
}

/** A table on which a match has come so far. */
export async function come(far: Played, setup: RummySetup = {}): Promise<PipRummyTable> {
  const table = await unseated(setup);
  await table.load(played(far));
  await table.updateComplete;
  await myTurn(table);
  return table;
}

export function all(table: PipRummyTable, selector: string): HTMLElement[] {
  return [...(table.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])];
}

export function one(table: PipRummyTable, selector: string): HTMLElement {
  const found = all(table, selector)[0];
  if (!found) throw new Error(`Nothing on the table matches ${selector}`);
  return found;
}

/** A tile on the rack, the first of twins. */
export function onRack(table: PipRummyTable, tile: string): HTMLElement {
  return one(table, `.rack-tile[data-tile^="${tile}."]`);
}

/** A tile on the table, the first of twins. */
export function onTable(table: PipRummyTable, tile: string): HTMLElement {
  return one(table, `.set-tile[data-tile^="${tile}."]`);
}

const tileOf = (button: HTMLElement): string => button.dataset.tile?.replace(/\..*/, '') ?? '';

export function rack(table: PipRummyTable): string[] {
  return all(table, '.rack-tile').map(tileOf);
}

/** The sets as they lie: 'R4 R5 R6'. */
export function sets(table: PipRummyTable): string[] {
  return all(table, '.set').map((set) =>
    [...set.querySelectorAll<HTMLElement>('.set-tile')].map(tileOf).join(' '),
  );
}

export function message(table: PipRummyTable): string {
  return one(table, '.message').textContent?.trim() ?? '';
}

/** What was said last. */
export function said(table: PipRummyTable): string {
  return all(table, '.live p').at(-1)?.textContent ?? '';
}

export function moves(table: PipRummyTable): string[] {
  return table.toRecord().rounds.flatMap((round) => round.moves);
}

/** A button by its visible words. */
export function button(table: PipRummyTable, name: RegExp): HTMLElement {
  const found = all(table, 'button').find((each) => name.test(each.textContent?.trim() ?? ''));
  if (!found) throw new Error(`No button is called ${name}`);
  return found;
}

export function can(table: PipRummyTable, id: string): boolean {
  return one(table, `#${id}`).getAttribute('aria-disabled') !== 'true';
}

export function focused(table: PipRummyTable): HTMLElement | null {
  const active = table.shadowRoot?.activeElement;
  return active instanceof HTMLElement ? active : null;
}

/** Presses a control and waits for what it changes. */
export async function click(table: PipRummyTable, element: HTMLElement): Promise<void> {
  element.click();
  await table.updateComplete;
}

/** Lays tiles of the rack as a set of their own. */
export async function lay(table: PipRummyTable, ...tiles: string[]): Promise<void> {
  for (const tile of tiles) await click(table, onRack(table, tile));
  await click(table, one(table, '.new-set'));
}

export type Stage = 'turn' | 'round-over' | 'match-over';

/** Resolves when the person has something to do, and says what. */
export async function myTurn(table: PipRummyTable): Promise<Stage> {
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

/** Resolves when tiles can be dragged: that comes with the canvas. */
export async function draggable(table: PipRummyTable): Promise<void> {
  const canvas = () =>
    all(table, 'canvas').length === 1 && all(table, '.picture > svg').length === 0;
  await waitUntil(canvas, 'a canvas', { timeout: 15_000 });
  await table.updateComplete;
}
