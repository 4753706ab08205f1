/** The drawn backs that a first and a second bot wear: most tables need no others. */
import { type BackLook, frame, ground } from './look.ts';
import { disc, line, shape } from './strokes.ts';

/** An upright ellipse around the middle. */
const ring = (rx: number, ry: number): string => `M0${-ry}A${rx} ${ry} 0 1 1-.1${-ry}Z`;

const orbit: BackLook = {
  key: 'orbit',
  body: { from: '#20384e', to: '#172a3d', edge: '#0a1520', rim: '#5e7f9b' },
  strokes: [
    ground({ from: '#0c1826', to: '#173049', axis: 'y' }),
    line(ring(14, 30) + ring(25, 54) + ring(36, 79), '#8fb4d0', 2.2, 0.7),
    disc(0, 0, 20, { color: '#ffd166', alpha: 0.22 }),
    disc(0, 0, 11, '#ffd166'),
    disc(12, 16, 5, '#f4f1de'),
    disc(-22, -26, 8, '#ef6f5e'),
    disc(27, 52, 9.5, '#4fb8b0'),
    line('M15 56L39 48', '#d7efe9', 2.6),
    frame({ color: '#5e86a8', width: 2, alpha: 0.7 }),
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

export const botLooks = { leaf, orbit } as const;
