/** What a rummy tile looks like: ivory, 3 : 4, a large numeral over its colour's mark. Own units, 90 × 120. */
import { colourOf, isJoker, numberOf, type Tile } from '../../machines/rummy/tile.ts';
import type { Palette } from '../felt/dye.ts';
import type { Picture, Stroke } from '../stage/scene.ts';
import { jokerBadge, jokerFace, navy, smile } from './joker-picture.ts';
import { brightInks, inks, isColour, mark } from './marks.ts';
import { numeral } from './numerals.ts';

/** Picture units. */
export const tileUnits = { w: 90, h: 120 } as const;

/**
 * Plain; laid in this turn, a gold edge until the turn is over; in the hand; what a hint speaks of; resting: out of the
 * light while nobody asks for it.
 */
export type Tone = 'plain' | 'new' | 'picked' | 'hinted' | 'rest';

const lit = { from: '#fffdf6', to: '#f6f0df', edge: '#c9bd9f', rim: '#ffffff' } as const;
const rest = { from: '#efebdf', to: '#e5dfce', edge: '#aea48a', rim: '#f8f5ec' } as const;

const cream = '#ecd9a0';

/** The accent of a table that has none of its own. */
const gold = '#f5b942';
const deepGold = '#d8951a';
/** Its light on the face. */
const glow = '#f8e3ae';

/** An embedder's face and ink; red, blue and orange stay what they are, brighter on a dark face. */
export const palette: Palette = {
  kind: 'tile ',
  face: [...Object.values(lit), ...Object.values(rest), glow],
  ink: [inks.K, navy],
  bright: brightInks,
};

export interface TileLook {
  readonly tone?: Tone;
  /** A joker on the table: the tiles that it may stand for. */
  readonly stands?: readonly Tile[];
}

/** A tile's face. */
export function tilePicture(tile: Tile, { tone = 'plain', stands = [] }: TileLook = {}): Picture {
  const badge = stands.length > 0 ? ` as ${stands.join('/')}` : '';
  return {
    key: `tile ${tile}${badge} ${tone}`,
    ...tileUnits,
    strokes: [...body(tone), ...(isJoker(tile) ? joker(stands) : numbered(tile))],
  };
}

function numbered(tile: Tile): Stroke[] {
  const colour = colourOf(tile);
  if (!isColour(colour)) return [];
  const at = { x: 0, y: -17, tall: 58 };
  // A light under the line, as if pressed in.
  return [
    ...numeral(numberOf(tile), { ...at, y: at.y + 2 }, '#ffffff'),
    ...numeral(numberOf(tile), at, inks[colour]),
    mark(colour, 0, 35, 24),
  ];
}

function joker(stands: readonly Tile[]): Stroke[] {
  return stands.length === 0
    ? jokerFace(0, 1, 1)
    : [...jokerFace(0, -27, 0.6), ...jokerBadge(stands)];
}

/** An edge that shows its thickness towards the player, the face, a rim of light. */
function body(tone: Tone): Stroke[] {
  const { from, to, edge, rim } = tone === 'rest' ? rest : lit;
  const under = tone === 'new' ? glow : to;
  const marked = tone === 'new' || tone === 'picked' || tone === 'hinted';
  const ring = { picked: 5, hinted: 4, new: 0, plain: 0, rest: 0 }[tone];
  const thick = tone === 'new' ? 8 : 5;
  const face = { x: -45, y: -60, w: 90, h: 120 - thick, r: 13 };
  return [
    { do: 'rect', x: -45, y: -60, w: 90, h: 120, r: 13, fill: marked ? deepGold : edge },
    { do: 'rect', ...face, fill: { from, to: under, axis: 'y' } },
    ...outline(face, rim, 3, 0.75),
    ...(ring > 0 ? outline(face, gold, ring, 1) : []),
  ];
}

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly r: number;
}

/** A line along the inside of a frame. */
function outline({ x, y, w, h, r }: Frame, color: string, width: number, alpha: number): Stroke[] {
  const half = width / 2;
  const inside = { x: x + half, y: y + half, w: w - width, h: h - width, r: r - half };
  return [{ do: 'rect', ...inside, fill: { color, alpha: 0 }, line: { color, width, alpha } }];
}

/** A tile's back: the joker's smile. Nothing of it is cut where backs stand close. */
export const tileBack: Picture = {
  key: 'back rummy',
  ...tileUnits,
  strokes: [
    { do: 'rect', x: -45, y: -60, w: 90, h: 120, r: 13, fill: '#151c47' },
    {
      do: 'rect',
      ...{ x: -45, y: -60, w: 90, h: 115, r: 13 },
      fill: { from: '#3a4a9b', to: '#27336f', axis: 'y' },
    },
    ...outline({ x: -45, y: -60, w: 90, h: 115, r: 13 }, '#5b6ab8', 3, 0.8),
    ...smile(0, -2.5, 0.78, cream, '#27336f'),
  ],
};
