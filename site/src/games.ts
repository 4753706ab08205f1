/** The games as the site presents them, those of dominoes in its order. */
import type { RuleSetId } from '../../machines/dominoes/model.ts';

export interface GameEntry {
  readonly name: string;
  /** What sets it apart, in a sentence. */
  readonly about: string;
  /** Where it is explained. */
  readonly path: string;
}

export const games: Readonly<Record<RuleSetId, GameEntry>> = {
  draw: {
    name: 'Draw',
    about: 'Two ends, and a boneyard for when nothing fits.',
    path: 'guides/dominoes/',
  },
  block: {
    name: 'Block',
    about: 'No drawing: shut the line while your hand is the lightest.',
    path: 'guides/dominoes/',
  },
  fives: {
    name: 'Fives',
    about: 'A spinner, four arms, and points whenever the ends make a multiple of five.',
    path: 'guides/fives/',
  },
  pip: {
    name: 'Pip',
    about:
      'The heaviest double opens every round, and nobody passes while there is a tile to draw.',
    path: 'guides/pip/',
  },
  'pip-muggins': {
    name: 'Muggins',
    about: 'Pip with sums: two ends, counted after each tile.',
    path: 'guides/pip/#muggins',
  },
  'pip-block': {
    name: 'Pip Block',
    about: 'Pip without a boneyard. What you hold is what you have.',
    path: 'guides/pip/#block',
  },
  'pip-draw-and-pass': {
    name: 'Draw and Pass',
    about: 'Three players, and late in the round the right to keep a tile back.',
    path: 'guides/pip/#draw-and-pass',
  },
  'pip-team': {
    name: 'Team Pip',
    about: 'Two against two, partners opposite, one score for both.',
    path: 'guides/pip/#team-pip',
  },
};

/** The games that come from other boxes. */
export const others: Readonly<Record<'rummy' | 'run-fast', GameEntry>> = {
  rummy: {
    name: 'Tile rummy',
    about:
      'Groups and runs in four colours, two jokers, and a table that everybody may take apart and build anew.',
    path: 'guides/rummy/',
  },
  'run-fast': {
    name: 'Run Fast',
    about:
      'Sixteen cards each, three at the table, and one iron rule: if you can beat it, you must.',
    path: 'guides/run-fast/',
  },
};

export const gameIds: readonly RuleSetId[] = [
  'draw',
  'block',
  'fives',
  'pip',
  'pip-muggins',
  'pip-block',
  'pip-draw-and-pass',
  'pip-team',
];

/** '2–4 players', as a rule set offers them. */
export function playersText(players: readonly number[]): string {
  const [least = 0] = players;
  const most = players.at(-1) ?? least;
  return least === most ? `${least} players` : `${least}–${most} players`;
}
