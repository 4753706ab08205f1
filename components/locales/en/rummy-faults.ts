/** What keeps tiles of rummy from being a set, or a set from lying so, in English: loaded once a match is on the table. */
import type { SetFault } from '../../../machines/rummy/set.ts';
import { plurals } from '../plurals.ts';
import { brief, capital, type SetSaid, set, tile } from './rummy-sets.ts';

const n = plurals('en');

type FaultReason =
  | SetFault['reason']
  /** RUM-10: before the first meld. */
  | 'touched'
  /** RUM-15. */
  | 'joker';

/** What keeps tiles from being a set. `missing`: how many more it takes. */
export interface FaultSaid {
  reason: FaultReason;
  kind: 'group' | 'run' | null;
  missing: number;
  tile?: string | undefined;
}

export const fault = ({ reason, kind, missing, tile: twice = '' }: FaultSaid): string => {
  switch (reason) {
    case 'too-short':
      return n(missing, { one: 'needs one more tile', other: 'needs # more tiles' });
    case 'too-long':
      return kind === 'group' ? 'a group has four tiles at most' : 'a run has 13 tiles at most';
    case 'same-colour':
      return `${tile(twice)} is there twice, and a group has each colour once`;
    case 'same-number':
      return `${tile(twice)} is there twice, and a run has each number once`;
    case 'wraps':
      return 'a run goes no further than 13, and 1 is only its first';
    case 'gap':
      return 'numbers are missing in between';
    case 'touched':
      return 'what lies on the table can’t be used before your first meld';
    case 'joker':
      return 'its joker isn’t free: no tile has taken its place';
    case 'only-jokers':
      return 'jokers need a numbered tile beside them';
    default:
      return 'a set is one number in different colours, or one colour in a row';
  }
};

/** What is written on such a set: two words at most. */
export const faultBadge = ({ reason, missing }: FaultSaid): string => {
  switch (reason) {
    case 'too-short':
      return n(missing, { one: '1 more', other: '# more' });
    case 'too-long':
      return 'too long';
    case 'wraps':
      return '13 is last';
    case 'touched':
      return 'not yet';
    case 'gap':
    case 'mixed':
    case 'joker':
      return reason;
    case 'only-jokers':
      return 'jokers';
    default:
      return 'twice';
  }
};

/** Such a set, as a screen reader names it. */
export const faultLabel = (p: { set: SetSaid; fault: FaultSaid }): string =>
  p.fault.reason === 'touched' || p.fault.reason === 'joker'
    ? `${capital(set(p.set))}: ${fault(p.fault)}`
    : `Not a set yet: ${brief(p.set)}: ${fault(p.fault)}`;
