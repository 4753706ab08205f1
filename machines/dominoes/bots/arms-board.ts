/**
 * A line whose ends count, with or without a spinner (FIVE-5, FIVE-8, PIP-20), as one number:
 * five bits for each of the arms L R U D (its number, and how often that counts), then the spinner's stage.
 */
import type { DominoView } from '../model.ts';
import type { Board } from './board.ts';
import { HIGH, LOW, PIPS, topOf, WITH } from './masks.ts';
import { reply } from './reply.ts';
import type { BotRow } from './row.ts';
import { ruleValue, WEIGHTS, type Weights } from './rule.ts';

/** How often an end's number counts: an empty side not, a single once, a double twice; else there is no such arm. */
const ONCE = 1 << 3;
const TWICE = 2 << 3;
const NO_ARM = 3 << 3;
const CLOSED = (NO_ARM << 10) | (NO_ARM << 15);

/** From here on every arm is like every other one. */
const EVEN = 0;
/** The spinner lies at the left or the right end; the first double is still to come; one double lies alone. */
const AT_LEFT = 1 << 20;
const AT_RIGHT = 2 << 20;
const AWAITED = 3 << 20;
const ALONE = 4 << 20;
/** The same without a spinner in the rules. */
const ALONE_PLAIN = 5 << 20;
const NOTHING = 6 << 20;
const NOTHING_PLAIN = 7 << 20;
const STAGE = 7 << 20;
/** Everything fits an empty table. */
const ANY = 7 | (NO_ARM << 5) | CLOSED;

const ARM_FITS = Int32Array.from({ length: 32 }, (_, arm) =>
  arm >> 3 === 3 ? 0 : (WITH[arm & 7] ?? 0),
);
const ARM_COUNTS = Int8Array.from({ length: 32 }, (_, arm) =>
  arm >> 3 === 3 || arm === 7 ? 0 : (arm & 7) * (arm >> 3),
);

/** An arm that ends with a number; 0 counts the same however often. */
function armOf(number: number, times: number): number {
  return number | (number ? times : ONCE);
}

export function fitsAt(ends: number, arm: number): number {
  return ARM_FITS[(ends >> (arm * 5)) & 31] ?? 0;
}

/** The tiles that fit anywhere. */
export function fitsOf(ends: number): number {
  return (
    (ARM_FITS[ends & 31] ?? 0) |
    (ARM_FITS[(ends >> 5) & 31] ?? 0) |
    (ARM_FITS[(ends >> 10) & 31] ?? 0) |
    (ARM_FITS[(ends >> 15) & 31] ?? 0)
  );
}

/** FIVE-8, PIP-20: the count of the open ends. */
export function endsCount(ends: number): number {
  return (
    (ARM_COUNTS[ends & 31] ?? 0) +
    (ARM_COUNTS[(ends >> 5) & 31] ?? 0) +
    (ARM_COUNTS[(ends >> 10) & 31] ?? 0) +
    (ARM_COUNTS[(ends >> 15) & 31] ?? 0)
  );
}

/** The ends after a play that fits. */
export function afterArm(ends: number, play: number): number {
  const tile = play >> 2;
  const stage = ends & STAGE;
  if (stage >= NOTHING) return opened(tile, stage === NOTHING);
  const shift = (play & 3) * 5;
  const inner = (ends >> shift) & 7;
  const outer = (PIPS[tile] ?? 0) - inner;
  const double = outer === inner;
  const next = (ends & ~(31 << shift)) | (armOf(outer, double ? TWICE : ONCE) << shift);
  if (stage === EVEN) return next;
  const left = shift === 0;
  const arms = next & ~STAGE;
  if (stage === AWAITED) return double ? arms | (left ? AT_LEFT : AT_RIGHT) : next;
  if (stage >= ALONE) {
    const other = left ? 5 : 0;
    const free = (arms & ~(31 << other)) | (armOf(inner, TWICE) << other);
    return free | (stage === ALONE_PLAIN ? EVEN : left ? AT_RIGHT : AT_LEFT);
  }
  if ((stage === AT_LEFT) !== left) return next;
  return (arms & ~CLOSED) | (armOf(inner, 0) << 10) | (armOf(inner, 0) << 15);
}

function opened(tile: number, spinner: boolean): number {
  const high = HIGH[tile] ?? 0;
  const low = LOW[tile] ?? 0;
  const arms = high | ONCE | ((low | ONCE) << 5) | CLOSED;
  if (high === low) return arms | (spinner ? ALONE : ALONE_PLAIN);
  return arms | (spinner ? AWAITED : EVEN);
}

