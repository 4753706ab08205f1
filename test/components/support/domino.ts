/** A domino table, and what is its own. */
import '../../../components/domino-table/define.ts';
import type { PipDominoTable } from '../../../components/domino-table/domino-table.ts';
import { all, begun, one, placed, type TableSetup } from './table.ts';

export interface DominoSetup extends TableSetup {
  rules?: string;
  target?: number;
}

/** A table that waits to be started. */
export function unseated(setup: DominoSetup = {}): Promise<PipDominoTable> {
  return placed(document.createElement('pip-domino-table'), { height: 560, ...setup });
}

/** A table whose match has begun. */
export async function seated(setup: DominoSetup = {}): Promise<PipDominoTable> {
  return begun(await unseated(setup));
}

export function tileButton(table: PipDominoTable, tile: string): HTMLElement {
  return one(table, `.tile[data-tile="${tile}"]`);
}

export function held(table: PipDominoTable): string[] {
  return all(table, '.tile').map((tile) => tile.dataset.tile ?? '');
}
