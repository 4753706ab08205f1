/** Where the cards of the other seats lie: face down in a small fan, or turned up when the round is over. Pure arithmetic, CSS px. */

import type { Rect } from '../felt/place.ts';
import type { OtherSeat } from './areas.ts';
import { cardRatio, indexDepth, rankWidth } from './cards/card-picture.ts';

export interface CardPlace {
  /** Centre. */
  readonly x: number;
  readonly y: number;
  /** Radians. */
  readonly angle: number;
  /** Width of the card. */
  readonly card: number;
}

/** From card to card at most, in card widths and radians. */
const step = 0.3;
const turn = 0.045;

/** How far a card at the side sinks, in card widths to a radian. */
const sink = 0.6;

/** The angle between the outermost cards of a fan. */
const spread = 0.5;

/** A small fan of backs, its middle in the middle of its area. */
export function fanPlaces(area: Rect, count: number): CardPlace[] {
  const steps = Math.max(1, count - 1);
  const by = Math.min(turn, spread / steps);
  const half = (by * (count - 1)) / 2;
  // A leaning card is wider than one that stands, and those at the sides sink.
  const under = sink * half + (cardRatio / 2) * Math.cos(half) + Math.sin(half) / 2;
  const card = Math.floor(Math.min(area.h / (cardRatio / 2 + under), area.w / 2.2));
  const wide = card * (Math.cos(half) + cardRatio * Math.sin(half));
  const apart = Math.min(step * card, Math.max(0, area.w - wide) / steps);
  const middle = area.x + area.w / 2;
  const y = area.y + (area.h + card * (cardRatio / 2 - under)) / 2;
  return Array.from({ length: count }, (_, i) => {
    const off = i - (count - 1) / 2;
    const angle = off * by;
    return { x: middle + off * apart, y: y + sink * card * Math.abs(angle), angle, card };
  });
}

const badge = { w: 22, h: 18 } as const;

/** Where it is said how many cards a fan holds: under it where there is room, else on the corner of its last card. */
export function countPlace({ hand }: OtherSeat, count: number, under: boolean): Rect {
  if (under) return { x: hand.x, y: hand.y + hand.h + 2, w: hand.w, h: 22 };
  const last = fanPlaces(hand, count).at(-1);
  if (!last) return { x: hand.x + hand.w / 2, y: hand.y, w: 0, h: 0 };
  const x = Math.min(last.x + last.card * 0.3, hand.x + hand.w - badge.w);
  return { x, y: hand.y + hand.h - badge.h, ...badge };
}

/** From card to card when they lie face up, at least. */
const closest = rankWidth + 0.02;
/** … and at most. */
const widest = 0.6;
const largest = 72;

/** Cards that lie face up, every rank in sight: in as many rows as let them be largest. */
export function shownPlaces(area: Rect, count: number): CardPlace[] {
  const ways = [1, 2, 3, 4].map((rows) => {
    const perRow = Math.max(1, Math.ceil(count / rows));
    const across = area.w / (1 + (perRow - 1) * closest);
    const high = area.h / (cardRatio + (rows - 1) * indexDepth.suit);
    return { rows, perRow, card: Math.floor(Math.min(across, high, largest)) };
  });
  const { perRow, card } = ways.reduce((a, b) => (b.card > a.card ? b : a));
  const by = perRow < 2 ? 0 : Math.min(widest * card, (area.w - card) / (perRow - 1));
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    return {
      x: area.x + area.w / 2 + ((i % perRow) - (inRow - 1) / 2) * by,
      y: area.y + (card * cardRatio) / 2 + row * card * indexDepth.suit,
      angle: 0,
      card,
    };
  });
}
