/** What must hold wherever Run Fast's cards lie: their ranks are whole. */
import assert from 'node:assert/strict';
import type { Rect } from '../../components/felt/place.ts';
import { feltAreas, type TableAreas } from '../../components/run-fast-table/areas.ts';
import {
  cardRatio,
  indexDepth,
  rankWidth,
} from '../../components/run-fast-table/cards/card-picture.ts';

/** Sizes of whole tables, px. */
export const sizes = [
  [280, 360],
  [280, 420],
  [320, 568],
  [360, 640],
  [390, 844],
  [430, 932],
  [560, 360],
  [600, 800],
  [640, 360],
  [667, 375],
  [768, 1024],
  [844, 390],
  [932, 430],
  [1280, 800],
  [1600, 800],
  [2560, 1300],
] as const;

/** What the bars above and below take from a table's height, px; a phone held sideways gets low ones. */
const bars = (width: number, height: number): number =>
  width < 560 ? 112 : height < 480 ? 102 : 114;

/** The felt's areas of a whole table of this size. */
export const feltOf = (width: number, height: number, over = false): TableAreas =>
  feltAreas(width, height - bars(width, height), over);

export interface Lying {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly card: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point of a card, in card widths from its top left corner. */
function pointOf({ x, y, angle, card }: Lying, across: number, down: number): Point {
  const dx = (across - 0.5) * card;
  const dy = (down - cardRatio / 2) * card;
  return {
    x: x + dx * Math.cos(angle) - dy * Math.sin(angle),
    y: y + dx * Math.sin(angle) + dy * Math.cos(angle),
  };
}

export const cornersOf = (lying: Lying): Point[] =>
  [0, 1].flatMap((across) => [0, cardRatio].map((down) => pointOf(lying, across, down)));

function covers(lying: Lying, point: Point): boolean {
  const { x, y, angle, card } = lying;
  const dx = (point.x - x) * Math.cos(angle) + (point.y - y) * Math.sin(angle);
  const dy = (point.y - y) * Math.cos(angle) - (point.x - x) * Math.sin(angle);
  return Math.abs(dx) < card / 2 && Math.abs(dy) < (card * cardRatio) / 2;
}

const parts = [0, 0.2, 0.4, 0.6, 0.8, 1];

/** `cards` in paint order: no rank lies under a card painted later. `suits`: nor the suit below it. */
export function assertRanksWhole(cards: readonly Lying[], where: string, suits = false): void {
  const deep = suits ? indexDepth.suit : indexDepth.rank;
  cards.forEach((card, i) => {
    const points = parts.flatMap((a) =>
      parts.map((d) => pointOf(card, 0.04 + a * (rankWidth - 0.04), 0.05 + d * (deep - 0.05))),
    );
    for (const [j, over] of cards.slice(i + 1).entries()) {
      assert.ok(
        !points.some((point) => covers(over, point)),
        `${where}: the rank of card ${i} lies under card ${i + 1 + j}`,
      );
    }
  });
}

export function assertInside(points: readonly Point[], room: Rect, where: string): void {
  for (const { x, y } of points) {
    const inside =
      x >= room.x - 0.5 &&
      y >= room.y - 0.5 &&
      x <= room.x + room.w + 0.5 &&
      y <= room.y + room.h + 0.5;
    assert.ok(inside, `${where}: ${x.toFixed(1)}, ${y.toFixed(1)} lies outside`);
  }
}

export const apart = (p: Rect, q: Rect): boolean =>
  p.x + p.w <= q.x || q.x + q.w <= p.x || p.y + p.h <= q.y || q.y + q.h <= p.y;

export const roomOf = ({ width, height }: TableAreas): Rect => ({
  x: 0,
  y: 0,
  w: width,
  h: height,
});
