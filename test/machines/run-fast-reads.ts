/** Selections of cards as a view reads them: what they are called, and why they can’t be played. */
import { rankName } from '../../machines/run-fast/card.ts';
import { readPlay } from '../../machines/run-fast/explain.ts';
import { game, moment } from './run-fast-help.ts';

/** Reads a selection of seat 0, after `beat` of seat 2. */
export function read(selected: string, hand: string, beat = '', next = 9) {
  const view = game.view(moment(beat, hand, next), 0);
  return readPlay(view, selected.split(' ').filter(Boolean));
}

/** 'airplane 2 to 8', or '' for nothing. */
export function named(...args: Parameters<typeof read>): string {
  const { reading } = read(...args);
  return reading ? `${reading.type} ${reading.size} to ${rankName(reading.rank)}` : '';
}

export function fault(...args: Parameters<typeof read>): unknown[] {
  const { refusal } = read(...args);
  return refusal ? [refusal.rule, refusal.detail] : [];
}
