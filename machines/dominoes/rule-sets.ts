/** The eight rule sets as data, and the rules each of them cites when it refuses. */
import type { RuleSet, RuleSetId } from './model.ts';

/** A rule set with every field filled in. */
export type Rules = Required<RuleSet>;

const draw: Rules = {
  base: 'draw',
  name: 'draw',
  hand: { 2: 7, 3: 5, 4: 5 },
  sides: 'each',
  draw: true,
  pass: 'forced',
  spinner: false,
  opener: 'winner',
  noDouble: 'heaviest',
  counts: [],
  out: 'raw',
  blocked: 'sum-less-own',
  tie: 'nobody',
  endsMidRound: false,
  target: 100,
};

const pip: Rules = {
  ...draw,
  base: 'pip',
  name: 'pip',
  hand: { 2: 7, 3: 6, 4: 5 },
  opener: 'highest',
  blocked: 'differences',
  tie: 'shared',
};

/** What each built-in game is, complete (rules, sections 1, 3 and 5). */
export const RULE_SETS: Readonly<Record<RuleSetId, Rules>> = {
  draw,
  block: { ...draw, base: 'block', name: 'block', hand: { 2: 7, 3: 7, 4: 7 }, draw: false },
  fives: {
    ...draw,
    base: 'fives',
    name: 'fives',
    hand: { 2: 7 },
    spinner: true,
    opener: 'out-winner',
    noDouble: 'redeal',
    counts: [5, 10, 15, 20, 25, 30],
    out: 'nearest5',
    blocked: 'whole-nearest5',
    endsMidRound: true,
    target: 150,
  },
  pip,
  'pip-muggins': {
    ...pip,
    base: 'pip-muggins',
    name: 'pip-muggins',
    counts: 'fives',
    endsMidRound: true,
  },
  'pip-block': { ...pip, base: 'pip-block', name: 'pip-block', draw: false },
  'pip-draw-and-pass': {
    ...pip,
    base: 'pip-draw-and-pass',
    name: 'pip-draw-and-pass',
    hand: { 3: 7 },
    pass: 'free-when-empty',
  },
  'pip-team': {
    ...pip,
    base: 'pip-team',
    name: 'pip-team',
    hand: { 4: 5 },
    sides: 'pairs',
    blocked: 'sides',
    tie: 'nobody',
  },
};

/** What a refusal can be about. */
export type Matter =
  | 'opening'
  | 'match'
  | 'arm'
  | 'must-play'
  | 'draw-first'
  | 'no-draw'
  | 'stock-empty'
  | 'forfeit';

const DRAW_CITES: Record<Matter, string> = {
  opening: 'DRAW-3',
  match: 'DRAW-7',
  arm: 'DRAW-6',
  'must-play': 'DRAW-8',
  'draw-first': 'DRAW-9',
  'no-draw': 'DRAW-11',
  'stock-empty': 'DRAW-10',
  forfeit: 'COM-7',
};
const FIVES_CITES: Record<Matter, string> = {
  opening: 'FIVE-2',
  match: 'FIVE-5',
  arm: 'FIVE-5',
  'must-play': 'FIVE-7',
  'draw-first': 'FIVE-7',
  'no-draw': 'FIVE-7',
  'stock-empty': 'FIVE-7',
  forfeit: 'FIVE-15',
};
const PIP_CITES: Record<Matter, string> = {
  opening: 'PIP-2',
  match: 'PIP-3',
  arm: 'PIP-3',
  'must-play': 'PIP-4',
  'draw-first': 'PIP-4',
  'no-draw': 'PIP-21',
  'stock-empty': 'PIP-5',
  forfeit: 'COM-7',
};

/** The rule number a rule set cites for a matter: its base row's. */
export function cite(rules: Rules, matter: Matter): string {
  if (rules.base === 'fives') return FIVES_CITES[matter];
  if (rules.base === 'draw' || rules.base === 'block') return DRAW_CITES[matter];
  return PIP_CITES[matter];
}
