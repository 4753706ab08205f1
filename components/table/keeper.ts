/** Keeps a match under its key: reads it once, checked, and writes it after each move, change of stage or of the draft. */

import type { GameId } from '../../machines/game.ts';
import { GAME_IDS } from '../../machines/game-ids.ts';
import type { GameKit, MatchSnapshot, TableView } from './game-kit.ts';
import { type Beginning, type GoingHost, goOnFrom } from './going-on.ts';
import { readSaved } from './saved-match.ts';
import { Saves, type SaveTrouble } from './saves.ts';
import { stageOf } from './table-from.ts';

export { saving } from '../locales/en/saving.ts';

export class Keeper {
  readonly #saves: Saves;
  #key: string | null = null;
  #stored: readonly unknown[] = [];
  /** A key under which another game's match is stored: that isn't this table's to replace. */
  #foreign: string | null = null;

  /** Tells what went wrong; it may be told the same more than once. */
  readonly tell: (what: SaveTrouble) => void;

  constructor(trouble: (what: SaveTrouble) => void) {
    this.tell = trouble;
    this.#saves = new Saves(trouble);
  }

  /** The match that is stored under the key; null when there is nothing, or nothing that can be read. */
  async read<O, S, P, V extends TableView<O>>(
    host: GoingHost<O, S, P, V>,
    key: string,
  ): Promise<Beginning<O, S> | null> {
    this.#foreign = null;
    const stored = this.#saves.read(key);
    if (stored === undefined) return null;
    if (isOfAnother(host.kit.game.id, stored)) {
      this.#foreign = key;
      return null;
    }
    try {
      return await goOnFrom(host, await readSaved(host.kit, stored));
    } catch {
      this.#saves.setAside(key);
      return null;
    }
  }

  /**
   * From now on under this key; null: nowhere; `next`: from the next match on, as another is stored there.
   * The key itself is taken while the table is in the page.
   */
  keep(key: string | null, inPage: boolean, next = false): void {
    const foreign = key !== null && key === this.#foreign;
    this.#key = foreign ? null : key;
    this.#stored = [];
    if (foreign) this.tell('other');
    if (key === null || foreign) this.#saves.release();
    else if (next) this.#saves.leave(key, 'other');
    else if (inPage) this.#saves.keep(key);
  }

  /** Another match begins. */
  begun(inPage: boolean): void {
    this.#saves.begun();
    this.#stored = [];
    if (inPage) this.came();
  }

  came(): void {
    if (this.#key !== null) this.#saves.keep(this.#key);
  }

  /** A move in the page disconnects and connects in one go: only a table that stays away gives up its key. */
  left(inPage: () => boolean): void {
    setTimeout(() => {
      if (!inPage()) this.#saves.release();
    });
  }

  /** Writes what differs from what was written last, never for what only looks different. */
  store<O, S, P, V extends TableView<O>>(
    kit: GameKit<O, S, P, V>,
    snapshot: MatchSnapshot<O, S>,
  ): void {
    if (this.#key === null) return;
    const { record, auto, skill, draft } = snapshot.context;
    const now = [record, auto, skill, draft, stageOf(snapshot)];
    if (now.every((part, index) => part === this.#stored[index])) return;
    this.#stored = now;
    this.#saves.write(kit.toSaved(snapshot));
  }
}

/** Whether what is stored is a match of another game. */
function isOfAnother(own: GameId, stored: unknown): boolean {
  if (typeof stored !== 'object' || stored === null || !('record' in stored)) return false;
  const { record } = stored;
  const game = typeof record === 'object' && record !== null && 'game' in record && record.game;
  return GAME_IDS.some((id) => id === game && id !== own);
}
