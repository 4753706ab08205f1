/** What a card looks like, face up and face down. Own units: 100 × 140 with a breath of shadow around it. */
import { rankName, rankOf, suitOf } from '../../../machines/run-fast/card.ts';
import type { Palette } from '../../felt/dye.ts';
import type { Picture, Stroke } from '../../stage/scene.ts';
import { courtFigure } from './courts.ts';
import { signHeight, signLine, signOf } from './ranks.ts';
import { line, shape } from './shapes.ts';
import { suitMark } from './suits.ts';

/** Picture units: the card itself, and what its soft edge takes around it. */
export const cardUnits = { w: 100, h: 140, edge: 4 } as const;

/** Height of a card by its width. */
export const cardRatio = cardUnits.h / cardUnits.w;

/** Part of a card's width within which its rank lies, from its left edge. */
export const rankWidth = 0.4;

/** Parts of a card's width, from its top edge, down to where its rank ends and where the suit below does. */
export const indexDepth = { rank: 0.43, suit: 0.68 } as const;

/** Rest: it can't be played now. The face keeps its colours and only steps out of the light. */
type Tone = 'lit' | 'rest';

const navy = '#0f1540';
const red = '#b8202f';
/** A colour for each suit. */
const inks: Readonly<Record<string, string>> = { s: navy, h: red, c: '#0f6b45', d: '#1b5fc1' };

const tones = {
  lit: { from: '#fffdf6', to: '#f6f0df', edge: '#c9bd9f', rim: '#ffffff' },
  rest: { from: '#e6e1d3', to: '#dbd5c3', edge: '#a49a80', rim: '#efebdf' },
} as const;

/** What an embedder's colours stand in for. */
export const palette: Palette = {
  kind: 'card ',
  face: Object.values(tones).flatMap((tone) => Object.values(tone)),
  ink: [navy],
};

const left = -cardUnits.w / 2;
const top = -cardUnits.h / 2;
const none = { color: '#ffffff', alpha: 0 } as const;

/** The body, its edge and the shade that it throws on the card beneath it. */
function cardBody({ from, to, edge, rim }: (typeof tones)[Tone] | typeof cover): Stroke[] {
  const { w, h } = cardUnits;
  const shade = (out: number, alpha: number): Stroke => ({
    do: 'rect',
    x: left - out,
    y: top - out,
    w: w + 2 * out,
    h: h + 2 * out,
    r: 9 + out,
    fill: { color: '#0a1a18', alpha },
  });
  return [
    shade(3.6, 0.06),
    shade(2, 0.1),
    { do: 'rect', x: left, y: top, w, h, r: 9, fill: edge },
    {
      do: 'rect',
      x: left + 1,
      y: top + 1,
      w: w - 2,
      h: h - 3.4,
      r: 8,
      fill: { from, to, axis: 'y' },
    },
    {
      do: 'rect',
      x: left + 2,
      y: top + 2,
      w: w - 4,
      h: h - 5.4,
      r: 7,
      fill: none,
      line: { color: rim, width: 2, alpha: 0.7 },
    },
  ];
}

/** Middle of the column that rank and suit stand in. */
const column = left + 20.5;
const indexTop = top + 8;

function index(rank: string, suit: string, ink: string, face: string): Stroke[] {
  const sign = signOf(rank);
  return [
    {
      do: 'path',
      d: sign.d,
      x: column - sign.width / 2,
      y: indexTop,
      line: { color: ink, width: signLine },
    },
    ...suitMark(suit, { x: column, y: indexTop + signHeight + 17, scale: 0.95 }, ink, face),
  ];
}

/** What fills the rest of the face. */
function emblem(rank: string, suit: string, ink: string, face: string): Stroke[] {
  const middle = { x: 13, y: 20 };
  if (rank === 'J' || rank === 'Q' || rank === 'K') return courtFigure(rank, suit, ink, face);
  if (rank === 'A') {
    return [
      line(ring(middle.x, middle.y, 31), '#dba63c', 2.4),
      line(ring(middle.x, middle.y, 27), '#dba63c', 1.2, 0.7),
      ...suitMark(suit, { ...middle, scale: 1.6 }, ink, face),
    ];
  }
  // The highest card of all wears the sun.
  if (rank === '2') {
    return [
      shape(sun(middle.x, middle.y), '#f0c870'),
      ...suitMark(suit, { ...middle, scale: 1.4 }, ink, face),
    ];
  }
  return suitMark(suit, { x: 18, y: 34, scale: 2.1 }, ink, face);
}

const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}A${r} ${r} 0 1 0 ${x + r} ${y}A${r} ${r} 0 1 0 ${x - r} ${y}Z`;

function sun(x: number, y: number): string {
  const points = Array.from({ length: 32 }, (_, i) => {
    const angle = (i * Math.PI) / 16;
    const r = i % 2 === 0 ? 32 : 25;
    return `${(x + r * Math.sin(angle)).toFixed(1)} ${(y - r * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

/** `card`: '10h', or a rank alone where its suit isn't known. */
export function cardPicture(card: string, tone: Tone = 'lit'): Picture {
  const rank = rankName(rankOf(card));
  const suit = suitOf(card);
  const ink = inks[suit] ?? navy;
  const colours = tones[tone];
  const face = colours.from;
  const strokes = [
    ...cardBody(colours),
    ...emblem(rank, suit, ink, face),
    ...index(rank, suit, ink, face),
  ];
  return { key: `card ${rank}${suit} ${tone}`, ...size, strokes };
}

const size = {
  w: cardUnits.w + 2 * cardUnits.edge,
  h: cardUnits.h + 2 * cardUnits.edge,
} as const;

const cover = { from: '#2f3d86', to: '#26326f', edge: '#151c47', rim: '#5361ad' } as const;

/** Small diamonds in rows that stand between each other. */
const lattice = ((): string => {
  const marks: string[] = [];
  for (let row = -5; row <= 5; row += 1) {
    const shift = row % 2 === 0 ? 0 : 7;
    for (let x = -28 + shift; x <= 28; x += 14) marks.push(`M${x} ${row * 10 - 3}l3 3l-3 3l-3-3z`);
  }
  return marks.join('');
})();

/** Every card's other side: the house's navy, its moon in a medallion. At rest: whoever holds it has passed. */
export function backPicture(tone: Tone = 'lit'): Picture {
  const strokes: Stroke[] = [
    ...cardBody(cover),
    {
      do: 'rect',
      x: left + 8,
      y: top + 8,
      w: cardUnits.w - 16,
      h: cardUnits.h - 17.4,
      r: 5,
      fill: none,
      line: { color: '#8b97d6', width: 2, alpha: 0.55 },
    },
    shape(lattice, { color: '#8b97d6', alpha: 0.34 }),
    {
      do: 'disc',
      x: 0,
      y: 0,
      r: 27,
      fill: '#26326f',
      line: { color: '#8b97d6', width: 2, alpha: 0.55 },
    },
    shape('M4 -14.2A17 17 0 1 0 14.6 6.6A13.4 13.4 0 0 1 4 -14.2Z', '#ecd9a0'),
  ];
  if (tone === 'rest') strokes.push(veil);
  return { key: `back card ${tone}`, ...size, strokes };
}

const veil: Stroke = {
  do: 'rect',
  x: left,
  y: top,
  w: cardUnits.w,
  h: cardUnits.h,
  r: 9,
  fill: { color: '#0d1c24', alpha: 0.52 },
};
