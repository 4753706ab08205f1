/** Dealing a round: opener, round number and scores follow from the rounds so far. */
import { type DealSource, isSeed } from '../deal-source.ts';
import { PipError } from '../error.ts';
import type { MatchSoFar, RoundResult, Seat } from '../game.ts';
import { ownSoFar } from '../own.ts';
import { totalsBefore } from '../points.ts';
import { fieldsOf, guarded, listOf } from '../reading.ts';
import { dealKey, generator, shuffle } from '../seed.ts';
import { isHidden } from '../slots.ts';
import { EMPTY } from './line.ts';
import type { DominoOptions } from './model.ts';
import { readSlots } from './notation.ts';
import { options as complete, rulesOf } from './options.ts';
import { cite, type Rules } from './rule-sets.ts';
import { standing } from './standing.ts';
import { type DominoState, sideOf } from './state.ts';
import { highest, isDouble, TILES, type Tile } from './tile.ts';

export interface Dealt {
  hands: Tile[][];
  stock: Tile[];
}

/** Deals the next round. Throws 'over' when the match is decided, 'bad-record' for a deal that isn't one. */
export function deal(
  given: DominoOptions,
  source: DealSource,
  soFar: MatchSoFar = { rounds: [] },
): DominoState {
  return guarded('bad-record', () => dealRound(given, source, soFar));
}

function dealRound(given: DominoOptions, source: DealSource, soFar: MatchSoFar): DominoState {
  const options = complete(given);
  const rules = rulesOf(options);
  const scores = totalsBefore(standing(options, soFar));
  const size = rules.hand[options.players] ?? 0;
  const round = soFar.rounds.length;
  const winner = freeOpener(rules, soFar.rounds.at(-1));
  const mustDouble = winner === null && rules.noDouble === 'redeal';
  const { hands, stock } = isSeed(source)
    ? shuffled(source.seed, options.players, size, round, mustDouble)
    : readDeal(source, options.players, size);
  if (mustDouble && !hands.flat().some(isDouble)) {
    throw new PipError('bad-record', {
      rule: cite(rules, 'opening'),
      path: '/hands',
      detail: { accepted: 'a double in some hand' },
    });
  }
  return {
    options,
    rules,
    round,
    soFar: ownSoFar(soFar),
    hands,
    stock,
    layout: EMPTY,
    lead: winner === null ? 'forced' : 'free',
    turn: winner ?? forcedOpener(hands),
    passes: 0,
    drew: false,
    before: scores,
    inPlay: scores.map(() => 0),
    log: [],
    result: null,
  };
}

/** DRAW-4, DRAW-5, FIVE-3, PIP-2: who opens with any tile; null where the highest double must lead. */
function freeOpener(rules: Rules, last: RoundResult | undefined): Seat | null {
  if (!last || rules.opener === 'highest' || last.winners.length !== 1) return null;
  if (rules.opener === 'out-winner' && last.end !== 'out') return null;
  const seats = last.left
    .map((_, seat) => seat)
    .filter((s) => last.winners.includes(sideOf(rules, s)));
  return seats.toSorted((a, b) => (last.left[a] ?? 0) - (last.left[b] ?? 0))[0] ?? null;
}

/** DRAW-3: the seat that holds the first tile in COM-5 order. */
function forcedOpener(hands: readonly (readonly Tile[])[]): Seat {
  const best = highest(hands.flat());
  return hands.findIndex((hand) => hand.some((tile) => tile === best));
}

function shuffled(
  seed: unknown,
  players: number,
  size: number,
  round: number,
  mustDouble: boolean,
): Dealt {
  if (typeof seed !== 'string') throw badDeal('/seed', 'a text');
  for (let attempt = 0; ; attempt += 1) {
    const tiles = shuffle(TILES, generator(dealKey('dominoes', seed, round, attempt)));
    const hands = Array.from({ length: players }, (_, s) => tiles.slice(s * size, (s + 1) * size));
    if (mustDouble && !hands.flat().some(isDouble)) continue;
    return { hands, stock: tiles.slice(players * size) };
  }
}

function badDeal(path: string, accepted: string, rule = 'COM-1'): PipError {
  return new PipError('bad-record', { rule, path, detail: { accepted } });
}

/** A deal made by hand: whole, each tile once. Throws 'bad-record' with a path into the deal. */
export function readDeal(deal: unknown, players: number, size: number): Dealt {
  const fields = fieldsOf(deal);
  const given = listOf(fields?.get('hands'), players);
  if (given?.length !== players) throw badDeal('/hands', `${players} hands`);
  const seen = new Set<Tile>();
  const read = (text: unknown, path: string, length: number): Tile[] => {
    const slots = typeof text === 'string' ? readSlots(text) : null;
    if (!slots || isHidden(slots) || slots.length !== length) {
      throw badDeal(path, `${length} tiles`);
    }
    for (const tile of slots) {
      if (seen.has(tile)) throw badDeal(path, `each tile once, not ${tile} twice`);
      seen.add(tile);
    }
    return slots;
  };
  const hands = given.map((text, seat) => read(text, `/hands/${seat}`, size));
  return { hands, stock: read(fields?.get('stock') ?? '', '/stock', 28 - players * size) };
}
