/** How large the cards of the hand at the bottom are drawn, and where each stands: pure arithmetic, CSS px. */
import { HAND } from '../../machines/run-fast/deal.ts';
import type { Rect } from '../felt/place.ts';
import { cardRatio, indexDepth, rankWidth } from './cards/card-picture.ts';

export interface HandArea extends Rect {
  /** Width of a card. */
  readonly card: number;
  /** The most rows there is room for. */
  readonly rows: 1 | 2;
  /** How much of a card in the row behind is seen above the one in front. */
  readonly shelf: number;
  /** How far a picked card rises. */
  readonly rise: number;
  /** From the middle of a row's first card to that of its last, at most. */
  readonly reach: number;
  /** Of the arc that the cards stand on; Infinity: a straight row. */
  readonly radius: number;
}

/** What a hand may take. */
export interface HandRoom {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  /** Height of the felt that it shares. */
  readonly height: number;
  readonly rows: 1 | 2;
}

/** Half the angle between the outermost cards of a full hand. */
const lean = 0.075;

/** Smallest and largest step from card to card, in card widths. */
const closest = rankWidth + 0.01;
const widest = 0.5;

/** How far it is from the middle of a row's first card to that of its last at most, in card widths: as far as a look takes in. */
const longest = 9;

/** What sixteen cards leave to the gaps between groups, in card widths. */
const gaps = 0.7;

export function handArea({ left, right, bottom, height, rows }: HandRoom): HandArea {
  const w = right - left;
  return rows === 1 ? inOneRow(left, w, bottom, height) : inTwoRows(left, w, bottom, height);
}

function inOneRow(x: number, w: number, bottom: number, height: number): HandArea {
  const low = height < 330;
  const high = Math.max(72, Math.min(height * (low ? 0.35 : 0.235), 154));
  const card = Math.floor(Math.min(high / cardRatio, w / (1 + closest * (HAND - 1) + gaps)));
  const rise = card < 70 ? 10 : 16;
  const straight = low || card < 70;
  // A leaning card is wider than one that stands.
  const aside = straight ? 0 : (card * cardRatio + 2 * rise) * Math.sin(lean);
  const reach = Math.min(w - card - aside, longest * card);
  const radius = straight ? Number.POSITIVE_INFINITY : reach / 2 / Math.sin(lean);
  const sag = straight ? 0 : sagOf(radius, reach / 2) + (card / 2) * Math.sin(lean);
  const h = Math.ceil(card * cardRatio + rise + sag);
  return { x, y: bottom - h, w, h, card, rows: 1, shelf: 0, rise, reach, radius };
}

/** Eight and eight: large enough for a thumb. */
function inTwoRows(x: number, w: number, bottom: number, height: number): HandArea {
  const rise = height < 330 ? 8 : 12;
  const share = height < 330 ? 0.44 : 0.35;
  const tall = indexDepth.suit + cardRatio;
  const card = Math.floor(Math.min(w / 4.85, (height * share - rise) / tall, 96));
  const shelf = Math.ceil(card * indexDepth.suit);
  const h = Math.ceil(shelf + card * cardRatio + rise);
  const radius = Number.POSITIVE_INFINITY;
  return { x, y: bottom - h, w, h, card, rows: 2, shelf, rise, reach: w - card, radius };
}

/** How far a point of the arc lies below its top. */
function sagOf(radius: number, off: number): number {
  return Number.isFinite(radius) ? radius - Math.sqrt(radius * radius - off * off) : 0;
}

/** A card of the fan as its place depends on it. */
export interface Fanned {
  /** Equal neighbours belong together; where it changes a little room is left. */
  readonly group: number;
  /** It stands out of the fan. */
  readonly picked: boolean;
}

export interface HandSlot {
  /** Centre of the card. */
  readonly x: number;
  readonly y: number;
  /** Radians. */
  readonly angle: number;
  /** 0 is behind. */
  readonly row: number;
  /** What is seen of it and a little around: where a finger hits it. */
  readonly hit: Rect;
  /** How much of the lower end of that lies under raised cards, or between them. */
  readonly lip: number;
}

/** Where each card of the hand stands, from left to right, the row behind first; those in front lie over it. */
export function handSlots(hand: HandArea, cards: readonly Fanned[]): HandSlot[] {
  const rows = rowsOf(hand, cards);
  const laid = rows.map((row, i) => layRow(hand, row, rows.length - 1 - i));
  const front = laid.at(-1) ?? [];
  return laid.flatMap((row, i) =>
    row.map((place, j) => {
      const hit = hitOf(hand, row, j, i < laid.length - 1 ? front : []);
      return { x: place.x, y: place.y, angle: place.angle, row: i, ...hit };
    }),
  );
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly picked: boolean;
}

/** A finger hits what steps this far from card to card. */
const comfortable = 33;

