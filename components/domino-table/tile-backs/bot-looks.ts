/** The drawn backs that a first and a second bot wear: most tables need no others. */
import { type BackLook, frame, ground } from './look.ts';
import { disc, land, line, shape } from './strokes.ts';

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

export const botLooks = { sunrise, leaf } as const;
