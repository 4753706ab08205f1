/** A rummy table, and what is its own. */
import '../../../components/rummy-table/define.ts';
import type { PipRummyTable } from '../../../components/rummy-table/rummy-table.ts';
import type { MatchRecord } from '../../../machines/game.ts';
import { difference, TILES } from '../../../machines/rummy/tile.ts';
import { all, begun, click, one, placed, resumed, type TableSetup } from './table.ts';

export interface RummySetup extends TableSetup {
  rounds?: number;
}

/** A table that waits to be started. */
export function unseated(setup: RummySetup = {}): Promise<PipRummyTable> {
  return placed(document.createElement('pip-rummy-table'), setup);
}

/** A table whose match has begun. */
export async function seated(setup: RummySetup = {}): Promise<PipRummyTable> {
  return begun(await unseated(setup));
}

export interface Played {
  /** Tiles of the person (seat 0); filled up to fourteen. */
  mine: string;
  theirs?: string;
  /** Racks of further players. */
  more?: string[];
  /** What is drawn first. */
  pool?: string;
  /** From the person's first turn on. */
  moves?: string[];
}

/** A match that has come so far, for two unless there are more; the person is seat 0 and began. */
export function played({
  mine,
  theirs = '',
  more = [],
  pool = '',
  moves = [],
}: Played): MatchRecord {
  const given = [pool, mine, theirs, ...more].map((text) => text.split(' ').filter(Boolean));
  const [first = [], ...racks] = given;
  const rest = difference(TILES, given.flat());
  // Every seventh: what fills a rack makes nothing with it.
  const loose = rest.map((_, i) => rest[(i * 7) % rest.length] ?? '');
  const whole = rest.length % 7 === 0 ? rest : loose;
  const fill = (tiles: readonly string[]) => [...tiles, ...whole.splice(0, 14 - tiles.length)];
  const hands = racks.map((tiles) => fill(tiles).join(' '));
  const deal = { hands, stock: [...first, ...whole].join(' '), first: 0 };
  const options = { players: racks.length, rounds: 1, clock: 0 };
  return { pip: 1, game: 'rummy', options, rounds: [{ deal, moves }] };
}

/** A table on which a match has come so far, when there is something for the person to do. */
export async function come(far: Played, setup: RummySetup = {}): Promise<PipRummyTable> {
  return resumed(await unseated(setup), played(far));
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

/** Lays tiles of the rack as a set of their own. */
export async function lay(table: PipRummyTable, ...tiles: string[]): Promise<void> {
  for (const tile of tiles) await click(table, onRack(table, tile));
  await click(table, one(table, '.new-set'));
}
