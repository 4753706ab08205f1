/** Dealing a round (RUM-2, RUM-3): who begins, round number and scores follow from the rounds so far. */
import { type DealSource, isSeed } from '../deal-source.ts';
import { PipError } from '../error.ts';
import type { MatchSoFar, Seat } from '../game.ts';
import { ownSoFar } from '../own.ts';
import { totalsBefore } from '../points.ts';
import { fieldsOf, guarded, isWhole, listOf } from '../reading.ts';
import { below, dealKey, generator, shuffle } from '../seed.ts';
import { isHidden } from '../slots.ts';
import type { RummyOptions } from './model.ts';
import { readSlots } from './notation.ts';
import { options as complete } from './options.ts';
import { standing } from './score.ts';
import type { RummyState } from './state.ts';
import { oneTooMany, TILES, type Tile } from './tile.ts';

/** RUM-2. */
export const RACK = 14;

export interface Dealt {
  readonly hands: Tile[][];
  readonly stock: Tile[];
}

/** Deals the next round. Throws 'over' when the match is decided, 'bad-record' for a deal that isn't one. */
export function deal(
  given: RummyOptions,
  source: DealSource,
  soFar: MatchSoFar = { rounds: [] },
): RummyState {
  return guarded('bad-record', () => dealRound(complete(given), source, soFar));
}

function dealRound(options: RummyOptions, source: DealSource, soFar: MatchSoFar): RummyState {
  const scores = totalsBefore(standing(options, soFar));
  const { players } = options;
  const round = soFar.rounds.length;
  const seeded = isSeed(source);
  const { hands, stock } = seeded
    ? shuffled(source.seed, players, round)
    : readDeal(source, players);
  const own = seeded ? firstOf(source.seed, players) : readFirst(source, players);
  const first = soFar.first ?? own ?? 0;
  if (!isWhole(first, 0, players - 1) || (!seeded && own !== null && own !== first)) {
    throw badDeal('/first', `the seat that began the match, ${first}`, 'RUM-3');
  }
  return {
    options,
    round,
    soFar: { ...ownSoFar(soFar), first },
    hands,
    stock,
    table: [],
    melded: hands.map(() => false),
    turn: beginnerOf({ first, round, players }),
    passes: 0,
    before: scores,
    log: [],
    result: null,
  };
}

/** RUM-3: who begins a round, counted from 0, of a match that `first` began. */
export function beginnerOf(of: {
  readonly first: Seat;
  readonly round: number;
  readonly players: number;
}): Seat {
  return (of.first + of.round) % of.players;
}

/** Tiles and generator of one round of a match. */
function shuffledTiles(seed: unknown, round: number): { tiles: Tile[]; next: () => number } {
  if (typeof seed !== 'string') throw badDeal('/seed', 'a text');
  const next = generator(dealKey('rummy', seed, round, 0));
  return { tiles: shuffle(TILES, next), next };
}

function shuffled(seed: unknown, players: number, round: number): Dealt {
  const { tiles } = shuffledTiles(seed, round);
  return {
    hands: Array.from({ length: players }, (_, s) => tiles.slice(s * RACK, (s + 1) * RACK)),
    stock: tiles.slice(players * RACK),
  };
}

/** RUM-3: who begins a match of this seed, drawn after the shuffle of its first round. */
function firstOf(seed: unknown, players: number): Seat {
  return below(players, shuffledTiles(seed, 0).next);
}

function badDeal(path: string, accepted: string, rule = 'RUM-1'): PipError {
  return new PipError('bad-record', { rule, path, detail: { accepted } });
}

/** A deal made by hand: whole, each tile as often as there is. Throws 'bad-record' with a path into the deal. */
export function readDeal(deal: unknown, players: number): Dealt {
  const fields = fieldsOf(deal);
  const given = listOf(fields?.get('hands'), players);
  if (given?.length !== players) throw badDeal('/hands', `${players} hands`);
  const seen: Tile[] = [];
  const read = (text: unknown, path: string, length: number): Tile[] => {
    const slots = typeof text === 'string' ? readSlots(text) : null;
    if (!slots || isHidden(slots) || slots.length !== length) {
      throw badDeal(path, `${length} tiles`, 'RUM-2');
    }
    seen.push(...slots);
    const tile = oneTooMany(seen);
    if (tile !== null) throw badDeal(path, `each tile twice, not ${tile} once more`);
    return slots;
  };
  const hands = given.map((text, seat) => read(text, `/hands/${seat}`, RACK));
  const stock = read(fields?.get('stock') ?? '', '/stock', TILES.length - players * RACK);
  return { hands, stock };
}

/** Who begins the match; null where the deal doesn't say: then it is seat 0. */
export function readFirst(deal: unknown, players: number): Seat | null {
  const first = fieldsOf(deal)?.get('first');
  if (first === undefined) return null;
  if (!isWhole(first, 0, players - 1)) {
    throw badDeal('/first', `a seat from 0 to ${players - 1}`, 'RUM-3');
  }
  return first;
}
