/**
 * What is done with tiles, what happened, why not, and hints, in English: loaded once a match is on the table.
 * Tiles come as they are written ('R7', 'J'); `me` says that the seat spoken of is the reader's own; `brief` asks for what
 * a line has room for on a phone.
 */
import { plurals } from '../plurals.ts';
import type { Who } from '../who.ts';
import { commonTold } from './common-told.ts';
import { counted, faultBrief, setBrief } from './rummy-brief.ts';
import { type FaultSaid, fault, faultBadge, faultLabel } from './rummy-faults.ts';
import { brief, capital, type SetSaid, set, tile, together } from './rummy-sets.ts';

const n = plurals('en');
const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** 'Red 4 to Red 6 and Red 8' */
const both = (parts: readonly string[]): string => list.format(parts);

/** What is told of the first sets, and how many more there are: who listens can't skip what is of no use. */
const capped = (told: readonly string[], most: number): string[] => {
  const more = told.length - most;
  const rest = n(more, { one: 'one more set', other: '# more sets' });
  return more > 0 ? [...told.slice(0, most), rest] : [...told];
};

const several = (sets: readonly SetSaid[]): string => capped(sets.map(set), 3).join('; ');

interface Tiles {
  tiles: readonly string[];
  brief?: boolean;
}

const these = ({ tiles, brief = false }: Tiles): string =>
  capital(brief ? counted(tiles) : together(tiles));

/** 'Red 4 and rearranged: …'; 'rearranged: …' where all that was laid is told already. */
const rearranged = (p: { tiles: readonly string[]; sets: readonly SetSaid[] }): string =>
  `${p.tiles.length > 0 ? `${together(p.tiles)} and ` : ''}rearranged: ${several(p.sets)}`;

const untouchable = 'Before your first meld you can’t use what lies on the table';

