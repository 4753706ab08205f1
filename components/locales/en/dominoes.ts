/**
 * Every sentence of the domino table, in English. Another language is one more file of this type.
 * `me` says that the seat spoken of is the reader's own.
 */
import type { Who } from '../who.ts';
import { everyGame } from './every-game.ts';

const plurals = new Intl.PluralRules('en');
const count = (n: number, one: string, other: string): string =>
  `${n} ${plurals.select(n) === 'one' ? one : other}`;

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const choice = new Intl.ListFormat('en', { type: 'disjunction' });
const numbers = (values: readonly number[]): string[] => values.map(String);

/** Two ends, or a cross's four. */
const every = (ends: readonly number[]): string => (ends.length > 2 ? 'All ends' : 'Both ends');

type Arm = 'L' | 'R' | 'U' | 'D';
const arms = { L: 'left end', R: 'right end', U: 'upper end', D: 'lower end' };
const sides = { L: 'Left', R: 'Right', U: 'Up', D: 'Down' };

export const dominoes = {
  ...everyGame,

  /* The table */
  game: 'Dominoes',
  handLabel: (p: Who) => (p.me ? 'Your hand' : `${p.seat}’s hand`),
  lineLabel: 'Line of play',
  lineEmpty: 'Nothing is on the table yet.',
  line: (p: { tiles: readonly string[] }) => p.tiles.join(', '),
  arm: (p: { side: 'U' | 'D'; tiles: readonly string[] }) =>
    `${p.side === 'U' ? 'Up' : 'Down'} from the spinner: ${p.tiles.join(', ')}`,
  ends: (p: { ends: readonly number[] }) =>
    new Set(p.ends).size === 1
      ? `${every(p.ends)}: ${p.ends[0]}`
      : `Ends: ${list.format(numbers(p.ends))}`,
  tiles: (p: { n: number }) => count(p.n, 'tile', 'tiles'),
  points: (p: { n: number }) => count(p.n, 'point', 'points'),
  boneyard: (p: { n: number }) => `Boneyard ${p.n}`,
  boneyardSpoken: (p: { n: number }) =>
    p.n === 0 ? 'The boneyard is empty' : `${count(p.n, 'tile', 'tiles')} in the boneyard`,
  aside: (p: { n: number }) => `Set aside ${p.n}`,
  asideSpoken: (p: { n: number }) => `${count(p.n, 'tile', 'tiles')} set aside for this round`,

  /* The hand */
  tileFits: (p: { tile: string; ends: readonly number[] }) =>
    `${p.tile}, fits ${choice.format(numbers(p.ends))}`,
  tileOpens: (p: { tile: string }) => `${p.tile}, can open`,
  tileRests: (p: { tile: string }) => `${p.tile}, doesn’t fit`,
  tileHinted: (p: { label: string }) => `${p.label}, hint`,

  /* Playing */
  playThis: 'Play this tile',
  pass: 'Pass',
  hintPass: 'Hint: pass',
  /** Ahead of a move that is to be confirmed. */
  askPlay: (p: { move: string }) => `Play ${p.move}?`,
  askPass: 'Pass?',
  playOn: (p: { end: number }) => `Play on ${p.end}`,
  playOnArm: (p: { end: number; arm: Arm }) => `${sides[p.arm]} ${p.end}`,
  spotOpen: (p: { tile: string }) => `Open with ${p.tile}`,
  spot: (p: { tile: string; end: number; arm: Arm }) =>
    `Play ${p.tile} on the ${p.end}, ${arms[p.arm]}`,
  aimed: (p: { tile: string; end: number; arm: Arm }) =>
    `${p.tile} on the ${p.end}, ${arms[p.arm]}`,
  tileOn: (p: { tile: string; end: number }) => `${p.tile} on the ${p.end}`,

  /* The message line */
  yourTurnLong: 'Your turn: choose a tile',
  chooseEnd: (p: { tile: string }) => `Which end for ${p.tile}?`,
  chosen: (p: { tile: string; end: number }) => `${p.tile} fits the ${p.end}`,
  chosenOpening: (p: { tile: string }) => `Open with ${p.tile}?`,
  mustOpen: (p: { tile: string; double: boolean }) =>
    p.double
      ? `You open with ${p.tile}: nobody holds a higher double`
      : `You open with ${p.tile}: nobody holds a double, and no tile is heavier`,
  mayOpen: 'You won the last round: open with any tile',
  mustPlayDrawn: (p: { tile: string }) => `${p.tile} fits, so it has to be played`,
  drawing: (p: Who) => (p.me ? 'Nothing fits. You draw…' : `${p.seat} draws…`),
  hintPlay: (p: { tile: string; end?: number | undefined }) =>
    p.end === undefined ? `Hint: play ${p.tile}` : `Hint: play ${p.tile} on the ${p.end}`,
  byClock: (p: Who) =>
    p.me ? 'Your time ran out, so a tile was played for you' : `${p.seat} ran out of time`,

  pair: (p: { names: readonly string[] }) => list.format(p.names),

  /* Names of variants, for options and headings */
  variants: {
    draw: 'Draw',
    block: 'Block',
    fives: 'Fives',
    pip: 'Pip',
    'pip-muggins': 'Pip: Muggins',
    'pip-block': 'Pip: Block',
    'pip-draw-and-pass': 'Pip: Draw and Pass',
    'pip-team': 'Pip: Team',
  },
  changeBack: 'Change your tiles’ back',
  houseRules: 'House rules',
  handSizeLabel: 'Hands',
  roundingLabel: 'Going out counts',
  rounding: { raw: 'Every pip', down5: 'Down to fives' },
  roundedDown: 'Rounded down to fives',
  misplayLabel: 'A wrong tile',
  misplay: { friendly: 'Is refused', strict: 'Costs the turn' },
  strict: 'Wrong tiles cost the turn',
  variantLabel: 'Game',
  targetLabel: 'Play to',
};

/** What a language has to say for dominoes. */
export type DominoWords = typeof dominoes;
