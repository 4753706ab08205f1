/** Scenes and pictures as SVG: before the canvas is there, where there is none, and on printed pages. */
import { html, type TemplateResult } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import type { Line, Paint, Picture, Scene, Sprite, Stroke } from './scene.ts';

/** SVG needs no more than this to look the same. */
const short = (n: number): string => String(Math.round(n * 100) / 100);

/** Equal gradients share a name, wherever they are defined: it says all about them. */
const gradientName = ({ from, to, axis }: Gradient): string =>
  `pip-${from.slice(1)}-${to.slice(1)}-${axis}`;

type Gradient = Extract<Paint, { from: string }>;

function fillOf(paint: Paint | undefined): string {
  if (paint === undefined) return ' fill="none"';
  if (typeof paint === 'string') return ` fill="${paint}"`;
  if ('color' in paint) return ` fill="${paint.color}" fill-opacity="${short(paint.alpha)}"`;
  return ` fill="url(#${gradientName(paint)})"`;
}

function lineOf(line: Line | undefined): string {
  if (!line) return '';
  const alpha = line.alpha === undefined ? '' : ` stroke-opacity="${short(line.alpha)}"`;
  return ` stroke="${line.color}" stroke-width="${short(line.width)}" stroke-linecap="round"${alpha}`;
}

function strokeMarkup(stroke: Stroke): string {
  // Pages may forbid images: the strokes under a photograph are its picture here.
  if (stroke.do === 'image') return '';
  if (stroke.do === 'rule') {
    const { x1, y1, x2, y2, line } = stroke;
    return `<path d="M${short(x1)} ${short(y1)}L${short(x2)} ${short(y2)}"${lineOf(line)}/>`;
  }
  const paint = fillOf(stroke.fill) + lineOf(stroke.line);
  if (stroke.do === 'path') return `<path d="${stroke.d}"${offset(stroke)}${paint}/>`;
  const { x, y, r } = stroke;
  if (stroke.do === 'disc') {
    return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}"${paint}/>`;
  }
  const { w, h } = stroke;
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}" rx="${short(r)}"${paint}/>`;
}

function offset({ x = 0, y = 0 }: { x?: number; y?: number }): string {
  return x === 0 && y === 0 ? '' : ` transform="translate(${short(x)} ${short(y)})"`;
}

function gradients(pictures: readonly Picture[]): string {
  const found = new Map<string, string>();
  for (const { strokes } of pictures) {
    for (const stroke of strokes) {
      if (!('fill' in stroke) || typeof stroke.fill !== 'object' || !('from' in stroke.fill)) {
        continue;
      }
      const { from, to, axis } = stroke.fill;
      const end = axis === 'x' ? 'x2="1" y2="0"' : 'x2="0" y2="1"';
      found.set(
        gradientName(stroke.fill),
        `<linearGradient id="${gradientName(stroke.fill)}" x1="0" y1="0" ${end}><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
      );
    }
  }
  return found.size > 0 ? `<defs>${[...found.values()].join('')}</defs>` : '';
}

/** A few layers of a rounded rectangle stand in for the canvas's soft shadow. */
function shadowMarkup({ picture, x, y, angle, scale, lift = 0, alpha = 1 }: Sprite): string {
  const { w, h } = picture;
  const fall = w * scale * (0.045 + 0.17 * lift);
  const layers = [1, 4, 8].map((out) => {
    const size = `width="${short(w + 2 * out)}" height="${short(h + 2 * out)}"`;
    return `<rect x="${short(-w / 2 - out)}" y="${short(-h / 2 - out)}" ${size} rx="${15 + out}"/>`;
  });
  const opacity = short(alpha * (0.11 - 0.03 * lift));
  return `<g transform="${placed(x, y + fall, angle, scale)}" fill="#000000" fill-opacity="${opacity}">${layers.join('')}</g>`;
}

function placed(x: number, y: number, angle: number, scale: number): string {
  const turn = angle === 0 ? '' : ` rotate(${short((angle * 180) / Math.PI)})`;
  return `translate(${short(x)} ${short(y)})${turn} scale(${Math.round(scale * 1e4) / 1e4})`;
}

function spriteMarkup({ picture, x, y, angle, scale, alpha = 1 }: Sprite): string {
  const opacity = alpha < 1 ? ` opacity="${short(alpha)}"` : '';
  const strokes = picture.strokes.map(strokeMarkup).join('');
  return `<g transform="${placed(x, y, angle, scale)}"${opacity}>${strokes}</g>`;
}

function contents(scene: Scene): string {
  const sprites = scene.sprites
    .map((sprite, order) => ({ sprite, order }))
    .sort((p, q) => p.sprite.z - q.sprite.z || p.order - q.order)
    .map(({ sprite }) => sprite);
  return [
    gradients(sprites.map(({ picture }) => picture)),
    ...sprites.filter(({ flat }) => !flat).map(shadowMarkup),
    ...sprites.map(spriteMarkup),
  ].join('');
}

/** A whole scene as a template for a shadow root. Its markup holds nothing but our own numbers and colours. */
export function sceneSvg(scene: Scene): TemplateResult {
  return html`<svg
    viewBox="0 0 ${scene.width} ${scene.height}"
    width=${scene.width}
    height=${scene.height}
    aria-hidden="true"
    focusable="false"
  >
    ${unsafeSVG(contents(scene))}
  </svg>`;
}

/** One picture, upright or turned by `angle` (radians, quarter turns), filling its box. */
export function pictureSvg(picture: Picture, angle = 0): TemplateResult {
  const lying = Math.abs(Math.sin(angle)) > 0.5;
  const [w, h] = lying ? [picture.h, picture.w] : [picture.w, picture.h];
  const sprite: Sprite = { id: '', picture, x: 0, y: 0, angle, scale: 1, z: 0 };
  return html`<svg
    viewBox="${-w / 2} ${-h / 2} ${w} ${h}"
    aria-hidden="true"
    focusable="false"
  >
    ${unsafeSVG(gradients([picture]) + spriteMarkup(sprite))}
  </svg>`;
}

/** A picture's strokes around the origin, for who places and moves it. */
export function pictureMarkup(picture: Picture): string {
  return gradients([picture]) + picture.strokes.map(strokeMarkup).join('');
}
