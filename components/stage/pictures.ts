/**
 * Pictures as textures: each is drawn once at the size it will be seen at, in device pixels, and
 * shared by all stages of the page as long as one of them shows it.
 */
import { CanvasSource, Texture } from 'pixi.js';
import { paint } from './paint.ts';
import type { Picture } from './scene.ts';

/** Room around a picture, device px, so that its edge stays smooth when it turns. */
const margin = 1;

/** Shadows are soft: a quarter of a picture's own units is sharp enough. */
const shadowScale = 0.4;

export interface Held {
  readonly texture: Texture;
  /** Texture pixels to one unit of the picture. */
  readonly density: number;
  release(): void;
}

interface Shared {
  readonly texture: Texture;
  holders: number;
}

const shared = new Map<string, Shared>();

function hold(key: string, density: number, draw: () => HTMLCanvasElement): Held {
  let entry = shared.get(key);
  if (!entry) {
    entry = {
      texture: new Texture({ source: new CanvasSource({ resource: draw() }) }),
      holders: 0,
    };
    shared.set(key, entry);
  }
  entry.holders += 1;
  const mine = entry;
  let held = true;
  return {
    texture: mine.texture,
    density,
    release() {
      if (!held) return;
      held = false;
      mine.holders -= 1;
      if (mine.holders > 0) return;
      shared.delete(key);
      mine.texture.destroy(true);
    },
  };
}

function blank(
  w: number,
  h: number,
): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(w));
  canvas.height = Math.max(1, Math.ceil(h));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2D canvas');
  return { canvas, context };
}

/** `density`: device pixels to one unit of the picture. */
export function holdPicture(picture: Picture, density: number): Held {
  const sharp = Math.round(density * 1024) / 1024;
  return hold(`${picture.key}@${sharp}`, sharp, () => {
    const w = Math.round(picture.w * sharp) + 2 * margin;
    const h = Math.round(picture.h * sharp) + 2 * margin;
    const { canvas, context } = blank(w, h);
    context.translate(w / 2, h / 2);
    context.scale(sharp, sharp);
    paint(context, picture);
    return canvas;
  });
}

/** The soft contact shadow of a picture's outline. */
export function holdShadow(picture: Picture): Held {
  const { w, h } = picture;
  return hold(`shadow ${w}×${h}`, shadowScale, () => {
    const blur = w * 0.16 * shadowScale;
    const { canvas, context } = blank(w * shadowScale + 4 * blur, h * shadowScale + 4 * blur);
    // Only the shadow is wanted: the shape that casts it lies outside.
    const away = 2 * canvas.width;
    context.shadowColor = '#000000';
    context.shadowBlur = blur;
    context.shadowOffsetX = away;
    const left = (canvas.width - w * shadowScale) / 2 - away;
    const top = (canvas.height - h * shadowScale) / 2;
    context.fillRect(left, top, w * shadowScale, h * shadowScale);
    return canvas;
  });
}