/** Whether a tile or more lies on the table. */
export function isOpen(ends: number): boolean {
  return (ends & STAGE) < NOTHING;
}

/**
 * Bits of the arms on which a play means something else than on an arm before.
 * A spinner at an end has a free side, which is like no other arm.
 */
export function ownArms(ends: number): number {
  const left = ends & 31;
  const right = (ends >> 5) & 31;
  const up = (ends >> 10) & 31;
  const down = (ends >> 15) & 31;
  const stage = ends & STAGE;
  let own = 1;
  if (right !== left || stage === AT_LEFT || stage === AT_RIGHT) own |= 2;
  if (up >> 3 === 3) return own;
  if (up !== left && up !== right) own |= 4;
  if (down !== left && down !== right && down !== up) own |= 8;
  return own;
}

/** Every play of a hand; arms that are alike count once. */
export function armPlays(hand: number, ends: number): number[] {
  const plays: number[] = [];
  const own = ownArms(ends);
  for (let rest = hand & fitsOf(ends); rest; ) {
    const tile = topOf(rest);
    rest &= ~(1 << tile);
    for (let arm = 0; arm < 4; arm++) {
      if (own & (1 << arm) && fitsAt(ends, arm) & (1 << tile)) plays.push((tile << 2) | arm);
    }
  }
  return plays;
}

function outerArm(row: string): number {
  const a = Number(row[row.length - 3]);
  const b = Number(row[row.length - 1]);
  return armOf(b, a === b ? TWICE : ONCE);
}

function readEnds({ line, up, down, spinner }: DominoView, spins: boolean): number {
  if (!line) return ANY | (spins ? NOTHING : NOTHING_PLAIN);
  const tiles = line.split(' ');
  const [first = ''] = tiles;
  if (tiles.length === 1) {
    return readLone(Number(first[0]), Number(first[2]), spins);
  }
  const left = armOf(Number(first[0]), first[0] === first[2] ? TWICE : ONCE);
  const ends = left | (outerArm(line) << 5);
  if (!spins) return ends | CLOSED;
  if (spinner === undefined) return ends | CLOSED | AWAITED;
  if (spinner === 0) return ends | CLOSED | AT_LEFT;
  if (spinner === tiles.length - 1) return ends | CLOSED | AT_RIGHT;
  const side = armOf(Number(tiles[spinner]?.[0]), 0);
  return ends | ((up ? outerArm(up) : side) << 10) | ((down ? outerArm(down) : side) << 15);
}

function readLone(a: number, b: number, spins: boolean): number {
  const arms = a | ONCE | ((b | ONCE) << 5) | CLOSED;
  if (a === b) return arms | (spins ? ALONE : ALONE_PLAIN);
  return arms | (spins ? AWAITED : EVEN);
}

/** What each count scores (FIVE-9). */
export function pointsBy({ counts }: Pick<BotRow, 'counts'>): Int16Array {
  return Int16Array.from({ length: 64 }, (_, sum) => {
    const scores = counts === 'fives' ? sum % 5 === 0 : counts.includes(sum);
    return scores ? sum : 0;
  });
}

/** The rule of thumb, and what a point at once weighs in it. */
export interface ArmsWeights extends Weights {
  point: number;
}

const COUNTING: ArmsWeights = { pips: 0.5, double: 3.4, mobility: 0.6, answers: 2, point: 2 };
const PLAIN: ArmsWeights = { ...WEIGHTS, point: 0 };

export function weightsFor({ counts }: Pick<BotRow, 'counts'>): ArmsWeights {
  return counts.length > 0 ? COUNTING : PLAIN;
}

export function armsBoard(row: BotRow): Board {
  const points = pointsBy(row);
  const weights = weightsFor(row);
  const board: Board = {
    read: (view) => readEnds(view, row.spinner),
    at: fitsAt,
    fits: fitsOf,
    after: afterArm,
    plays: armPlays,
    points: (ends) => points[endsCount(ends)] ?? 0,
    glance(hand, seen, ends, play) {
      const next = afterArm(ends, play);
      const scored = points[endsCount(next)] ?? 0;
      return ruleValue(hand, seen, fitsOf(next), play, weights) + scored * weights.point;
    },
    weigh(sight, play) {
      const { hand, played, ends } = sight;
      if (row.counts.length > 0) return reply(board, sight, play);
      return board.glance(hand, hand | played, ends, play);
    },
  };
  return board;
}
