/**
 * Every sentence of the Run Fast table, in English. Another language is one more file of this type.
 * Cards come as they are written ('10h', 'Q'); `me` says that the seat spoken of is the reader's own.
 */
import type { Combination, CombinationType } from '../../../machines/run-fast/combination.ts';
import { plurals } from '../plurals.ts';
import type { Who } from '../who.ts';
import { everyGame } from './every-game.ts';
import { cardName, combinationName } from './run-fast-cards.ts';

const n = plurals('en');
const list = new Intl.ListFormat('en', { type: 'conjunction' });
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const smallNumbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
const inWords = (count: number): string => smallNumbers[count] ?? String(count);
const cards = (count: number): string => `${inWords(count)} ${count === 1 ? 'card' : 'cards'}`;

/** 'the king' · 'the 8' */
const theRank = (rank: string): string => `the ${cardName(rank)}`;
const ranks = (of: readonly string[]): string =>
  list.format(of.map((rank) => `${cardName(rank)}s`));

/** As it stands in a sentence: 'straight from 3 to 7' · 'bomb of four 9s'. */
const running = (reading: Combination): string =>
  combinationName(reading)
    .replace(/^straight, /, 'straight from ')
    .replace(/^(bomb|airplane), /, '$1 of ');

/** With what stands before it, 'a' or 'your'; a triple does without. */
const withWord = (word: string, reading: Combination): string =>
  reading.type === 'triple' ? combinationName(reading) : `${word} ${running(reading)}`;

/** 'a pair of 8s' · '3 pairs, 6s to 8s' */
const a = (reading: Combination): string => {
  if (reading.type === 'pairs') return combinationName(reading);
  return withWord(reading.type === 'airplane' ? 'an' : 'a', reading);
};

/** 'the pair of 8s' */
const the = (reading: Combination): string => withWord('the', reading);

/** Three 8s beat, a pair beats. */
const isMany = ({ type }: Combination): boolean => type === 'triple' || type === 'pairs';

/** What has to lie on top of its like: 'a straight of six cards'. */
const kind = (type: CombinationType, size: number): string => {
  switch (type) {
    case 'single':
      return 'a single card';
    case 'pair':
      return 'a pair';
    case 'pairs':
      return `${inWords(size)} pairs in sequence`;
    case 'straight':
      return `a straight of ${cards(size)}`;
    case 'triple':
      return 'a triple with two cards';
    case 'airplane':
      return `an airplane of ${inWords(size)} triples`;
    case 'bomb':
      return 'a higher bomb';
  }
};

/** Why a selection can't be played. Ranks as they are written; `beat`: what lies there. */
export type Lack =
  | { reason: 'nothing' | 'no-combination' | 'two-in-sequence' | 'others-lacking' | 'only-bombs' }
  | { reason: 'splits-bomb'; rank: string }
  | { reason: 'others-missing' | 'too-many-others'; triples: number; need: number; have: number }
  | { reason: 'straight-too-short'; need: number; have: number }
  | { reason: 'straight-gap' | 'pairs-gap'; ranks: readonly string[] }
  /** Ranks with one card, and with none. */
  | { reason: 'pairs-incomplete'; ranks: readonly string[]; gaps: readonly string[] }
  | { reason: 'other-kind' | 'too-low'; beat: Combination }
  | { reason: 'highest-single'; need: string };

