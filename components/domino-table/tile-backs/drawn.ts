/** The drawn backs besides the house mark, each in a few strokes; loaded when somebody wears one. */
import type { Stroke } from '../../stage/scene.ts';
import { botLooks } from './bot-looks.ts';
import { braid } from './braid.ts';
import type { DrawnBack } from './ids.ts';
import { type BackLook, frame, ground } from './look.ts';
import { disc, dots, land, line, shape } from './strokes.ts';

const wave: BackLook = {
  key: 'wave',
  body: { from: '#1e8089', to: '#16646f', edge: '#0b3a42', rim: '#74c8c9' },
  strokes: [
    ground({ from: '#f3efdc', to: '#a9dcd6', axis: 'y' }),
    disc(14, -52, 15, '#f2a65a'),
    ...(
      [
        [-14, '#5bb9bd', 0],
        [18, '#2f929c', 14],
        [50, '#14616f', 0],
      ] as const
    ).flatMap(([y, fill, shift]): Stroke[] => {
      const crests =
        shift === 0
          ? `${y}c6-22 28-22 28 0c0-22 28-22 28 0c0-22 22-22 28 0`
          : `${y - 14}c6 0 14 6 14 14c0-22 28-22 28 0c0-22 28-22 28 0c0-8 8-14 14-14`;
      return [land(crests, fill), line(`M-42 ${crests}`, '#f6fbf4', 4)];
    }),
    frame({ color: '#0f4f5a', width: 4 }),
  ],
};

const plough = [
  [-24, -66],
  [-8, -40],
  [-14, -8],
  [8, 14],
  [-4, 44],
  [20, 66],
  [30, 34],
] as const;

const stars: BackLook = {
  key: 'stars',
  body: { from: '#333a86', to: '#262a68', edge: '#131640', rim: '#7078c8' },
  strokes: [
    ground({ from: '#0f1440', to: '#33307e', axis: 'y' }),
    shape(
      dots(1.6, [16, -72], [28, -46], [-30, -20], [22, -18], [-28, 22], [-22, 70], [4, 78]),
      '#b9c2ff',
    ),
    line(`M${plough.map((at) => at.join(' ')).join('L')}L8 14`, '#aab6ff', 2.4, 0.75),
    shape(dots(9, ...plough), { color: '#cdd5ff', alpha: 0.25 }),
    shape(dots(5, ...plough), '#fff6d8'),
    frame({ color: '#7c86da', width: 2, alpha: 0.7 }),
  ],
};

const comet: BackLook = {
  key: 'comet',
  body: { from: '#63358c', to: '#4d2870', edge: '#27103d', rim: '#a678cf' },
  strokes: [
    ground({ from: '#1b0d38', to: '#5a2c80', axis: 'y' }),
    shape(
      dots(1.7, [-28, -66], [-10, -40], [-32, -12], [30, 12], [24, 50], [6, 74], [-30, 78]),
      '#d9c4ff',
    ),
    shape('M-34 38C-20-14 4-56 38-84C34-40 16 14-6 52Z', { color: '#ff9d6e', alpha: 0.45 }),
    shape('M-30 40C-14-8 8-46 38-84C28-40 10 12-12 48Z', { color: '#ffd08a', alpha: 0.75 }),
    shape('M-25 42C-8 0 14-40 38-84C24-36 4 10-17 45Z', '#fff0c4'),
    disc(-20, 44, 21, { color: '#ffd9a0', alpha: 0.35 }),
    disc(-20, 44, 14.5, '#fff6dc'),
    frame({ color: '#b78be0', width: 2, alpha: 0.6 }),
  ],
};

const sunrise: BackLook = {
  key: 'sunrise',
  body: { from: '#d9604f', to: '#bd4a45', edge: '#6f2229', rim: '#f6a488' },
  strokes: [
    ground({ from: '#f0745a', to: '#ffc983', axis: 'y' }),
    shape(
      'M0 34L-42 26V2ZM0 34L-42-24V-56ZM0 34L-30-90H-10ZM0 34L10-90H30ZM0 34L42-56V-24ZM0 34L42 2V26Z',
      { color: '#ffe2a6', alpha: 0.75 },
    ),
    disc(0, 34, 27, '#fff4d2'),
    land('34H42', '#7d2a4d'),
    line('M-24 48H24M-16 60H16M-9 72H9', '#ffc38a', 4.5),
    frame({ color: '#8f3340', width: 3, alpha: 0.8 }),
  ],
};

