/** The table's state as the scene wants it. Pure. */
import type { Seat } from '../../machines/game.ts';
import { type Card, inOrder, type Rank, rankOf } from '../../machines/run-fast/card.ts';
import type { Combination } from '../../machines/run-fast/combination.ts';
import { type TrickMove, trick } from '../../machines/run-fast/explain.ts';
import type { RunFastView } from '../../machines/run-fast/model.ts';
import type { Scene } from '../stage/scene.ts';
import type { TableAreas } from './areas.ts';
import { grouped, laidOut } from './grouping.ts';
import { cardsOf, sizeOf } from './hands.ts';
import { type HandCard, type OtherHand, runFastScene, type TrickPlay } from './scene.ts';

export interface Look {
  /** The cards that are known as they stand together; default by rank. */
  readonly groups?: readonly (readonly Card[])[];
  readonly picked: ReadonlySet<Card>;
  /** What some legal play holds, by rank (RUN-2); null while the hand isn't asked for a play. */
  readonly playable: ReadonlySet<Rank> | null;
  /** What lies on the felt; default the running trick. */
  readonly trick?: readonly TrickMove[];
}

/** `bottom`: the seat whose hand lies at the bottom. */
export function sceneOf(view: RunFastView, bottom: Seat, areas: TableAreas, look: Look): Scene {
  const moves = look.trick ?? trick(view);
  return runFastScene({
    areas,
    hand: handCards(view, bottom, look),
    others: otherHands(view, bottom, moves),
    trick: trickPlays(view, bottom, moves),
    dealt: isDealt(view),
  });
}

/** A round has been dealt and nobody has moved. */
export const isDealt = ({ log = [], result }: RunFastView): boolean => log.length === 0 && !result;

/** The hand as it is fanned, from left to right; what isn't known last. */
export function handCards(
  view: RunFastView,
  bottom: Seat,
  { groups = grouped(cardsOf(view, bottom), 'rank'), picked, playable }: Look,
): HandCard[] {
  const unknown = sizeOf(view, bottom) - groups.flat().length;
  const state = (card: Card): HandCard['state'] => {
    if (picked.has(card)) return 'picked';
    if (playable === null) return 'idle';
    return playable.has(rankOf(card)) ? 'playable' : 'rest';
  };
  return [
    ...groups.flatMap((cards, group) => cards.map((card) => ({ card, group, state: state(card) }))),
    ...Array.from({ length: unknown }, () => {
      return { card: null, group: groups.length, state: 'idle' as const };
    }),
  ];
}

/** The ranks that some of these plays hold. */
export const ranksOf = (plays: readonly { readonly cards: readonly Card[] }[]): Set<Rank> =>
  new Set(plays.flatMap(({ cards }) => cards.map(rankOf)));

function otherHands(view: RunFastView, bottom: Seat, moves: readonly TrickMove[]): OtherHand[] {
  const n = view.hands.length;
  const passed = passedSince(moves);
  return Array.from({ length: n - 1 }, (_, i) => {
    const seat = (bottom + 1 + i) % n;
    const other = { after: i + 1, count: sizeOf(view, seat), passed: passed.has(seat) };
    return view.result ? { ...other, shown: cardsOf(view, seat).sort(inOrder) } : other;
  });
}

/** Who passed since the play to beat (RUN-13). */
export function passedSince(moves: readonly TrickMove[]): Set<Seat> {
  const last = moves.findLastIndex(({ cards }) => cards.length > 0);
  return new Set(moves.slice(last + 1).map(({ seat }) => seat));
}

/** The plays of a trick, the one to beat last. */
export function trickPlays(
  view: RunFastView,
  bottom: Seat,
  moves: readonly TrickMove[] = trick(view),
): TrickPlay[] {
  const n = view.hands.length;
  return moves.flatMap(({ seat, cards, reading }): TrickPlay[] =>
    cards.length === 0 ? [] : [{ ...lies(cards, reading), after: (seat - bottom + n) % n }],
  );
}

/** What counts first, then what it carries. */
function lies(cards: readonly Card[], reading: Combination | null): Omit<TrickPlay, 'after'> {
  const others = reading?.others ?? 0;
  return {
    cards: laidOut(cards, reading),
    ...(others > 0 ? { others } : {}),
    ...(reading?.type === 'bomb' ? { bomb: true } : {}),
  };
}