/** What a selection is short of, after its name: 'take two cards with them'. */
const lacks = (lack: Lack, reading: Combination | null): string => {
  switch (lack.reason) {
    case 'nothing':
      return 'choose cards';
    case 'no-combination':
      return 'these don’t go together';
    case 'two-in-sequence':
      return 'the 2 is part of no sequence';
    case 'splits-bomb':
      return `four ${cardName(lack.rank)}s stay together, as a bomb`;
    case 'others-missing':
      if (lack.triples === 1 && lack.have === 0) return 'take two cards with them';
      return `add ${inWords(lack.need - lack.have)} more ${lack.need - lack.have === 1 ? 'card' : 'cards'}`;
    case 'others-lacking':
      return 'you have too few cards to go with them';
    case 'too-many-others':
      return `only ${cards(lack.need)} go with ${lack.triples === 1 ? 'them' : 'it'}`;
    case 'straight-too-short':
      return `needs ${cards(lack.need)}, ${inWords(lack.need - lack.have)} more`;
    case 'straight-gap':
      return `${list.format(lack.ranks.map(theRank))} ${lack.ranks.length === 1 ? 'is' : 'are'} missing`;
    case 'pairs-gap':
      return `${ranks(lack.ranks)} are missing`;
    case 'pairs-incomplete': {
      const seconds = lack.ranks.map((rank) => `a second ${cardName(rank)}`);
      const all = [...seconds, ...lack.gaps.map((rank) => `${cardName(rank)}s`)];
      return `${list.format(all)} ${all.length === 1 ? 'is' : 'are'} missing`;
    }
    case 'only-bombs':
      return 'only a bomb beats it';
    case 'other-kind':
      return `${kind(lack.beat.type, lack.beat.size)} is asked for`.replace(
        /(pairs in sequence) is/,
        '$1 are',
      );
    case 'too-low':
      return lack.beat.type === reading?.type ? 'too low' : `too low for ${the(lack.beat)}`;
    case 'highest-single':
      return `a single has to be your highest, ${theRank(lack.need)}`;
  }
};

/** A name without what is still missing: 'three 6s', 'airplane, 2 triples, 6s and 7s'. */
const body = (reading: Combination): string => combinationName({ ...reading, others: 0 });

const named = ({ reading, lack }: { reading: Combination | null; lack: Lack | null }): string => {
  if (!lack) return reading ? combinationName(reading) : '';
  const what = lacks(lack, reading);
  if (!reading || lack.reason === 'no-combination') return what;
  const others = /^(others|too-many)/.test(lack.reason);
  return `${others ? body(reading) : combinationName(reading)}: ${what}`;
};