const dunes: BackLook = {
  key: 'dunes',
  body: { from: '#c99052', to: '#b0783f', edge: '#6b4420', rim: '#efcb97' },
  strokes: [
    ground({ from: '#fbe3b8', to: '#f3bf86', axis: 'y' }),
    disc(15, -50, 15, '#fff8e6'),
    land('-8C-18-34 4-22 16-2S36 10 42 4', '#e0a263'),
    shape('M-14-21C0-22 10-12 16-2C2 4-8 20-12 40C-6 16-6-4-14-21Z', '#c98544'),
    land('36C-24 28-6 14 8 18S32 40 42 44', '#cf8748'),
    shape('M8 18C22 22 32 40 42 44V60C26 54 10 58-6 76C6 54 12 36 8 18Z', '#a9622f'),
    land('62C-22 56 10 78 42 66', '#87471f'),
    frame({ color: '#8a5526', width: 3, alpha: 0.8 }),
  ],
};

/** A curtain of light: rays side by side, each as high as that part of it. */
const curtain = (part: number): string =>
  [
    [-35.5, 24, 44],
    [-27, 34, 66],
    [-18.5, 36, 92],
    [-10, 28, 104],
    [-1.5, 14, 88],
    [7, 4, 74],
    [15.5, 4, 82],
    [24, 14, 76],
    [32.5, 26, 58],
  ]
    .map(([x = 0, foot = 0, high = 0]) => `M${x} ${foot}V${foot - Math.round(high * part)}`)
    .join('');

const aurora: BackLook = {
  key: 'aurora',
  body: { from: '#17464f', to: '#10343e', edge: '#06191f', rim: '#4fa99a' },
  strokes: [
    ground({ from: '#071426', to: '#12404f', axis: 'y' }),
    shape(
      dots(1.6, [-30, -74], [-8, -80], [28, -70], [34, -34], [-34, -32], [2, 42], [30, 36]),
      '#d6f6ef',
    ),
    line(curtain(1), '#7a6bff', 8.4, 0.55),
    line(curtain(0.68), '#2fc7b6', 8.4, 0.6),
    line(curtain(0.36), '#7dffb2', 8.4, 0.75),
    land('64L-24 46L-10 60L8 40L26 58L42 48', '#04101a'),
    frame({ color: '#4fa99a', width: 2, alpha: 0.6 }),
  ],
};

/** Five petals around a point. */
function bloom(x: number, y: number, r: number): Stroke[] {
  const petals = [0, 1, 2, 3, 4].map((i) => {
    const angle = ((i * 72 - 90) * Math.PI) / 180;
    return [Math.round(x + r * Math.cos(angle)), Math.round(y + r * Math.sin(angle))] as const;
  });
  return [
    shape(dots(r * 0.72, ...petals), '#f3688d'),
    disc(x, y, r * 0.62, '#d53e6c'),
    disc(x, y, r * 0.34, '#ffe08a'),
  ];
}

const blossom: BackLook = {
  key: 'blossom',
  body: { from: '#d87a95', to: '#c0607e', edge: '#73303f', rim: '#f7bccb' },
  strokes: [
    ground({ from: '#fff1ee', to: '#f9ccd3', axis: 'y' }),
    line('M-41 74C-18 62 0 40 6 6C10-20 22-46 34-62', '#6d4038', 5.5),
    line('M-16 57C-24 44-26 34-24 22', '#6d4038', 4),
    ...bloom(4, -22, 21),
    ...bloom(-22, 22, 11),
    ...bloom(17, 50, 13),
    shape(dots(4.5, [31, -62], [-28, -62]), '#f3688d'),
    frame({ color: '#b0526e', width: 3, alpha: 0.7 }),
  ],
};

/** Diamonds of one size around many points, as one path. */
function diamonds(w: number, h: number): string {
  return [-60, 0, 60]
    .flatMap((y) => [-21, 21].map((x) => `M${x} ${y - h}l${w} ${h}l${-w} ${h}l${-w} ${-h}z`))
    .join('');
}

const chequer: BackLook = {
  key: 'chequer',
  body: { from: '#8e2a40', to: '#732033', edge: '#3d0d19', rim: '#cd7a86' },
  strokes: [
    ground('#f4e6cc'),
    shape(diamonds(20, 29), '#8a2740'),
    shape(diamonds(10, 14.5), '#e3b55b'),
    shape(dots(4, [0, -30], [0, 30], [0, -88], [0, 88]), '#e3b55b'),
    frame({ color: '#5d1526', width: 3 }),
  ],
};

const knot: BackLook = {
  key: 'knot',
  body: { from: '#43434c', to: '#313139', edge: '#141419', rim: '#85858f' },
  strokes: [
    ground({ from: '#1d1d24', to: '#34343d', axis: 'y' }),
    ...braid('#131318', '#e2b65a'),
    frame({ color: '#e2b65a', width: 2.4, alpha: 0.9 }),
  ],
};

export const drawnLooks: Readonly<Record<Exclude<DrawnBack, 'moon'>, BackLook>> = {
  wave,
  stars,
  comet,
  orbit: botLooks.orbit,
  sunrise,
  dunes,
  aurora,
  leaf: botLooks.leaf,
  blossom,
  chequer,
  knot,
};
