/** Tiles and cards in an embedder's colours; loaded where a page gives some. */
import type { Picture, Stroke } from '../stage/scene.ts';
import type { Dye, Palette } from './dye.ts';

interface Colours {
  /** '#rrggbb' */
  readonly face: string;
  readonly ink: string;
}

/** What the pictures are painted for. */
const house: Colours = { face: '#fdfaf1', ink: '#1a2150' };

/** Of CSS colours; null where neither is one. */
export function dyeOf(face: string, ink: string): Dye | null {
  const given = { face: hex(face), ink: hex(ink) };
  if (!given.face && !given.ink) return null;
  const colours = { face: given.face ?? house.face, ink: given.ink ?? house.ink };
  // A table shows the same pictures at each render.
  const done = new Map<string, Picture>();
  return (picture, palette) => {
    const known = done.get(picture.key) ?? inColours(picture, colours, palette);
    done.set(picture.key, known);
    return known;
  };
}

/** A face in these colours; backs stay as they are. */
export function inColours(picture: Picture, colours: Colours, palette: Palette): Picture {
  if (!picture.key.startsWith(palette.kind)) return picture;
  const key = `${picture.key} ${colours.face} ${colours.ink}`;
  // Strokes of faces are plain data, and whatever reads '#rrggbb' in them is a colour.
  const painted = JSON.stringify(picture.strokes);
  const strokes: Stroke[] = JSON.parse(
    painted.replace(/#\w{6}/g, (color) => shifted(color, colours, palette)),
  );
  return { ...picture, key, strokes };
}

/** As far from the new colour as the paint was from the house's. */
function shifted(color: string, given: Colours, { face, ink, bright = {} }: Palette): string {
  const stays = bright[color];
  if (stays !== undefined) return isDark(given.face) ? stays : color;
  const part = face.includes(color) ? 'face' : ink.includes(color) ? 'ink' : null;
  if (!part) return color;
  const channels = [1, 3, 5].map((at) => {
    const of = (text: string) => Number.parseInt(text.slice(at, at + 2), 16);
    const value = of(given[part]) + of(color) - of(house[part]);
    return Math.max(0, Math.min(255, value)).toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

function isDark(color: string): boolean {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return 0.3 * r + 0.59 * g + 0.11 * b < 110;
}

/** Any CSS colour as '#rrggbb', without its opacity; null for none. */
function hex(text: string): string | null {
  const value = text.trim();
  if (value === '' || !CSS.supports('color', value)) return null;
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!pen) return null;
  pen.fillStyle = value;
  pen.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0] = pen.getImageData(0, 0, 1, 1).data;
  return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
