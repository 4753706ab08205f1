/** An example's picture as SVG text: what the guide prints, and what the live element shows. */
import type { Sprite } from '../stage/scene.ts';
import { pictureMarkup } from '../stage/svg.ts';
import { frame, type Label, type StepPicture } from './picture.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

const gradient = /<linearGradient id="([^"]+)".*?<\/linearGradient>/g;

/**
 * Every step as a whole `<svg>` that scales to its width. A tile is drawn once, in the first of them, and
 * used from there: keep them together. `id` sets the names apart from those of other examples on the page.
 */
export function exampleMarkup(
  pictures: readonly StepPicture[],
  id: string,
  { width, height }: Size = frame,
): string[] {
  const drawn = new Map<string, Sprite>();
  for (const sprite of pictures.flatMap(({ sprites }) => sprites)) {
    drawn.set(sprite.picture.key, sprite);
  }
  const keys = [...drawn.keys()];
  const name = (key: string) => `${id}-${keys.indexOf(key)}`;
  const gradients = new Map<string, string>();
  const shared = [...drawn].map(([key, sprite]) => {
    const markup = tileMarkup(sprite).replace(gradient, (definition, own: string) => {
      gradients.set(own, definition);
      return '';
    });
    return `<g id="${name(key)}">${markup}</g>`;
  });
  const defs = ['<defs>', ...gradients.values(), ...shared, '</defs>']
    .join('')
    .replace(/(id="|url\(#)pip-/g, `$1${id}-pip-`);
  return pictures.map(({ sprites, labels, description }, i) =>
    [
      `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`,
      ` role="img" aria-label="${plain(description)}">`,
      i === 0 ? defs : '',
      ...inOrder(sprites).map((sprite) => use(sprite, name(sprite.picture.key))),
      ...labels.map(labelMarkup),
      '</svg>',
    ].join(''),
  );
}

/** In paint order; tiles of the same height keep the order they come in. */
export function inOrder(sprites: readonly Sprite[]): readonly Sprite[] {
  return sprites.toSorted((a, b) => a.z - b.z);
}

/** How a sprite lies, as an SVG transform. */
export function transformOf({ x, y, angle, scale }: Sprite): string {
  return `translate(${short(x)} ${short(y)}) rotate(${short((angle * 180) / Math.PI)}) scale(${short(scale)})`;
}

/** A tile at the origin, and the soft shadow around it; what is flat has none. */
export function tileMarkup({ picture, flat = false }: Pick<Sprite, 'picture' | 'flat'>): string {
  if (flat) return pictureMarkup(picture);
  const { w, h } = picture;
  const shadow = [14, 6].map((out) => {
    const size = `width="${w + out}" height="${h + out}" rx="${15 + out / 2}"`;
    return `<rect x="${-(w + out) / 2}" y="${-(h + out) / 2}" ${size} fill-opacity=".15"/>`;
  });
  return shadow.join('') + pictureMarkup(picture);
}

function use(sprite: Sprite, name: string): string {
  return `<use href="#${name}" transform="${transformOf(sprite)}"/>`;
}

function labelMarkup({ x, y, text, anchor, tone }: Label): string {
  return `<text class="${tone}" x="${short(x)}" y="${short(y)}" text-anchor="${anchor}">${plain(text)}</text>`;
}

function short(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function plain(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
