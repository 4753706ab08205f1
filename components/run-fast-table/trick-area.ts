/** How the plays of a trick lie: the one to beat in front, those before it smaller behind. Pure arithmetic, CSS px. */
import type { Rect } from '../felt/place.ts';
import { cardRatio, indexDepth, rankWidth } from './cards/card-picture.ts';

export interface TrickArea extends Rect {
  /** Width of a card of the play to beat. */
  readonly card: number;
  /** Bottom edge of the play to beat; under it stands who played it. */
  readonly foot: number;
}

const captionHeight = 22;

/** Cards that would be narrower than this with two plays behind them have one behind, or none. */
const readable = 56;

/** Each play behind is smaller than the one in front of it. */
const sizes = [1, 0.74, 0.62, 0.54] as const;

/** So much of a play behind is seen, in its card's width: its ranks whole. */
const strip = indexDepth.rank + 0.03;

/** How many card widths high the play to beat is with this many behind it. */
const stackHigh = (behind: number): number =>
  cardRatio + sizes.slice(1, 1 + behind).reduce<number>((sum, size) => sum + size * strip, 0);

/** `most`: the width of a card in the hand; `above`: how much of the room that is left lies above the plays, 0…1. */
export function trickArea(room: Rect, most: number, above = 0.55): TrickArea {
  const high = room.h - captionHeight;
  const behind = [2, 1].find((many) => high / stackHigh(many) >= Math.min(most, readable)) ?? 0;
  const card = Math.floor(Math.min(most, high / stackHigh(behind)));
  const stack = card * stackHigh(behind);
  const foot = room.y + stack + Math.max(0, (high - stack) * above);
  return { ...room, card, foot };
}

/** A play as its place depends on it. */
export interface TrickCards {
  /** How many cards; the last `others` of them are what a triple or an airplane carries. */
  readonly count: number;
  readonly others?: number;
  /** How many turns after the seat at the bottom its player sits. */
  readonly after: number;
  readonly bomb?: boolean;
}

interface Placed {
  /** Which of the plays. */
  readonly index: number;
  /** 0 is the play to beat, 1 the one before it … */
  readonly depth: number;
  /** Width of its cards. */
  readonly card: number;
  /** Centre of each card. */
  readonly cards: readonly { readonly x: number; readonly y: number; readonly angle: number }[];
  /** All of it. */
  readonly box: Rect;
}

/** Where it is written who played something. */
interface PlayLabel extends Rect {
  /** Where of the play it stands, and so towards which side its words are set. */
  readonly side: 'under' | 'left' | 'right';
}

export interface PlacedPlay extends Placed {
  /** Under the play to beat; beside the strip of one behind, null where there is no room. */
  readonly label: PlayLabel | null;
}

/** Step from card to card, in card widths: those that count, and the others. */
const loose = 0.62;
const closest = rankWidth + 0.02;
const apart = 0.16;

/** Plays from the first to the one to beat, as far as they are seen; the deepest first, as they are painted. */
export function layoutTrick(area: TrickArea, plays: readonly TrickCards[]): PlacedPlay[] {
  const shown = plays.slice(-sizes.length);
  const under = shown.at(-1)?.bomb === true;
  let top = area.foot;
  const placed: Placed[] = [];
  for (const [depth, play] of shown.toReversed().entries()) {
    const index = plays.length - 1 - depth;
    const size = sizes[depth] ?? 0;
    const laid = layPlay(area, play, size * area.card);
    const high = laid.card * cardRatio;
    const y = depth === 0 ? area.foot - high / 2 : top - strip * laid.card + high / 2;
    if (y - high / 2 < area.y - 0.5) break;
    top = y - high / 2;
    const askew = under && depth > 0 ? knocked(depth, laid.card, (area.w - laid.w) / 2) : still;
    placed.push(place(area, laid, { index, depth, y, askew, after: play.after }));
  }
  return placed
    .toReversed()
    .map((play) => ({ ...play, label: labelOf(area, play, plays, placed) }));
}

