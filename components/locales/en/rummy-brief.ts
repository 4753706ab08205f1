/** Short forms of what is said of tiles and sets of rummy in English, for a line with little room. */
import { plurals } from '../plurals.ts';
import { type FaultSaid, fault } from './rummy-faults.ts';
import { groupOf, runOf, type SetSaid, tile, together } from './rummy-sets.ts';

const n = plurals('en');

/** 'Red 5 and Blue 6' · '5 tiles' */
export const counted = (written: readonly string[]): string =>
  written.length > 2 ? n(written.length, { one: '# tile', other: '# tiles' }) : together(written);

/** What set it is, without all that lies in it: 'run Red 4 to Red 7' · 'group of sevens' · '5 tiles' */
export const setBrief = (said: SetSaid): string => {
  if (said.kind === 'none') return counted(said.tiles);
  return said.kind === 'run' ? runOf(said) : groupOf(said);
};

export const faultBrief = (said: FaultSaid): string => {
  switch (said.reason) {
    case 'same-colour':
    case 'same-number':
      return `${tile(said.tile ?? '')} is there twice`;
    case 'wraps':
      return 'a run ends with 13';
    case 'touched':
      return 'not before your first meld';
    case 'joker':
      return 'its joker isn’t free';
    case 'only-jokers':
      return 'jokers are no set';
    case 'mixed':
      return 'numbers and colours are mixed';
    default:
      return fault(said);
  }
};
