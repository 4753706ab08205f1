/** The shapes of dominoes: options, rule sets, positions and views. Types only. */
import type { CommonPosition, CommonView } from '../game.ts';

export type Pip = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Ends of the line and, with a spinner, its two further arms. */
export type Arm = 'L' | 'R' | 'U' | 'D';

export type RuleSetId =
  | 'draw'
  | 'block'
  | 'fives'
  | 'pip'
  | 'pip-muggins'
  | 'pip-block'
  | 'pip-draw-and-pass'
  | 'pip-team';

export type Players = 2 | 3 | 4;

/** A house's own rules; missing fields come from `base`, refusals cite the base's rule numbers. */
export interface RuleSet {
  base: RuleSetId;
  name?: string;
  /** Tiles each; an absent number of players isn't offered. */
  hand?: Partial<Record<Players, number>>;
  sides?: 'each' | 'pairs';
  draw?: boolean;
  pass?: 'forced' | 'free-when-empty';
  spinner?: boolean;
  /** Of rounds after the first. */
  opener?: 'winner' | 'out-winner' | 'highest';
  noDouble?: 'heaviest' | 'redeal';
  /** End counts that score in play; [] = none; 'fives' = every positive multiple of five. */
  counts?: readonly number[] | 'fives';
  out?: 'raw' | 'down5' | 'nearest5';
  blocked?: 'sum-less-own' | 'differences' | 'whole-nearest5' | 'sides';
  tie?: 'nobody' | 'shared';
  endsMidRound?: boolean;
  target?: number;
}

export interface DominoOptions {
  rules: RuleSetId | RuleSet;
  players: Players;
  /** 1…10000. */
  target: number;
  /** Fives only. */
  handSize?: 7 | 9;
  /** Pip rows only. */
  rounding?: 'raw' | 'down5';
  misplay?: 'friendly' | 'strict';
  /** Seconds a move, 0 = none. */
  clock?: number;
}

export interface DominoPosition extends CommonPosition {
  /** Left to right, each tile oriented so that touching halves agree: '2-6 6-6 6-3'. '' or absent = nothing played. */
  line?: string;
  /** Spinner arms, written outwards. */
  up?: string;
  down?: string;
  /** Whether the opening tile is forced; default 'free'. */
  lead?: 'forced' | 'free';
  /** Index in the line of the spinner, where it holds several doubles and no arm tells. */
  spinner?: number;
  /** Passes in a row so far. */
  passes?: number;
  /** The seat to move has drawn this turn. */
  drew?: boolean;
}

export type DominoView = DominoPosition & CommonView<DominoOptions>;
