/**
 * What happened on a domino table and why a move isn't one, in English: loaded once a match is on the table.
 * `me` says that the seat spoken of is the reader's own.
 */
import type { Who } from '../who.ts';
import { commonTold } from './common-told.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const numbers = (values: readonly number[]): string[] => values.map(String);

/** Two ends, or a cross's four. */
const every = (ends: readonly number[]): string => (ends.length > 2 ? 'All ends' : 'Both ends');

export const dominoesTold = {
  ...commonTold,

  /* What happened: log, message line and live region */
  played: (p: Who & { tile: string; drew: number }) =>
    p.drew > 0 ? `${p.seat} drew ${p.drew} and played ${p.tile}` : `${p.seat} played ${p.tile}`,
  opened: (p: Who & { tile: string; lead: 'double' | 'heaviest' | null }) =>
    `${p.seat} opened with ${p.lead ? `the ${p.lead === 'double' ? 'highest double' : 'heaviest tile'}, ` : ''}${p.tile}`,
  drewOne: (p: Who & { tile?: string | undefined }) =>
    p.tile === undefined ? `${p.seat} drew a tile` : `${p.seat} drew ${p.tile}`,
  passed: (p: Who & { drew: number }) =>
    p.drew > 0 ? `${p.seat} drew ${p.drew} and passed` : `${p.seat} passed`,
  endsNow: (p: { ends: readonly number[] }) =>
    new Set(p.ends).size === 1
      ? `${every(p.ends)} show ${p.ends[0]}.`
      : `The ends show ${list.format(numbers(p.ends))}.`,

  /* Why not */
  whyNotFit: (p: { tile: string; ends: readonly number[] }) =>
    new Set(p.ends).size === 1
      ? `${p.tile} doesn’t fit: ${every(p.ends).toLowerCase()} show ${p.ends[0]}`
      : `${p.tile} doesn’t fit: the ends show ${list.format(numbers(p.ends))}`,
  whyNotThisEnd: (p: { tile: string; end: number }) => `${p.tile} has no ${p.end} to put there`,
  whyMustOpen: (p: { tile: string; double: boolean }) =>
    p.double
      ? `${p.tile} has to open: it is the highest double in any hand`
      : `${p.tile} has to open: nobody holds a double, and it is the heaviest tile`,
  whyMustPlay: 'A tile of yours fits, so you play; there is no drawing and no passing',
  whyMustDraw: 'Nothing fits, so you draw',
  whyNoDraw: 'There is nothing to draw',
  whyNotHeld: (p: { tile: string }) => `${p.tile} isn’t in your hand`,
  whyTwoEnds: (p: { tile: string }) => `${p.tile} fits both ends: say which`,
};

/** What a language has to say of what happens in dominoes. */
export type DominoTold = typeof dominoesTold;
