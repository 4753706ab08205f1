/** Dealing a round (RUN-1, RUN-3): who leads, round number and scores follow from the rounds so far. */
import { type DealSource, isSeed } from '../deal-source.ts';
import { PipError } from '../error.ts';
import type { MatchSoFar, Seat } from '../game.ts';
import { ownSoFar } from '../own.ts';
import { totalsBefore } from '../points.ts';
import { fieldsOf, guarded, listOf } from '../reading.ts';
import { dealKey, generator, shuffle } from '../seed.ts';
import { CARDS, type Card, FIRST_LEAD, suitOf } from './card.ts';
import type { RunFastOptions } from './model.ts';
import { readSlots } from './notation.ts';
import { options as complete, PLAYERS } from './options.ts';
import { standing } from './score.ts';
import type { RunFastState } from './state.ts';

/** RUN-1: sixteen cards each, and none are left. */
export const HAND = CARDS.length / PLAYERS;

/** Deals the next round. Throws 'over' when the match is decided, 'bad-record' for a deal that isn't one. */
export function deal(
  given: RunFastOptions,
  source: DealSource,
  soFar: MatchSoFar = { rounds: [] },
): RunFastState {
  return guarded('bad-record', () => dealRound(complete(given), source, soFar));
}

function dealRound(
  options: RunFastOptions,
  source: DealSource,
  { rounds }: MatchSoFar,
): RunFastState {
  const scores = totalsBefore(standing(options, { rounds }));
  const round = rounds.length;
  const hands = isSeed(source) ? shuffled(source.seed, round) : readDeal(source);
  return {
    options,
    round,
    soFar: ownSoFar({ rounds }),
    hands,
    turn: leader(hands, rounds.at(-1)?.winners[0]),
    beat: null,
    played: hands.map(() => false),
    bombs: hands.map(() => 0),
    before: scores,
    log: [],
    result: null,
  };
}

/** RUN-3: the winner of the hand before; in the first whoever holds the three of spades. */
function leader(hands: readonly Card[][], lastWinner: Seat | undefined): Seat {
  return lastWinner ?? hands.findIndex((hand) => hand.includes(FIRST_LEAD));
}

function shuffled(seed: unknown, round: number): Card[][] {
  if (typeof seed !== 'string') throw badDeal('/seed', 'a text');
  const cards = shuffle(CARDS, generator(dealKey('run-fast', seed, round, 0)));
  return Array.from({ length: PLAYERS }, (_, seat) => cards.slice(seat * HAND, (seat + 1) * HAND));
}

function badDeal(path: string, accepted: string): PipError {
  return new PipError('bad-record', { rule: 'RUN-1', path, detail: { accepted } });
}

/** A deal made by hand: all 48 cards, each with its suit. Throws 'bad-record' with a path into the deal. */
export function readDeal(deal: unknown): Card[][] {
  const fields = fieldsOf(deal);
  const given = listOf(fields?.get('hands'), PLAYERS);
  if (given?.length !== PLAYERS) throw badDeal('/hands', `${PLAYERS} hands`);
  if ((fields?.get('stock') ?? '') !== '') throw badDeal('/stock', 'no cards: all are dealt');
  const seen = new Set<Card>();
  return given.map((text, seat) => {
    const path = `/hands/${seat}`;
    const cards = typeof text === 'string' ? readSlots(text) : null;
    if (cards?.length !== HAND) throw badDeal(path, `${HAND} cards`);
    for (const card of cards) {
      if (suitOf(card) === '') throw badDeal(path, 'cards with their suits');
      if (seen.has(card)) throw badDeal(path, `each card once, not ${card} again`);
      seen.add(card);
    }
    return cards;
  });
}
