/** The drawn backs that a first and a second bot wear: most tables need no others. */

import type { Stroke } from '../../stage/scene.ts';
import { type BackLook, frame, ground } from './look.ts';
import { disc, land, line, shape } from './strokes.ts';

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

const leaf: BackLook = {
  key: 'leaf',
  body: { from: '#2d7046', to: '#225838', edge: '#0f301d', rim: '#7db98c' },
  strokes: [
    ground({ from: '#163f29', to: '#25603b', axis: 'y' }),
    shape('M0-78C36-46 40 8 0 56C-40 8-36-46 0-78Z', '#a9d86e'),
    shape('M0-78C36-46 40 8 0 56Z', '#7fbb52'),
    line(
      'M0-66V78M0-30L16-48M0-30L-16-48M0-4L23-28M0-4L-23-28M0 22L22-2M0 22L-22-2',
      '#1d5232',
      3.4,
    ),
    frame({ color: '#7db98c', width: 2, alpha: 0.6 }),
  ],
};

export const botLooks = { leaf, wave } as const;