export const runFast = {
  ...everyGame,

  /* The table */
  game: 'Run Fast',
  handLabel: (p: Who) => (p.me ? 'Your hand' : `${p.seat}’s hand`),
  card: (p: { card: string }) => capital(cardName(p.card)),
  cards: (p: { n: number }) => n(p.n, { one: '# card', other: '# cards' }),
  /** Under a hand across the table: whose it is, then how many cards. */
  whose: (p: Who) => `${p.seat}:`,
  cardsLeft: (p: { n: number }) => n(p.n, { one: '# card left!', other: '# cards' }),
  /** Under a name, once it is serious. */
  lastCard: '1 card left!',
  trickLabel: 'The trick',
  toBeat: (p: Who & { reading: Combination }) =>
    p.me
      ? `${capital(combinationName(p.reading))} by you lies on top`
      : `To beat: ${combinationName(p.reading)} by ${p.seat}`,
  nothingToBeat: 'Nothing is on the table.',
  /** An earlier play or a pass of the trick. */
  before: (p: Who & { reading: Combination | null }) =>
    p.reading ? `${p.seat}: ${combinationName(p.reading)}` : `${p.seat} passed`,
  beforeLabel: (p: { moves: readonly string[] }) => `Before it: ${p.moves.join('; ')}.`,
  /** Under a play: whose it is and what; what it carries is seen. */
  playLabel: (p: Who & { reading: Combination | null }) =>
    p.reading ? `${p.seat}: ${body(p.reading)}` : p.seat,
  pass: 'Pass',
  passedShort: 'Pass',

  /* Buttons */
  play: 'Play',
  clear: 'Clear',
  group: { rank: 'Group what plays together', use: 'Sort by rank' },
  grouped: {
    rank: 'Sorted by rank',
    use: 'Grouped by what plays together',
  },

  /* Choosing cards */
  /** What is chosen and what it lacks, as it is seen and as it is said. */
  naming: (p: { reading: Combination | null; lack: Lack | null }) => capital(named(p)),
  namingSpoken: (p: { reading: Combination | null; lack: Lack | null }) =>
    p.lack === null && p.reading
      ? `${capital(combinationName(p.reading))}, can be played.`
      : `${capital(named(p))}.`,
  chosen: (p: { n: number }) => n(p.n, { one: '# card chosen', other: '# cards chosen' }),
  cleared: 'No card is chosen',
  /** Ahead of a play that is to be confirmed. */
  askPlay: (p: { reading: Combination | null; move: string }) =>
    `Play ${p.reading ? the(p.reading) : p.move}?`,

  /* Hints */
  hint: (p: { reading: Combination; at: number; of: number }) =>
    p.of > 1
      ? `Hint ${p.at} of ${p.of}: ${combinationName(p.reading)}`
      : `Hint: ${combinationName(p.reading)}`,

  /* The message line */
  youLead: 'You lead: play anything',
  /** The same where it was said already who leads. */
  playAnything: 'Play anything',
  /** With what the reader has to know besides that they had to pass. */
  yourTurnToBeat: (p: Who & { reading: Combination }) =>
    `Your turn: beat ${p.seat}’s ${running(p.reading)}`,
  youLeadFirst: 'You lead, as you hold the 3 of spades: play anything',
  youLeadWon: 'You won the last round and lead: play anything',
  leadsFirst: (p: { seat: string }) => `${p.seat} holds the 3 of spades and leads`,
  leadsWon: (p: { seat: string }) => `${p.seat} won the last round and leads`,
  onlyPlay: (p: { reading: Combination }) =>
    `Only ${withWord('your', p.reading)} ${isMany(p.reading) ? 'beat' : 'beats'} it`,
  /** Said after that. */
  offered: 'It is chosen: Enter on a card, or Play, plays it.',
  onlyLead: (p: { reading: Combination }) => `All that you can play is ${a(p.reading)}`,
  onlyBomb: 'Only your bomb beats it, so it has to be played',
  onlyBombs: 'Only a bomb beats it, so one has to be played',
  goesOut: (p: { reading: Combination }) =>
    `${capital(a(p.reading))}: that is your whole hand. Play it and you are out`,
  highestOnly: (p: { seat: string; rank: string }) =>
    `${p.seat} has one card left: a single has to be your highest, ${theRank(p.rank)}`,
  lastCardOf: (p: Who) => (p.me ? 'You have one card left' : `${p.seat} has one card left`),

  /* What happened: log, message line and live region */
  dealt: (p: { round: number }) =>
    p.round === 0 ? 'The cards are dealt.' : `Round ${p.round + 1} is dealt.`,
  led: (p: Who & { reading: Combination }) => `${p.seat} led ${a(p.reading)}`,
  played: (p: Who & { reading: Combination }) => `${p.seat} played ${a(p.reading)}`,
  passed: (p: Who) => `${p.seat} passed`,
  cantBeat: (p: { reading: Combination }) => `You can’t beat ${the(p.reading)}: pass`,
  /** The same when the person's next turn has come. */
  couldntBeat: (p: { reading: Combination }) => `You couldn’t beat ${the(p.reading)} and passed`,
  /** The trick is over. */
  leadsNow: (p: Who) => (p.me ? 'You lead' : `${p.seat} leads`),
  bombScored: (p: { who: string; gain: number; cost: number }) =>
    `${p.who} +${p.gain}, the others −${p.cost} each`,
  gain: (p: { n: number }) => (p.n < 0 ? `−${-p.n}` : `+${p.n}`),
  left: (p: Who & { n: number }) =>
    n(p.n, { one: `${p.seat} has one card left`, other: `${p.seat} has # cards left` }),
  byClock: (p: Who) =>
    p.me ? 'Your time ran out, so a move was made for you' : `${p.seat} ran out of time`,

  /** A move of one's own that one didn't make. */
  byAuto: (p: { text: string }) => `Auto-play: ${p.text.charAt(0).toLowerCase()}${p.text.slice(1)}`,

  /* Why not */
  why: (p: { reading: Combination | null; lack: Lack }) =>
    p.lack.reason === 'nothing' ? 'Choose the cards that you want to play' : capital(named(p)),
  whyNotYet: 'These cards aren’t a play yet',
  whyMustBeat: 'You can beat it, so you have to',
  whyMustLead: 'You lead: there is nothing to pass on',
  whyNotHeld: (p: { card: string }) => `The ${cardName(p.card)} isn’t in your hand`,
  whyOver: 'This round is over',
  whyUnread: 'That isn’t a move',
};

/** What a language has to say for Run Fast. */
export type RunFastWords = typeof runFast;
