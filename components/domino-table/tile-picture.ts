/** What a domino looks like: ivory face with engraved navy pips. Own units, 100 × 200. */
import type { Palette } from '../felt/dye.ts';
import type { Picture, Stroke } from '../stage/scene.ts';
import type { LineTile, PlacedTile } from './layout.ts';

export type Turn = PlacedTile['turn'];

/** Picture units: a tile stands, half `a` above half `b`. */
export const tileUnits = { short: 100, long: 200 } as const;

/** Rest: not playable now. The face keeps its colours and only steps out of the light. */
export type Tone = 'lit' | 'rest';

/** Navy, in a pip's shade and in its light. */
const shade = '#0f1540';
const glint = '#2b3983';
const gleam = '#5c6bc4';
const tones = {
  lit: { from: '#fffdf6', to: '#f6f0df', edge: '#c9bd9f', rim: '#ffffff', groove: '#bdb39c' },
  rest: { from: '#efebdf', to: '#e5dfce', edge: '#aea48a', rim: '#f8f5ec', groove: '#aaa18b' },
} as const;

/** What an embedder's colours stand in for. */
export const palette: Palette = {
  kind: 'tile ',
  face: Object.values(tones).flatMap((tone) => Object.values(tone)),
  ink: [shade, glint, gleam],
};

/** Where pips lie in a half, as steps of the grid from its middle. */
const low = [
  [-1, -1],
  [1, 1],
] as const;
const high = [
  [1, -1],
  [-1, 1],
] as const;
const sides = [
  [-1, 0],
  [1, 0],
] as const;
const middle = [[0, 0]] as const;
const pips: readonly (readonly (readonly [number, number])[])[] = [
  [],
  middle,
  low,
  [...low, ...middle],
  [...low, ...high],
  [...low, ...high, ...middle],
  [...low, ...high, ...sides],
];

/** The way from light to shade on a picture that is shown at `turn`, lit from the top of the table. */
export function lightOn(turn: Turn): { x: number; y: number } {
  if (turn === 0) return { x: -1, y: 0 };
  if (turn === 2) return { x: 1, y: 0 };
  return turn === 1 ? { x: 0, y: 1 } : { x: 0, y: -1 };
}

/** The angle at which a tile picture is shown, half `a` to half `b` pointing along `turn`. */
export const angleOf = (turn: Turn): number => ((turn - 1) * Math.PI) / 2;

/** A tile's colours, '#rrggbb': its face from light to shade, its edge, the light along its rim. */
export interface TileBody {
  readonly from: string;
  readonly to: string;
  readonly edge: string;
  readonly rim: string;
}

/** The body: an edge that shows its thickness towards the player, the face, a rim of light. */
export function tileBody(turn: Turn, { from, to, edge, rim }: TileBody): Stroke[] {
  const { x, y } = lightOn(turn);
  const thick = 5;
  const w = 100 - thick * Math.abs(x);
  const h = 200 - thick * Math.abs(y);
  const cx = (-thick * x) / 2;
  const cy = (-thick * y) / 2;
  const lightFirst = x + y > 0;
  const fill = {
    from: lightFirst ? from : to,
    to: lightFirst ? to : from,
    axis: x === 0 ? ('y' as const) : ('x' as const),
  };
  return [
    { do: 'rect', x: -50, y: -100, w: 100, h: 200, r: 15, fill: edge },
    { do: 'rect', x: cx - w / 2, y: cy - h / 2, w, h, r: 15, fill },
    {
      do: 'rect',
      x: cx - w / 2 + 1.5,
      y: cy - h / 2 + 1.5,
      w: w - 3,
      h: h - 3,
      r: 13.5,
      fill: { color: rim, alpha: 0 },
      line: { color: rim, width: 3, alpha: 0.75 },
    },
  ];
}

/** An engraved pip: a bowl in the shade of its upper lip, its lower lip bright. */
function pip(x: number, y: number, turn: Turn, r: number): Stroke[] {
  const d = lightOn(turn);
  const [from, to] = d.x + d.y > 0 ? [shade, glint] : [glint, shade];
  return [
    { do: 'disc', x: x + d.x * 1.8, y: y + d.y * 1.8, r: r + 0.4, fill: '#ffffff' },
    { do: 'disc', x, y, r, fill: { from, to, axis: d.x === 0 ? 'y' : 'x' } },
    {
      do: 'disc',
      x: x + d.x * r * 0.3,
      y: y + d.y * r * 0.3,
      r: r * 0.56,
      fill: { color: gleam, alpha: 0.32 },
    },
  ];
}

/** How a tile of the line or the hand looks, lit from above when it lies at `turn`. */
export function tilePicture(tile: LineTile, turn: Turn = 1, tone: Tone = 'lit'): Picture {
  const { groove, ...colours } = tones[tone];
  const d = lightOn(turn);
  const cx = -2.5 * d.x;
  const cy = -2.5 * d.y;
  const half = (count: number, at: number): Stroke[] =>
    (pips[count] ?? []).flatMap(([x, y]) => pip(cx + x * 27, cy + at + y * 28, turn, 10.2));
  const along = { x1: cx - 36, x2: cx + 36 };
  const strokes: Stroke[] = [
    ...tileBody(turn, colours),
    { do: 'rule', ...along, y1: cy, y2: cy, line: { color: groove, width: 3.4 } },
    {
      do: 'rule',
      ...along,
      y1: cy + (d.y || 1) * 2.4,
      y2: cy + (d.y || 1) * 2.4,
      line: { color: '#ffffff', width: 1.6, alpha: 0.8 },
    },
    ...half(tile.a, -48),
    ...half(tile.b, 48),
  ];
  return { key: `tile ${tile.a}-${tile.b} ${turn} ${tone}`, w: 100, h: 200, strokes };
}
