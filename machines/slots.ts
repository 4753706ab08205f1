/** Places in a hand or stock that may hold a tile which the reader doesn't know. */

export const UNKNOWN = '?';

/** A tile as it is written, or '?'. */
export type Slot = string;

const UNKNOWNS = /^\?([1-9][0-9]{0,2})$/;

/** A hand with a tile that the reader doesn't know. */
export function isHidden(hand: readonly Slot[]): boolean {
  return hand.includes(UNKNOWN);
}

/** A list of tiles, '6-4 ?6' with unknown ones; null where a word is no tile, or where there are more than `most`. */
export function readSlotsOf(
  text: string,
  readTile: (word: string) => string | null,
  most: number,
): Slot[] | null {
  const slots: Slot[] = [];
  for (const word of text.trim().split(/\s+/)) {
    if (word === '') continue;
    const unknown = UNKNOWNS.exec(word);
    const tile = unknown ? null : readTile(word);
    if (unknown) for (let n = Number(unknown[1]); n > 0; n -= 1) slots.push(UNKNOWN);
    else if (tile) slots.push(tile);
    else return null;
    if (slots.length > most) return null;
  }
  return slots;
}

/** A hand as it is written for whoever sees it, or only counted: '?7', '' when it is empty. */
export function formatHand(hand: readonly Slot[], seen: boolean): string {
  if (seen) return formatSlots(hand);
  return hand.length > 0 ? `?${hand.length}` : '';
}

/** Unknown tiles that follow each other are counted: '6-4 ?6'. */
export function formatSlots(slots: readonly Slot[]): string {
  const words: string[] = [];
  let unknown = 0;
  for (const slot of slots) {
    if (slot === UNKNOWN) {
      unknown += 1;
      continue;
    }
    if (unknown > 0) words.push(`?${unknown}`);
    unknown = 0;
    words.push(slot);
  }
  if (unknown > 0) words.push(`?${unknown}`);
  return words.join(' ');
}