/** The same by the cards themselves. */
export const layoutPlays = (
  area: TrickArea,
  plays: readonly (Omit<TrickCards, 'count'> & { readonly cards: readonly unknown[] })[],
): PlacedPlay[] =>
  layoutTrick(
    area,
    plays.map(({ cards, ...play }) => ({ ...play, count: cards.length })),
  );

interface Laid {
  readonly card: number;
  /** Centres from the left edge of the play. */
  readonly offsets: readonly number[];
  readonly w: number;
}

function layPlay(area: TrickArea, { count, others = 0 }: TrickCards, most: number): Laid {
  const gap = others > 0 && others < count ? apart : 0;
  const steps = Math.max(0, count - 1);
  const card = Math.min(most, area.w / (1 + gap + steps * closest));
  const step = steps === 0 ? 0 : Math.min(loose * card, (area.w - card * (1 + gap)) / steps);
  const offsets = Array.from(
    { length: count },
    (_, i) => card / 2 + i * step + (i >= count - others ? gap * card : 0),
  );
  return { card, offsets, w: card * (1 + gap) + steps * step };
}

interface Askew {
  readonly dx: number;
  readonly dy: number;
  readonly angle: number;
}

const still: Askew = { dx: 0, dy: 0, angle: 0 };

/** A bomb leaves what lies under it out of place. */
function knocked(depth: number, card: number, free: number): Askew {
  const way = depth % 2 === 0 ? 1 : -1;
  return { dx: way * Math.min(free, card * 0.12), dy: -card * 0.05, angle: way * 0.035 };
}

interface Where {
  readonly index: number;
  readonly depth: number;
  readonly y: number;
  readonly askew: Askew;
  readonly after: number;
}

/** A play leans to its player's side. */
const sides = [0, -1, 1] as const;

function place(area: TrickArea, { card, offsets, w }: Laid, where: Where): Placed {
  const { index, depth, y, askew, after } = where;
  const high = card * cardRatio;
  const free = (area.w - w) / 2;
  const shift = (sides[after] ?? 0) * Math.min(free, area.w * 0.07);
  const middle = area.x + area.w / 2 + shift;
  const turned = (x: number) => ({
    x: middle + askew.dx + (x - w / 2) * Math.cos(askew.angle),
    y: y + askew.dy + (x - w / 2) * Math.sin(askew.angle),
    angle: askew.angle,
  });
  const box = { x: middle - w / 2, y: y - high / 2, w, h: high };
  return { index, depth, card, cards: offsets.map(turned), box };
}

/** Least and most room for a name. */
const name = { least: 40, most: 110, high: 18 } as const;

/** At the outer side of the play, or at the other: clear of every play. */
function labelOf(
  area: TrickArea,
  { index, depth, box, card }: Placed,
  plays: readonly TrickCards[],
  placed: readonly Placed[],
): PlayLabel | null {
  if (depth === 0) {
    const middle = box.x + box.w / 2;
    const half = Math.min(middle - area.x, area.x + area.w - middle);
    const at = { x: middle - half, y: area.foot + 2, w: 2 * half, h: captionHeight - 2 };
    return { ...at, side: 'under' };
  }
  const y = box.y + (strip * card - name.high) / 2;
  const right = (): PlayLabel => {
    const x = box.x + box.w + 6;
    return { x, y, w: Math.min(name.most, area.x + area.w - x), h: name.high, side: 'right' };
  };
  const left = (): PlayLabel => {
    const w = Math.min(name.most, box.x - 6 - area.x);
    return { x: box.x - 6 - w, y, w, h: name.high, side: 'left' };
  };
  const ways = plays[index]?.after === 2 ? [right(), left()] : [left(), right()];
  const free = (rect: Rect) =>
    placed.every(
      ({ box: other }) =>
        rect.x >= other.x + other.w ||
        rect.x + rect.w <= other.x ||
        rect.y >= other.y + other.h ||
        rect.y + rect.h <= other.y,
    );
  return ways.find((rect) => rect.w >= name.least && free(rect)) ?? null;
}
