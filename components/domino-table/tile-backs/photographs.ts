/** The photographic backs: what stands in for each, and its photograph when somebody wears it. */
import type { Stroke } from '../../stage/scene.ts';
import { decode } from './decode.ts';
import type { PhotographBack } from './ids.ts';
import { type BackLook, field, frame, ground } from './look.ts';
import { disc, land, shape } from './strokes.ts';

const body = { from: '#31353f', to: '#23262e', edge: '#0c0d11', rim: '#6d7482' } as const;
const edge = frame({ color: '#8c94a5', width: 2, alpha: 0.75 });
const sky = ground('#05070c');

const look = (key: PhotographBack, ...strokes: readonly Stroke[]): BackLook => ({
  key,
  body,
  strokes: [sky, ...strokes, edge],
});

/** Drawn in the photograph's own colours: while it loads, and where pictures are SVG. */
export const standIns: Readonly<Record<PhotographBack, BackLook>> = {
  earth: look(
    'earth',
    land('-22C-20-40 18-42 42-24', '#16408f'),
    shape('M-40 0C-24-24-6-24 10-14C2 8-8 14-20 22C-30 16-38 10-40 0Z', '#5d7a3a'),
    shape('M-6 46C12 34 28 48 30 60C20 72 14 84 4 86C-6 72-10 58-6 46Z', '#41662f'),
  ),
  night: look(
    'night',
    land('-58C-20-68 18-68 42-56', '#16234f'),
    ...(
      [
        [-24, 40],
        [-10, 28],
        [2, 44],
        [14, 20],
        [22, 48],
        [-28, 60],
        [8, 62],
      ] as const
    ).map(([x, y]) => disc(x, y, 4, '#f6c765')),
  ),
  lunar: look(
    'lunar',
    disc(0, 2, 41, '#cabfa9'),
    disc(-16, -8, 15, '#9a9080'),
    disc(8, -20, 9, '#9a9080'),
    disc(0, 20, 8, '#9a9080'),
  ),
  dione: look('dione', disc(0, 14, 41, '#6d8397'), disc(8, 30, 26, '#556a7e')),
};

const files: Readonly<Record<PhotographBack, () => Promise<{ webp: string }>>> = {
  earth: () => import('./photographs/earth.ts'),
  night: () => import('./photographs/night.ts'),
  lunar: () => import('./photographs/lunar.ts'),
  dione: () => import('./photographs/dione.ts'),
};

/** Decoded once for all tables of the page, as their code is. */
const decoded = new Map<PhotographBack, Promise<ImageBitmap>>();

/** Rejects where it can't be loaded or the browser can't read it. */
export async function photographLook(back: PhotographBack): Promise<BackLook> {
  const image = await (decoded.get(back) ?? load(back));
  const photograph: Stroke = { do: 'image', ...field, image };
  const { strokes } = standIns[back];
  // The stand-in stays under it: SVG shows no photographs.
  return { key: `${back} photograph`, body, strokes: [...strokes, photograph, edge] };
}

function load(back: PhotographBack): Promise<ImageBitmap> {
  const image = files[back]().then(({ webp }) => decode(webp, 'image/webp'));
  decoded.set(back, image);
  // What failed may be tried again.
  image.catch(() => decoded.delete(back));
  return image;
}
