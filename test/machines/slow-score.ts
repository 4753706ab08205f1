/**
 * What a match comes to, told a second time: slowly, from the words of the rules, without the engine.
 * Reads records whose rounds hold their deals. Throws where a round ends too early or too late.
 */
import type { DominoOptions, MatchRecord, RoundRecord, RuleSetId } from '../../machines/index.ts';

export interface SlowRound {
  end: string;
  winners: number[];
  points: number[];
  left: number[];
}

type Half = [inner: number, outer: number];
type Arm = 'L' | 'R' | 'U' | 'D';

/** COM-5, written out. */
const OPENING_ORDER = (
  '6-6 5-5 4-4 3-3 2-2 1-1 0-0 6-5 6-4 6-3 5-4 6-2 5-3 6-1 5-2 4-3 6-0 5-1 4-2 5-0 4-1 3-2 ' +
  '4-0 3-1 3-0 2-1 2-0 1-0'
).split(' ');

const words = (text = ''): string[] => text.split(' ').filter((word) => word !== '');
const halves = (tile: string): Half => [Number(tile[0]), Number(tile[2])];
const pipsOf = (hand: readonly string[]): number =>
  hand.flatMap(halves).reduce((sum, half) => sum + half, 0);
const plus = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

/** The tiles on the table: the opening one, and what grew from it in each direction, nearest first. */
class Table {
  opening: Half | null = null;
  readonly arms: Record<Arm, Half[]> = { L: [], R: [], U: [], D: [] };
  /** Where the first double lies: in the opening, or in the left or right arm. */
  spinner: { number: number; arm: 'L' | 'R' | null; at: number } | null = null;
  readonly hasSpinner: boolean;

  constructor(hasSpinner: boolean) {
    this.hasSpinner = hasSpinner;
  }

  get size(): number {
    return (this.opening ? 1 : 0) + plus(Object.values(this.arms).map((arm) => arm.length));
  }

  open(tile: string): void {
    const [high, low] = halves(tile);
    this.opening = [high, low];
    if (this.hasSpinner && high === low) this.spinner = { number: high, arm: null, at: 0 };
  }

  /** FIVE-4: its main sides, left and right of it. */
  mainSides(): { L: boolean; R: boolean } {
    const { L, R } = this.arms;
    const at = this.spinner;
    if (!at) return { L: false, R: false };
    if (at.arm === 'L') return { L: L.length > at.at + 1, R: true };
    if (at.arm === 'R') return { L: true, R: R.length > at.at + 1 };
    return { L: L.length > 0, R: R.length > 0 };
  }

  /** The number that an open end shows; null where there is no such end (FIVE-5). */
  number(arm: Arm): number | null {
    const last = this.arms[arm].at(-1);
    if (last) return last[1];
    if (arm === 'L') return this.opening?.[0] ?? null;
    if (arm === 'R') return this.opening?.[1] ?? null;
    const { L, R } = this.mainSides();
    return L && R ? (this.spinner?.number ?? null) : null;
  }

  fits(tile: string): Arm[] {
    const arms: Arm[] = ['L', 'R', 'U', 'D'];
    return arms.filter((arm) => halves(tile).some((half) => half === this.number(arm)));
  }

  lay(tile: string, arm: Arm): void {
    const [a, b] = halves(tile);
    const inner = this.number(arm) === a ? a : b;
    const outer = inner === a ? b : a;
    this.arms[arm].push([inner, outer]);
    if (this.hasSpinner && !this.spinner && a === b && (arm === 'L' || arm === 'R')) {
      this.spinner = { number: a, arm, at: this.arms[arm].length - 1 };
    }
  }

  /** An end's worth: its outer half, or both halves of a double. */
  worth(arm: Arm): number {
    const last = this.arms[arm].at(-1) ?? (arm === 'L' ? swapped(this.opening) : this.opening);
    if (!last) return 0;
    return last[0] === last[1] ? 2 * last[1] : last[1];
  }

