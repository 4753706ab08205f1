/** Tiles and cards in an embedder's colours: `--pip-tile-face` and `--pip-tile-ink`. */
import type { Picture, Scene, Stroke } from '../stage/scene.ts';

/** '#rrggbb'; the house's own where an embedder gives none. */
export interface Dye {
  readonly face: string;
  readonly ink: string;
}

/** What the pictures are painted for. */
const house: Dye = { face: '#fdfaf1', ink: '#1a2150' };

/** Which of a game's pictures are dyed, and their paints that an embedder's colours stand in for, '#rrggbb'. */
export interface Palette {
  /** What the keys of these pictures begin with. */
  readonly kind: string;
  readonly face: readonly string[];
  readonly ink: readonly string[];
  /** Paints that tell something themselves, and what stands in for them on a dark face. */
  readonly bright?: Readonly<Record<string, string>>;
}

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

export function dyedScene(scene: Scene, dye: Dye | null, palette: Palette): Scene {
  if (!dye) return scene;
  const sprites = scene.sprites.map((sprite) => ({
    ...sprite,
    picture: dyed(sprite.picture, dye, palette),
  }));
  return { ...scene, sprites };
}

/** A face in these colours; backs stay as they are. */
export function dyed(picture: Picture, dye: Dye | null, palette: Palette): Picture {
  if (!dye || !picture.key.startsWith(palette.kind)) return picture;
  const key = `${picture.key} ${dye.face} ${dye.ink}`;
  // Strokes of faces are plain data, and whatever reads '#rrggbb' in them is a colour.
  const painted = JSON.stringify(picture.strokes);
  const strokes: Stroke[] = JSON.parse(
    painted.replace(/#\w{6}/g, (color) => shifted(color, dye, palette)),
  );
  return { ...picture, key, strokes };
}

/** As far from the new colour as the paint was from the house's. */
function shifted(color: string, dye: Dye, { face, ink, bright = {} }: Palette): string {
  const stays = bright[color];
  if (stays !== undefined) return isDark(dye.face) ? stays : color;
  const part = face.includes(color) ? 'face' : ink.includes(color) ? 'ink' : null;
  if (!part) return color;
  const channels = [1, 3, 5].map((at) => {
    const of = (text: string) => Number.parseInt(text.slice(at, at + 2), 16);
    const value = of(dye[part]) + of(color) - of(house[part]);
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
