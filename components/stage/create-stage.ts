/** A table's picture on a canvas: shows scenes, moves between them, draws only when something changes. */
import { Container } from 'pixi.js';
import { Actor } from './actor.ts';
import { animate, halt, whenOnScreen } from './frame.ts';
import { makeRenderer, screenDensity } from './renderer.ts';
import type { Motion, Scene, Sprite, Stage } from './scene.ts';

/** What is gone fades in this part of a motion's time: mostly another sprite flies on from there. */
const vanish = 0.4;

/** Whether a size is another one, and no bar that has grown by a line's pixel. */
const apart = (a: number, b: number): boolean => Math.abs(a - b) > 4;

/** How long a tile that was let go of takes home, ms. */
const homeward = 180;

/**
 * Makes a stage whose canvas is the last child of `host`; it takes the size of the scenes it is
 * given (CSS px). Rejects where the browser has no 2D canvas.
 */
export async function createStage(host: Element | ShadowRoot): Promise<Stage> {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  let density = screenDensity();
  const renderer = await makeRenderer(canvas, 1, 1, density);
  host.append(canvas);
  const root = new Container({ sortableChildren: true });
  const actors = new Map<string, Actor>();
  let scene: Scene = { width: 1, height: 1, sprites: [] };
  let onScreen = true;
  let destroyed = false;
  let waiting: (() => void)[] = [];

  const draw = () => {
    if (!destroyed) renderer.render({ container: root });
  };
  const settle = () => {
    const settled = waiting;
    waiting = [];
    for (const resolve of settled) resolve();
  };
  const remove = (id: string, actor: Actor) => {
    root.removeChild(actor.shadow, actor.body);
    actor.destroy();
    actors.delete(id);
  };
  const step = (now: number): boolean => {
    let moving = false;
    for (const [id, actor] of actors) {
      if (actor.step(now)) moving = true;
      else if (actor.leaving) remove(id, actor);
    }
    draw();
    if (!moving) settle();
    return moving;
  };
  const finish = () => {
    for (const [id, actor] of actors) {
      if (actor.leaving) remove(id, actor);
      else actor.finish();
    }
    draw();
    settle();
  };
  const unseen = () => !onScreen || document.visibilityState === 'hidden' || !canvas.isConnected;
  const play = () => {
    if (unseen()) finish();
    else animate(step, finish);
  };

  const place = (sprite: Sprite, order: number, first: boolean, duration: number) => {
    const known = actors.get(sprite.id);
    const enters = duration > 0 && (!first || sprite.from !== undefined);
    const actor = known ?? new Actor(sprite, density, enters);
    if (!known) {
      actors.set(sprite.id, actor);
      root.addChild(actor.shadow, actor.body);
    }
    if (!actor.held) actor.go(sprite, order, density, performance.now(), duration);
  };

  const show = (next: Scene, motion: Motion) => {
    if (destroyed) return;
    const first = actors.size === 0;
    const dense = screenDensity();
    const resized = next.width !== scene.width || next.height !== scene.height || dense !== density;
    if (resized) {
      density = dense;
      renderer.resize(Math.max(1, next.width), Math.max(1, next.height), density);
    }
    // Another size lays everything anew: nothing there to follow with the eye.
    const anew = apart(next.width, scene.width) || apart(next.height, scene.height);
    const duration = anew && !first ? 0 : motion.duration;
    scene = next;
    const kept = new Set(next.sprites.map((sprite) => sprite.id));
    for (const [id, actor] of actors) {
      if (kept.has(id)) continue;
      if (duration > 0) actor.leave(performance.now(), duration * vanish);
      else remove(id, actor);
    }
    for (const [order, sprite] of next.sprites.entries()) place(sprite, order, first, duration);
    if (duration <= 0) {
      halt(step);
      for (const actor of actors.values()) actor.step(performance.now());
      draw();
      settle();
    } else play();
  };

  const drag = (id: string, at: { x: number; y: number } | null) => {
    const actor = actors.get(id);
    if (!actor || destroyed) return;
    actor.hold(at);
    const order = scene.sprites.findIndex((sprite) => sprite.id === id);
    const home = scene.sprites[order];
    if (!at && home) actor.go(home, order, density, performance.now(), homeward);
    play();
  };

  const endWatch = whenOnScreen(canvas, (now) => {
    onScreen = now;
    if (!now) finish();
  });
  const redraw = () => show(scene, { duration: 0 });
  canvas.addEventListener('contextrestored', redraw);
  const endDensity = whenDensityChanges(redraw);

  return {
    canvas,
    show,
    drag,
    settled: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        if (![...actors.values()].some((actor) => actor.moving)) settle();
      }),
    destroy() {
      if (destroyed) return;
      destroyed = true;
      halt(step);
      endWatch();
      endDensity();
      canvas.removeEventListener('contextrestored', redraw);
      for (const [id, actor] of actors) remove(id, actor);
      root.destroy();
      renderer.destroy({ removeView: true });
      settle();
    },
  };
}

/** The window moved to another screen, or the page was zoomed. */
function whenDensityChanges(tell: () => void): () => void {
  let query: MediaQueryList | undefined;
  const listen = () => {
    query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    query.addEventListener('change', changed, { once: true });
  };
  const changed = () => {
    listen();
    tell();
  };
  listen();
  return () => query?.removeEventListener('change', changed);
}
