/** Pixi's canvas renderer as a table needs it: no eval, no ticker, nothing outside its canvas. */
import { CanvasRenderer } from 'pixi.js';

/**
 * What a page that shares this copy of Pixi may have registered for all renderers: they write
 * elements into its body, or change what touch does on a canvas.
 */
const uninvited: readonly string[] = ['accessibility', 'events', 'dom'];

class TableRenderer extends CanvasRenderer {
  constructor() {
    super();
    const { systems, renderPipes } = this.config;
    this.config = {
      ...this.config,
      systems: systems.filter(({ name }) => !uninvited.includes(name)),
      renderPipes: renderPipes.filter(({ name }) => !uninvited.includes(name)),
    };
  }

  /** Nothing on the canvas path makes functions from text; a strict CSP may forbid it. */
  override _unsafeEvalCheck(): void {}
}

/** Sizes in CSS px; `density` is device pixels to one of them. */
export async function makeRenderer(
  canvas: HTMLCanvasElement,
  width: number,
  height: number,
  density: number,
): Promise<CanvasRenderer> {
  const renderer = new TableRenderer();
  await renderer.init({
    canvas,
    width,
    height,
    resolution: density,
    autoDensity: true,
    backgroundAlpha: 0,
    antialias: true,
    // Neither event nor accessibility systems: the DOM beside the canvas does that work.
    skipExtensionImports: true,
    gcActive: false,
    textureGCActive: false,
    renderableGCActive: false,
  });
  // Its scheduler would keep the system ticker, and with it the page, awake. Only our own entry
  // goes: a page that shares this copy of Pixi keeps its ticker.
  renderer.scheduler.destroy();
  return renderer;
}

/** Device pixels to a CSS pixel, within what is worth drawing. */
export const screenDensity = (): number => Math.max(1, Math.min(3, window.devicePixelRatio || 1));
