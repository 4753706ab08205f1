/**
 * Every sentence of the rummy table, in English. Another language is one more file of this type.
 * Tiles come as they are written ('R7', 'J'); `me` says that the seat spoken of is the reader's own.
 */
import { plurals } from '../plurals.ts';
import type { Who } from '../who.ts';
import { everyGame } from './every-game.ts';
import { capital, type SetSaid, set, tile, together } from './rummy-sets.ts';

const n = plurals('en');

export const rummy = {
  ...everyGame,

  /* The table */
  game: 'Tile rummy',
  rackLabel: (p: Who) => (p.me ? 'Your rack' : `${p.seat}’s rack`),
  rackEmpty: 'Your rack is empty',
  tableLabel: 'Sets on the table',
  tableEmpty: 'Nothing is on the table yet.',
  tile: (p: { tile: string }) => capital(tile(p.tile)),
  tiles: (p: { n: number }) => n(p.n, { one: '# tile', other: '# tiles' }),
  /** A tile's button. `stands`: what a joker stands for; several for one of several colours. */
  tileLabel: (p: { tile: string; stands: readonly string[]; fresh: boolean; hinted: boolean }) =>
    [
      capital(tile(p.tile)) + (p.stands.length > 0 ? ` as ${p.stands.map(tile).join(' or ')}` : ''),
      ...(p.fresh ? ['new'] : []),
      ...(p.hinted ? ['hint'] : []),
    ].join(', '),
  /** A set, as a screen reader names it. */
  setLabel: (p: { set: SetSaid }) => capital(set(p.set)),
  /** Beside another's rack. */
  rackOf: (p: { seat: string; n: number }) => `${p.seat} · ${p.n}`,
  pool: (p: { n: number }) => `Pool ${p.n}`,
  poolSpoken: (p: { n: number }) =>
    p.n === 0 ? 'The pool is empty' : `${n(p.n, { one: '# tile', other: '# tiles' })} in the pool`,
  /** The first meld so far: seen, and as it is said. */
  meld: (p: { have: number; need: number }) => `${p.have} of ${p.need}`,
  meldWhole: (p: { have: number; need: number }) => `First meld ${p.have} of ${p.need}`,
  meldSpoken: (p: { have: number; need: number }) =>
    `First meld: ${p.have} of ${p.need} points laid`,

  /* Buttons */
  play: 'Play',
  draw: 'Draw',
  pass: 'Pass',
  undo: 'Undo',
  redo: 'Redo',
  reset: 'Take all back',
  sortByColour: 'Sort by colour',
  sortByNumber: 'Sort by number',
  newSet: 'New set',
  backToRack: 'To the rack',

  /* The message line */
  yourTurnLong: 'Your turn: lay tiles, or draw one',
  yourTurnPass: 'Your turn: lay tiles, or pass',
  yourFirstMeld: 'Your turn: a first meld of 30 points, or draw',
  /** Where there is little room. */
  yourFirstMeldBrief: 'A first meld of 30, or draw',
  yourFirstMeldPass: 'Your turn: a first meld of 30 points, or pass',
  /** Ahead of a move that is to be confirmed. */
  askPlay: (p: { tiles: readonly string[] }) => `Play ${together(p.tiles)}?`,
  askDraw: 'Draw a tile?',
  askPass: 'Pass?',
};

/** What a language has to say for tile rummy. */
export type RummyWords = typeof rummy;
