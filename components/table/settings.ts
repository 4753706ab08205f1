/** What a table's common attributes mean: checked, with defaults. */

import type { Seat, SeatKind, Skill } from '../../machines/game.ts';
import { SKILLS } from '../../machines/skills.ts';
import type { Warnings } from './warn.ts';

/** The common attributes as an element was given them: anything. */
export interface Given {
  readonly skill: unknown;
  readonly seat: unknown;
  readonly pace: unknown;
}

export interface Settings {
  readonly skill: Skill;
  /** The person's seat; null = watching. */
  readonly me: Seat | null;
  readonly seats: SeatKind[];
  /** Milliseconds, 0…60000. */
  readonly pace: number;
}

/** Milliseconds between moves that nobody taps. */
export const defaultPace = 700;

export function settingsFrom(given: Given, players: number, warnings: Warnings): Settings {
  const me = seatFrom(given.seat, players, warnings);
  return {
    skill: skillFrom(given.skill, warnings),
    pace: paceFrom(given.pace, warnings),
    me,
    seats: seatsOf(players, me),
  };
}

/** A practice table: one person, or none, among bots. */
export function seatsOf(players: number, me: Seat | null): SeatKind[] {
  return Array.from({ length: players }, (_, seat) => (seat === me ? 'human' : 'bot'));
}

export function skillFrom(value: unknown, warnings: Warnings): Skill {
  const skill = SKILLS.find((name) => name === value);
  if (!skill && isGiven(value)) warnings.tell('skill', value, SKILLS.join(', '));
  return skill ?? 'normal';
}

export function paceFrom(value: unknown, warnings: Warnings): number {
  if (!isGiven(value)) return defaultPace;
  const pace = numberOf(value);
  if (Number.isInteger(pace) && pace >= 0 && pace <= 60000) return pace;
  warnings.tell('pace', value, 'milliseconds from 0 to 60000');
  return defaultPace;
}

/** Any text; numbers count as they are written. */
export function seedFrom(value: unknown, warnings: Warnings): string | undefined {
  if (!isGiven(value)) return undefined;
  const seed = textOf(value);
  if (!seed) warnings.tell('seed', value, 'a text');
  return seed || undefined;
}

function seatFrom(value: unknown, players: number, warnings: Warnings): Seat | null {
  if (value === 'none') return null;
  if (!isGiven(value)) return 0;
  const seat = numberOf(value);
  if (Number.isInteger(seat) && seat >= 0 && seat < players) return seat;
  warnings.tell('seat', value, `0 to ${players - 1}, or none`);
  return 0;
}

/** Names by seat, from 'You, Nora, Max' or a list; the others get the catalogue's. */
export function namesFrom(
  value: unknown,
  players: number,
  me: Seat | null,
  words: { you: string; botNames: readonly string[] },
): string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : textOf(value).split(',');
  const given = list.map(textOf);
  let bot = 0;
  return Array.from({ length: players }, (_, seat) => {
    const fallback = seat === me ? words.you : (words.botNames[bot++] ?? String(seat + 1));
    return given[seat]?.trim() || fallback;
  });
}

/** Properties take anything, and not everything can be made a number or a text of. */
function numberOf(value: unknown): number {
  return typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
}

function textOf(value: unknown): string {
  return typeof value === 'number' || typeof value === 'string' ? String(value) : '';
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}
