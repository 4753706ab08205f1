/** The switch for how the hand is sorted. Where a match is saved, the person's choice is remembered beside it. */
import { svg } from 'lit';
import type { RunFastWords } from '../locales/en/run-fast.ts';
import { sign } from '../table/icons.ts';
import type { Tool } from '../table/shell.ts';
import type { Told } from '../table/table-message.ts';
import type { Fan } from './fan.ts';

const icon = sign(svg`<path d="M4 6h4v12H4zM10 6h4v12h-4zM18.5 5.5l2.5 12"/>`);

const ownGrouping = () => import('./own-grouping.ts');

interface Needs {
  readonly words: RunFastWords;
  readonly fan: Fan;
  /** The key of a saved match. */
  readonly save: string | null | undefined;
  tell(told: Told): void;
}

export function sortTool({ words, fan, save, tell }: Needs): Tool {
  const press = () => {
    fan.sort(fan.by === 'rank' ? 'use' : 'rank');
    tell({ text: words.grouped[fan.by], tone: 'plain' });
    if (save) void keep(save, fan);
  };
  return { label: words.group[fan.by], icon, press };
}

/** What can't be loaded doesn't keep the hand from being sorted. */
const failed = () => {};

const keep = (save: string, { by }: Fan): Promise<void> =>
  ownGrouping().then(({ keepGrouping }) => keepGrouping(save, by), failed);

/** As the person left it beside that match. */
export const sortAsBefore = (fan: Fan, save: string): Promise<void> =>
  ownGrouping().then(({ keptGrouping }) => {
    const kept = keptGrouping(save);
    if (kept) fan.sort(kept);
  }, failed);