  /** FIVE-8. */
  count(): number {
    if (this.size === 1) return plus(this.opening ?? []);
    if (!this.spinner) return this.worth('L') + this.worth('R');
    const taken = this.mainSides();
    if (taken.L && taken.R) {
      const up = this.arms.U.length > 0 ? this.worth('U') : 0;
      const down = this.arms.D.length > 0 ? this.worth('D') : 0;
      return this.worth('L') + this.worth('R') + up + down;
    }
    return 2 * this.spinner.number + this.worth(taken.L ? 'L' : 'R');
  }
}

function swapped(half: Half | null): Half | null {
  return half && [half[1], half[0]];
}

/** FIVE-9, PIP-20: points at once for what lies on the table. */
function atOnce(rules: RuleSetId, table: Table): number {
  if (rules === 'fives') {
    const count = table.count();
    return [5, 10, 15, 20, 25, 30].includes(count) ? count : 0;
  }
  if (rules === 'pip-muggins') {
    const total =
      table.size === 1 ? plus(table.opening ?? []) : table.worth('L') + table.worth('R');
    return total % 5 === 0 ? total : 0;
  }
  return 0;
}

/** FIVE-11. */
function toNearest5(n: number): number {
  return Math.round(n / 5) * 5;
}

function toLower5(n: number): number {
  return n - (n % 5);
}

/** Points of the end of a round for each side, and who won it. */
interface Gain {
  winners: number[];
  points: number[];
}

/** DRAW-15, FIVE-12, PIP-7, PIP-23: somebody went out. */
function goingOut(options: DominoOptions, rules: RuleSetId, left: number[], out: number): Gain {
  if (rules === 'pip-team') {
    const theirs = left.filter((_, seat) => seat % 2 !== out % 2);
    const sum = options.rounding === 'down5' ? toLower5(plus(theirs)) : plus(theirs);
    return { winners: [out % 2], points: out % 2 === 0 ? [sum, 0] : [0, sum] };
  }
  let sum = plus(left.filter((_, seat) => seat !== out));
  if (rules === 'fives') sum = toNearest5(sum);
  if (options.rounding === 'down5') sum = toLower5(sum);
  return { winners: [out], points: left.map((_, seat) => (seat === out ? sum : 0)) };
}

/** DRAW-16…17, FIVE-13, PIP-8…9, PIP-23: nobody can go on. */
function blocked(rules: RuleSetId, left: number[]): Gain {
  if (rules === 'pip-team') {
    const [a = 0, b = 0, c = 0, d = 0] = left;
    const even = a + c;
    const odd = b + d;
    if (even === odd) return { winners: [], points: [0, 0] };
    return even < odd
      ? { winners: [0], points: [odd - even, 0] }
      : { winners: [1], points: [0, even - odd] };
  }
  const lowest = Math.min(...left);
  const winners = [...left.keys()].filter((seat) => left[seat] === lowest);
  const nobody = left.map(() => 0);
  if (rules === 'draw' || rules === 'block') {
    if (winners.length > 1) return { winners: [], points: nobody };
    const others = plus(left) - lowest;
    return { winners, points: left.map((pips) => (pips === lowest ? others - lowest : 0)) };
  }
  if (rules === 'fives') {
    if (winners.length > 1) return { winners: [], points: nobody };
    const other = Math.max(...left);
    return { winners, points: left.map((pips) => (pips === lowest ? toNearest5(other) : 0)) };
  }
  const differences = plus(left.map((pips) => pips - lowest));
  const each = Math.floor(differences / winners.length);
  return { winners, points: left.map((pips) => (pips === lowest ? each : 0)) };
}

