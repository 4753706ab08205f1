/**
 * Leaves out what Pixi registers for everybody and the stage never asks for: sprite sheets, videos, masks, and what
 * `skipExtensionImports` keeps from being loaded. Bundlers can't know, since these modules do their work when imported.
 */
import type { Plugin } from 'vite';

const unused =
  /\/pixi\.js\/lib\/(environment-browser\/browserAll|environment-webworker\/webworkerAll|spritesheet\/init|rendering\/init)\.mjs$/;

export function unusedPixi(): Plugin {
  return {
    name: 'unused-pixi',
    load(id) {
      return unused.test(id) ? { code: '', map: null, moduleSideEffects: false } : null;
    },
  };
}
