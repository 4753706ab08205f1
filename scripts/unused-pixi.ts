/**
 * Leaves out what Pixi brings to every renderer and the stage never asks for: shapes and masks (its tiles are
 * pictures), sprite sheets, videos, and what `skipExtensionImports` keeps from being loaded. A bundler can't know,
 * since all of it is registered when it is imported.
 */
import type { Plugin } from 'vite';

/** Modules that only register something. */
const registering =
  /\/pixi\.js\/lib\/(environment-browser\/browserAll|environment-webworker\/webworkerAll|spritesheet\/init|rendering\/init)\.mjs$/;

/** Modules whose one export the canvas renderer registers. */
const registered =
  /\/pixi\.js\/lib\/(?:scene\/graphics\/canvas|rendering\/mask\/(?:alpha|stencil))\/(CanvasGraphicsAdaptor|AlphaMaskPipe|CanvasStencilMaskPipe)\.mjs$/;

export function unusedPixi(): Plugin {
  return {
    name: 'unused-pixi',
    load(id) {
      if (registering.test(id)) return { code: '', map: null, moduleSideEffects: false };
      const name = registered.exec(id)?.[1];
      // An extension of no type: registering it does nothing.
      return name
        ? { code: `export const ${name} = { extension: { type: [] } };`, map: null }
        : null;
    },
  };
}