/** DRAW-3…5, FIVE-2…3, PIP-2: who opens, and by which tile (null = any). */
function opening(
  rules: RuleSetId,
  hands: readonly string[][],
  before: SlowRound | undefined,
): { seat: number; tile: string | null } {
  const [winner] = before?.winners ?? [];
  const free =
    rules === 'draw' || rules === 'block' || (rules === 'fives' && before?.end === 'out');
  if (free && winner !== undefined) return { seat: winner, tile: null };
  const tile = OPENING_ORDER.find((each) => hands.flat().includes(each)) ?? '';
  return { seat: hands.findIndex((hand) => hand.includes(tile)), tile };
}

function check(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

function slowRound(
  options: DominoOptions,
  rules: RuleSetId,
  { deal, moves }: RoundRecord,
  totals: readonly number[],
  before: SlowRound | undefined,
): SlowRound {
  const hands = (deal?.hands ?? []).map(words);
  const boneyard = words(deal?.stock);
  const seats = hands.length;
  const table = new Table(rules === 'fives');
  const inPlay = totals.map(() => 0);
  const opens = opening(rules, hands, before);
  let seat = opens.seat;
  let passes = 0;
  const draws = rules !== 'block' && rules !== 'pip-block';
  for (const [index, move] of moves.entries()) {
    const hand = hands[seat] ?? [];
    const mover = seat;
    if (move === 'draw') {
      check(draws && boneyard.length > 0, 'there is something to draw');
      hand.push(boneyard.shift() ?? '');
    } else if (move === 'pass') {
      passes += 1;
      seat = (seat + 1) % seats;
    } else {
      seat = (seat + 1) % seats;
      const tile = move.slice(0, 3);
      check(hand.includes(tile), `${tile} is held`);
      const arm = table.fits(tile).find((each) => each === move[4]);
      if (table.size === 0) {
        check(opens.tile === null || opens.tile === tile, `${opens.tile} opens`);
        table.open(tile);
      } else if (arm) {
        table.lay(tile, arm);
      } else {
        check(options.misplay === 'strict', `${move} fits`);
        continue;
      }
      hand.splice(hand.indexOf(tile), 1);
      passes = 0;
      const side = rules === 'pip-team' ? mover % 2 : mover;
      inPlay[side] = (inPlay[side] ?? 0) + atOnce(rules, table);
    }
    const left = hands.map(pipsOf);
    const ended = (end: string, gain: Gain): SlowRound => {
      check(index === moves.length - 1, 'no move after the end');
      const points = gain.points.map((gained, i) => gained + (inPlay[i] ?? 0));
      return { end, winners: gain.winners, points, left };
    };
    const reached = totals.findIndex((total, side) => {
      const scored = inPlay[side] ?? 0;
      return scored > 0 && total + scored >= options.target;
    });
    if (reached >= 0) return ended('target', { winners: [reached], points: totals.map(() => 0) });
    if (hand.length === 0) return ended('out', goingOut(options, rules, left, mover));
    const stuck = hands.flat().every((tile) => table.fits(tile).length === 0);
    const dead = stuck && (!draws || boneyard.length === 0);
    const tired = rules === 'pip-draw-and-pass' && passes === 3;
    if (dead || tired) return ended('blocked', blocked(rules, left));
  }
  throw new Error('the round goes on');
}

/** Every round of a match that a built-in rule set governs, and its totals (by side) and winners so far. */
export function slowMatch({ options, rounds }: MatchRecord<DominoOptions>): {
  rounds: SlowRound[];
  scores: number[];
  winners: number[];
} {
  const { rules, players, target } = options;
  if (typeof rules !== 'string') throw new Error('a built-in rule set');
  let scores = rules === 'pip-team' ? [0, 0] : new Array<number>(players).fill(0);
  const done: SlowRound[] = [];
  for (const round of rounds) {
    check(Math.max(...scores) < target, 'no round after the match');
    const result = slowRound(options, rules, round, scores, done.at(-1));
    done.push(result);
    scores = scores.map((total, side) => total + (result.points[side] ?? 0));
  }
  const most = Math.max(...scores);
  const winners = [...scores.keys()].filter((side) => most >= target && scores[side] === most);
  return { rounds: done, scores, winners };
}
