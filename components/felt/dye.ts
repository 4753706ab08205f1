/** Tiles and cards in an embedder's colours: `--pip-tile-face` and `--pip-tile-ink`. */
import type { Picture, Scene } from '../stage/scene.ts';

/** Gives a face its colours. */
export type Dye = (picture: Picture, palette: Palette) => Picture;

/** Which of a game's pictures are dyed, and their paints that an embedder's colours stand in for, '#rrggbb'. */
export interface Palette {
  /** What the keys of these pictures begin with. */
  readonly kind: string;
  readonly face: readonly string[];
  readonly ink: readonly string[];
  /** Paints that tell something themselves, and what stands in for them on a dark face. */
  readonly bright?: Readonly<Record<string, string>>;
}

/** Nothing is seen in the house's colours first that is to have others. */
const veiled: Dye = (picture) => ({ ...picture, key: 'veiled', strokes: [] });

interface Host extends Element {
  requestUpdate(): void;
}

/** Reads the colours that an element is given. */
export class DyeReader {
  #read = '';
  #dye: Dye | null = null;
  #dyeing: typeof import('./dyeing.ts') | null = null;

  /** null where they are the house's own. */
  of(element: Host): Dye | null {
    const style = getComputedStyle(element);
    const face = style.getPropertyValue('--pip-tile-face');
    const ink = style.getPropertyValue('--pip-tile-ink');
    if (`${face}/${ink}` === this.#read) return this.#dye;
    this.#read = `${face}/${ink}`;
    if (face === '' && ink === '') this.#dye = null;
    else if (this.#dyeing) this.#dye = this.#dyeing.dyeOf(face, ink);
    else void this.#follow(element);
    return this.#dye;
  }

  async #follow(element: Host): Promise<void> {
    this.#dye = veiled;
    try {
      this.#dyeing = await import('./dyeing.ts');
      this.#read = '';
    } catch {
      this.#dye = null;
    }
    element.requestUpdate();
  }
}

export function dyedScene(scene: Scene, dye: Dye | null, palette: Palette): Scene {
  if (!dye) return scene;
  const sprites = scene.sprites.map((sprite) => ({
    ...sprite,
    picture: dye(sprite.picture, palette),
  }));
  return { ...scene, sprites };
}

export function dyed(picture: Picture, dye: Dye | null, palette: Palette): Picture {
  return dye ? dye(picture, palette) : picture;
}
