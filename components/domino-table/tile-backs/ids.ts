/** Which backs there are and who wears which. Pure. */
import type { Seat } from '../../../machines/game.ts';

/** Drawn with our own strokes; the first is the house mark, which everybody has from the start. */
export const drawnBacks = [
  'moon',
  'wave',
  'stars',
  'comet',
  'orbit',
  'sunrise',
  'dunes',
  'aurora',
  'leaf',
  'blossom',
  'chequer',
  'knot',
] as const;

/** Photographs from space; where each comes from is told in photographs/PROVENANCE.md. */
export const photographBacks = ['earth', 'night', 'lunar', 'dione'] as const;

/** In the order in which they are offered. */
export const backIds = [...drawnBacks, ...photographBacks] as const;

export type DrawnBack = (typeof drawnBacks)[number];
export type PhotographBack = (typeof photographBacks)[number];
export type BackId = (typeof backIds)[number];

/** Worn by the boneyard always, and by a hand whose player chose nothing. */
export const houseBack = 'moon';

/** What bots like, seat after seat: told apart at a glance, none louder than the house mark. */
const liked = ['stars', 'leaf', 'orbit', 'knot', 'aurora'] as const;

/**
 * The back that an attribute asks for; the house mark where it asks for none. What isn't a back is
 * told to `warn` with what would be.
 */
export function readBack(value: unknown, warn: (accepted: string) => void): BackId {
  if (value === undefined || value === null || value === '') return houseBack;
  const back = backIds.find((id) => id === value);
  if (!back) warn(backIds.join(', '));
  return back ?? houseBack;
}

/** What the bot at a seat wears beside somebody who wears `worn`: another one, at each seat its own. */
export function botBack(seat: Seat, worn: BackId = houseBack): BackId {
  const others = liked.filter((id) => id !== worn);
  return others[seat % others.length] ?? houseBack;
}