export const rummyTold = {
  ...commonTold,

  /* Picking up and laying */
  picked: (p: Tiles) => `${these(p)}: where to?`,
  /** `keys`: how it goes on for who uses keys. */
  pickedSpoken: (p: { tiles: readonly string[]; keys: boolean }) =>
    `${capital(together(p.tiles))} picked up${p.keys ? '. Arrow keys go through the places' : ''}`,
  restToLift: 'Rest the finger on a tile to lift it',
  nothingHeld: 'Nothing is picked up',
  putDown: (p: Tiles) =>
    `${these(p)} ${p.tiles.length > 1 ? 'stay where they were' : 'stays where it was'}`,
  /** A place that the arrows have come to. `becomes`: what would lie there. */
  placeInto: (p: { set: SetSaid; becomes: SetSaid; fault: FaultSaid | null }) =>
    `To ${set(p.set)}, becomes ${brief(p.becomes)}${p.fault ? `: ${fault(p.fault)}` : ''}`,
  placeSplit: (p: { set: SetSaid; becomes: SetSaid; fault: FaultSaid | null; rest: SetSaid }) =>
    `Split ${set(p.set)}: ${brief(p.rest)}, and ${brief(p.becomes)}${p.fault ? `: ${fault(p.fault)}` : ''}`,
  placeNew: (p: { becomes: SetSaid; fault: FaultSaid | null }) =>
    `As a new set: ${brief(p.becomes)}${p.fault ? `: ${fault(p.fault)}` : ''}`,
  /** What is seen of that: a line has no room for more. */
  becomes: (p: { becomes: SetSaid; fault: FaultSaid | null; brief?: boolean }) => {
    if (p.brief) return p.fault ? 'No set yet' : `Becomes ${setBrief(p.becomes)}`;
    return p.fault ? `${brief(p.becomes)}: no set yet` : `Becomes ${set(p.becomes)}`;
  },
  becomesTwo: (p: { sets: readonly SetSaid[] }) => `Becomes ${both(p.sets.map(brief))}`,
  placeRackBefore: (p: { tile: string }) => `In the rack, before ${tile(p.tile)}`,
  placeRackEnd: 'At the end of the rack',
  /** What was laid where: 'Red 7 to run Red 4 to Red 6, now Red 4 to Red 7'. */
  laidInto: (p: {
    tiles: readonly string[];
    set: SetSaid;
    now: SetSaid;
    fault: FaultSaid | null;
  }) =>
    `${capital(together(p.tiles))} to ${set(p.set)}, now ${brief(p.now)}${p.fault ? `: ${fault(p.fault)}` : ''}`,
  laidNew: (p: { now: SetSaid; fault: FaultSaid | null }) =>
    p.fault ? `New set: ${brief(p.now)}: ${fault(p.fault)}` : `New set: ${set(p.now)}`,
  /** … and what it was taken from is left as. */
  laidLeaving: (p: { laid: string; leaves: readonly SetSaid[] }) =>
    `${p.laid}; that leaves ${both(p.leaves.map(brief))}`,
  /** What is seen of that. */
  nowLies: (p: { now: SetSaid; fault: FaultSaid | null; brief?: boolean }) => {
    if (p.brief) return p.fault ? `No set yet: ${faultBrief(p.fault)}` : `Now ${setBrief(p.now)}`;
    return p.fault ? `No set yet: ${fault(p.fault)}` : `Now ${set(p.now)}`;
  },
  laidBack: (p: Tiles) => `${these(p)} back on the rack`,
  movedInRack: (p: Tiles) => `${these(p)} moved`,
  sorted: { colour: 'Sorted by colour', number: 'Sorted by number' },
  undone: 'One step taken back',
  redone: 'One step done again',
  wasReset: 'All that you laid is on your rack again',
  nothingToUndo: 'There is no step to take back',
  nothingToRedo: 'There is no step to do again',
  nothingToReset: 'Nothing has been laid yet',
  layFirst: 'Lay tiles on the table first, or draw',
  layFirstPass: 'Lay tiles on the table first, or pass',

  /** On a set that can't lie so. */
  faultBadge,
  /** Its name. */
  faultLabel,
  /** With how far the first meld has come. */
  laidWorth: (p: { laid: string; have: number; need: number }) =>
    `${p.laid}; ${p.have} of ${p.need}`,
  /** What was laid, and why it can't be played so. */
  laidBut: (p: { laid: string; why: string }) => `${p.laid}. ${p.why}`,

  /* Hints */
  hintDraw: 'Hint: draw a tile',
  hintPass: 'Hint: pass',
  hintLay: (p: { parts: readonly string[] }) =>
    `Hint: ${p.parts.join('; ')}. Press Hint again to see it laid`,
  /** Of several things to do: the tiles are lit, and all of it is told to who listens. */
  hintLit: (p: { tiles: readonly string[] }) =>
    `Hint: ${p.tiles.length > 3 ? `${p.tiles.length} lit tiles` : together(p.tiles)} can be laid. Press Hint again to see how`,
  hintBrief: 'Hint: lay the lit tiles. Hint again shows how',
  hintNew: (p: { now: SetSaid }) => `lay ${set(p.now)}`,
  hintAdd: (p: { tiles: readonly string[]; now: SetSaid }) =>
    `put ${together(p.tiles)} into ${set(p.now)}`,
  hintMoved: (p: { tiles: readonly string[]; sets: readonly SetSaid[] }) =>
    `${p.tiles.length > 0 ? `lay ${together(p.tiles)} and ` : ''}rearrange to ${several(p.sets)}`,
  hintShown: 'The hint is laid: play it, or take it back',

  /* What happened: log, message line and live region */
  /** New sets from the rack, tiles that joined a set, and what it took to rearrange. */
  laid: (
    p: Who & {
      fresh: readonly SetSaid[];
      grown: readonly { tiles: readonly string[]; now: SetSaid }[];
      moved: { tiles: readonly string[]; sets: readonly SetSaid[] } | null;
    },
  ) => {
    const plain = [
      ...p.fresh.map((said) => `a ${set(said)}`),
      ...p.grown.map((part) => `${together(part.tiles)}, now ${brief(part.now)}`),
    ];
    const parts = [...capped(plain, 4), ...(p.moved ? [rearranged(p.moved)] : [])];
    return `${p.seat} laid ${parts.join('; ')}`;
  },
  /** The same where a line has to do. `sets`: how many were rearranged. */
  laidMany: (p: Who & { n: number; sets: number }) => {
    const more = n(p.sets, { one: 'a set', other: '# sets' });
    const laid = n(p.n, { one: 'one tile', other: '# tiles' });
    return `${p.seat} laid ${laid}${p.sets > 0 ? ` and rearranged ${more}` : ''}`;
  },
  /** What all the others did. */
  severalLaid: (p: { seats: readonly string[] }) => `${both(p.seats)} laid tiles`,
  turns: (p: { parts: readonly string[] }) => p.parts.join('; '),
  severalDrew: (p: { seats: readonly string[] }) => `${both(p.seats)} drew`,
  severalPassed: (p: { seats: readonly string[] }) => `${both(p.seats)} passed`,
  drew: (p: Who & { tile?: string | undefined }) =>
    p.tile === undefined ? `${p.seat} drew a tile` : `${p.seat} drew ${tile(p.tile)}`,
  /** With what was laid and not played. */
  tookBack: (p: { happened: string }) => `What you had laid is back on your rack. ${p.happened}`,
  byClock: (p: Who) =>
    p.me ? 'Your time ran out, so the table is as it was' : `${p.seat} ran out of time`,

  /* Why not */
  whyMissing: (p: Tiles) =>
    p.brief
      ? `${these(p)} must stay on the table`
      : `${these(p)} lay on the table and must stay on it`,
  whyNothingPlayed: (p: { brief?: boolean }) =>
    p.brief
      ? 'Lay a tile of your rack, too'
      : 'Moving tiles is no turn: at least one comes from your rack',
  whyNotHeld: (p: { tile: string }) => `${capital(tile(p.tile))} isn’t on your rack`,
  whyNoSet: (p: { set: SetSaid; fault: FaultSaid; brief?: boolean }) =>
    p.brief ? capital(faultBrief(p.fault)) : `${capital(brief(p.set))}: ${fault(p.fault)}`,
  whyTableTouched: (p: { set: SetSaid; brief?: boolean }) =>
    p.brief ? 'Not before your first meld' : `${untouchable}: ${set(p.set)} has to stay as it was`,
  /** What is seen of that where the set is in sight. */
  untouchable,
  whyFirstMeld: (p: { need: number; have: number; brief?: boolean }) =>
    p.brief
      ? `${p.have} of ${p.need} for a first meld`
      : `Your first meld needs ${p.need} points; this is ${p.have}`,
  whyJoker: (p: { set: SetSaid; stands: readonly string[]; brief?: boolean }) => {
    const stands = p.stands.map(tile).join(' or ');
    return p.brief
      ? `The joker waits for ${stands}`
      : `The joker of ${set(p.set)} stays ${stands} until that tile takes its place`;
  },
  whyNotNext: 'A draw takes the pool’s next tile, whichever that is',
  whyDrawFirst: 'Draw, as long as the pool has tiles',
  whyPoolEmpty: 'The pool is empty: lay tiles, or pass',
  whyLaid: (p: Tiles) =>
    p.brief
      ? `${these(p)} must stay on the table`
      : `${these(p)} can’t come to your rack: what lay on the table stays there`,
};

/** What a language has to say of what happens in tile rummy. */
export type RummyTold = typeof rummyTold;
