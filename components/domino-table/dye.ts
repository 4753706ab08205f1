/** Tiles in an embedder's colours: `--pip-tile-face` and `--pip-tile-ink`. */
import type { Picture, Scene, Stroke } from '../stage/scene.ts';
import { paints } from './tile-picture.ts';

/** '#rrggbb'; the house's own where an embedder gives none. */
export interface Dye {
  readonly face: string;
  readonly ink: string;
}

/** What the pictures are painted for. */
const house: Dye = { face: '#fdfaf1', ink: '#1a2150' };
const faces = new Set<string>(paints.face);
const inks = new Set<string>(paints.ink);

/** Reads the colours that an element is given. */
export class DyeReader {
  #read = '';
  #dye: Dye | null = null;

  /** null where they are the house's own. */
  of(element: Element): Dye | null {
    const style = getComputedStyle(element);
    const face = style.getPropertyValue('--pip-tile-face');
    const ink = style.getPropertyValue('--pip-tile-ink');
    if (`${face}/${ink}` === this.#read) return this.#dye;
    this.#read = `${face}/${ink}`;
    const given = { face: hex(face), ink: hex(ink) };
    this.#dye =
      given.face || given.ink
        ? { face: given.face ?? house.face, ink: given.ink ?? house.ink }
        : null;
    return this.#dye;
  }
}

export function dyedScene(scene: Scene, dye: Dye | null): Scene {
  if (!dye) return scene;
  const sprites = scene.sprites.map((sprite) => ({
    ...sprite,
    picture: dyed(sprite.picture, dye),
  }));
  return { ...scene, sprites };
}

/** A tile's face in these colours; backs stay as they are. */
export function dyed(picture: Picture, dye: Dye | null): Picture {
  if (!dye || !picture.key.startsWith('tile ')) return picture;
  const key = `${picture.key} ${dye.face} ${dye.ink}`;
  // Strokes of tiles are plain data, and whatever reads '#rrggbb' in them is a colour.
  const painted = JSON.stringify(picture.strokes);
  const strokes: Stroke[] = JSON.parse(painted.replace(/#\w{6}/g, (color) => shifted(color, dye)));
  return { ...picture, key, strokes };
}

/** As far from the new colour as the paint was from the house's. */
function shifted(color: string, dye: Dye): string {
  const part = faces.has(color) ? 'face' : inks.has(color) ? 'ink' : null;
  if (!part) return color;
  const channels = [1, 3, 5].map((at) => {
    const of = (text: string) => Number.parseInt(text.slice(at, at + 2), 16);
    const value = of(dye[part]) + of(color) - of(house[part]);
    return Math.max(0, Math.min(255, value)).toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
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