/** One row as long as its cards are easily hit; else two, parted between groups where that is near the middle. */
function rowsOf(hand: HandArea, cards: readonly Fanned[]): (readonly Fanned[])[] {
  const n = cards.length;
  const step = hand.reach / Math.max(1, n - 1);
  const eased = step >= Math.max(comfortable, closest * hand.card);
  if (hand.rows === 1 || eased) return [cards];
  const half = Math.ceil(n / 2);
  const most = Math.floor(hand.reach / (closest * hand.card)) + 1;
  const cut = Array.from({ length: n - 1 }, (_, i) => i + 1)
    .filter((at) => cards[at - 1]?.group !== cards[at]?.group)
    .filter((at) => Math.max(at, n - at) <= Math.min(most, half + 2))
    .reduce((a, b) => (Math.abs(b - half) < Math.abs(a - half) ? b : a), 0);
  const at = cut || half;
  return [cards.slice(0, at), cards.slice(at)];
}

/** Between groups there is so much more of a step. */
const gapPart = 0.75;

function layRow(hand: HandArea, cards: readonly Fanned[], behind: number): Place[] {
  const { card } = hand;
  const gaps = cards.map((each, i) => (i > 0 && each.group !== cards[i - 1]?.group ? 1 : 0));
  const many = gaps.reduce<number>((a, b) => a + b, 0);
  const steps = cards.length - 1;
  const room = hand.reach;
  const fit = room / Math.max(1, steps + gapPart * many);
  const step = Math.min(
    widest * card,
    Math.max(Math.min(closest * card, room / Math.max(1, steps)), fit),
  );
  const gap = many === 0 ? 0 : Math.min(gapPart * step, (room - steps * step) / many);
  const wide = steps * step + many * gap;
  const middle = hand.x + hand.w / 2;
  const sunk = hand.radius === Number.POSITIVE_INFINITY ? 0 : hand.h - hand.rise - card * cardRatio;
  const y = hand.y + hand.h - sunk - (card * cardRatio) / 2 - behind * hand.shelf;
  let x = -wide / 2;
  return cards.map(({ picked }, i) => {
    x += i === 0 ? 0 : step + (gaps[i] ?? 0) * gap;
    const angle = Number.isFinite(hand.radius) ? Math.asin(x / hand.radius) : 0;
    const up = picked ? hand.rise : 0;
    return {
      x: middle + x + up * Math.sin(angle),
      y: y + sagOf(hand.radius, x) - up * Math.cos(angle),
      angle,
      picked,
    };
  });
}

/** A finger needs this much. */
const finger = 44;

function hitOf(
  hand: HandArea,
  row: readonly Place[],
  index: number,
  front: readonly Place[],
): Pick<HandSlot, 'hit' | 'lip'> {
  const at = row[index];
  if (!at) return { hit: { x: 0, y: 0, w: 0, h: 0 }, lip: 0 };
  const high = hand.card * cardRatio;
  const edge = (place: Place) =>
    place.x - (hand.card / 2) * Math.cos(place.angle) + high * 0.2 * Math.sin(place.angle);
  const next = row[index + 1];
  const x = edge(at);
  const w = (next ? edge(next) : at.x + hand.card / 2) - x;
  const top = at.y - high / 2;
  const over = front.filter((it) => x < it.x + hand.card / 2 && x + w > it.x - hand.card / 2);
  const bottom =
    over.length > 0 ? at.y + (at.picked ? hand.rise : 0) - high / 2 + hand.shelf : at.y + high / 2;
  const y = Math.min(top, bottom - finger);
  const lip = over.some(({ picked }) => picked) ? hand.rise : 0;
  return { hit: { x, y, w, h: bottom - y }, lip };
}

/** The row that a finger has come to from this one: another only past the middle of what is seen of it. */
export function rowAt(slots: readonly HandSlot[], row: number, y: number): number {
  const middleOf = (of: number): number | null => {
    const hits = slots.filter((slot) => slot.row === of).map(({ hit }) => hit);
    if (hits.length === 0) return null;
    const top = Math.min(...hits.map((hit) => hit.y));
    return (top + Math.min(...hits.map((hit) => hit.y + hit.h))) / 2;
  };
  const behind = middleOf(row - 1);
  const before = middleOf(row + 1);
  if (behind !== null && y < behind) return row - 1;
  return before !== null && y > before ? row + 1 : row;
}

/** The cards of a row that a finger passes on its way along it, in that order, however fast it is. */
export function cardsBetween(
  slots: readonly HandSlot[],
  row: number,
  from: number,
  to: number,
): number[] {
  const steps = Math.max(1, Math.ceil(Math.abs(to - from) / 4));
  const passed = new Set<number>();
  for (let i = 0; i <= steps; i += 1) {
    const x = from + ((to - from) * i) / steps;
    const index = slots.findLastIndex(
      (slot) => slot.row === row && x >= slot.hit.x && x < slot.hit.x + slot.hit.w,
    );
    if (index >= 0) passed.add(index);
  }
  return [...passed];
}
