/** The control that changes one's back, and the back that a saved match remembers. */
import { svg, type TemplateResult } from 'lit';
import type { DialogContent } from '../../table/dialogs.ts';
import { sign } from '../../table/icons.ts';
import type { BackChoice } from '../back-chooser.ts';

/** A tile's back with its moon, on a 24-unit square. */
export const backIcon: TemplateResult = sign(
  svg`<path d="M7.5 2.5h9A1.5 1.5 0 0 1 18 4v16a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 6 20V4a1.5 1.5 0 0 1 1.5-1.5M12.9 8.9A3.6 3.6 0 1 0 15.1 13.6A2.9 2.9 0 0 1 12.9 8.9Z"/>`,
);

/** The dialog, loaded with its words. */
export async function backChooser(choice: BackChoice): Promise<DialogContent> {
  const [{ backDialog }, { backs }] = await Promise.all([
    import('../back-chooser.ts'),
    import('../../locales/en/backs.ts'),
  ]);
  return backDialog(backs, choice);
}

const keyOf = (save: string): string => `${save}.back`;

/** Beside the match that is saved under that key. A browser that doesn't store says so for the match already. */
export function keepBack(save: string, back: string): void {
  try {
    localStorage.setItem(keyOf(save), back);
  } catch {
    // Worn until the page is left.
  }
}

export function keptBack(save: string): string | undefined {
  try {
    return localStorage.getItem(keyOf(save)) ?? undefined;
  } catch {
    return undefined;
  }
}
