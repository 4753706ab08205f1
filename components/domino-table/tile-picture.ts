/** What a domino looks like: ivory face with engraved navy pips, or its back. Own units, 100 × 200. */
import type { Picture, Stroke } from '../stage/scene.ts';
import type { LineTile, PlacedTile } from './layout.ts';

type Turn = PlacedTile['turn'];

/** Picture units: a tile stands, half `a` above half `b`. */
export const tileUnits = { short: 100, long: 200 } as const;

/** Rest: not playable now. The face keeps its colours and only steps out of the light. */
export type Tone = 'lit' | 'rest';

/** Backs that a player may choose. */
export type Back = 'moon' | 'wave' | 'plain';

/** Navy, in a pip's shade and in its light. */
const shade = '#0f1540';
const glint = '#2b3983';
const gleam = '#5c6bc4';
const tones = {
  lit: { from: '#fffdf6', to: '#f6f0df', edge: '#c9bd9f', rim: '#ffffff', groove: '#bdb39c' },
  rest: { from: '#efebdf', to: '#e5dfce', edge: '#aea48a', rim: '#f8f5ec', groove: '#aaa18b' },
} as const;

/** The paints that an embedder's colours stand in for (see dye.ts). */
export const paints = {
  face: Object.values(tones).flatMap((tone) => Object.values(tone)),
  ink: [shade, glint, gleam],
} as const;

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

/** Turned so that a picture shown at `turn` is lit from the top of the table. */
function down(turn: Turn): { x: number; y: number } {
  if (turn === 0) return { x: -1, y: 0 };
  if (turn === 2) return { x: 1, y: 0 };
  return turn === 1 ? { x: 0, y: 1 } : { x: 0, y: -1 };
}

/** The angle at which a tile picture is shown, half `a` to half `b` pointing along `turn`. */
export const angleOf = (turn: Turn): number => ((turn - 1) * Math.PI) / 2;

/** The body: an edge that shows its thickness towards the player, the face, a rim of light. */
function body(turn: Turn, from: string, to: string, edge: string, rim: string): Stroke[] {
  const { x, y } = down(turn);
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
  const d = down(turn);
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
  const { from, to, edge, rim, groove } = tones[tone];
  const d = down(turn);
  const cx = -2.5 * d.x;
  const cy = -2.5 * d.y;
  const half = (count: number, at: number): Stroke[] =>
    (pips[count] ?? []).flatMap(([x, y]) => pip(cx + x * 27, cy + at + y * 28, turn, 10.2));
  const along = { x1: cx - 36, x2: cx + 36 };
  const strokes: Stroke[] = [
    ...body(turn, from, to, edge, rim),
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

/** A crescent around a point, its horns to the upper right. */
const crescent = (x: number, y: number, r: number): string => {
  const top = `${x + 0.34 * r} ${y - 0.94 * r}`;
  const side = `${x + 0.94 * r} ${y + 0.34 * r}`;
  return `M ${top} A ${r} ${r} 0 1 0 ${side} A ${0.78 * r} ${0.78 * r} 0 0 1 ${top} Z`;
};

const marks: Record<Back, (cx: number, cy: number) => Stroke[]> = {
  plain: () => [],
  moon: (cx, cy) => [
    {
      do: 'path',
      d: crescent(cx - 2, cy + 2, 21),
      fill: '#ecd9a0',
    },
  ],
  wave: (cx, cy) =>
    [-44, -22, 0, 22, 44].map((y) => ({
      do: 'path' as const,
      d: `M ${cx - 26} ${cy + y} q 6.5 -12 13 0 t 13 0 t 13 0 t 13 0`,
      line: { color: '#ecd9a0', width: 3, alpha: 0.75 },
    })),
};

/** A tile's back, standing for turn 1 and 3, lying for 0 and 2. */
export function backPicture(back: Back = 'moon', turn: Turn = 1): Picture {
  const d = down(turn);
  const cx = -2.5 * d.x;
  const cy = -2.5 * d.y;
  const strokes: Stroke[] = [
    ...body(turn, '#2f3d86', '#26326f', '#151c47', '#5361ad'),
    {
      do: 'rect',
      x: cx - 38,
      y: cy - 87,
      w: 76,
      h: 174,
      r: 9,
      fill: { color: '#ffffff', alpha: 0 },
      line: { color: '#8b97d6', width: 2, alpha: 0.5 },
    },
    ...marks[back](cx, cy),
  ];
  return { key: `back ${back} ${turn}`, w: 100, h: 200, strokes };
}
