/** One sprite of the scene as it is shown: its Pixi sprites, its pose, its motion. */
import { Sprite as PixiSprite } from 'pixi.js';
import {
  entrance,
  type Pose,
  poseAt,
  poseOf,
  progress,
  samePose,
  type Tween,
  turnOver,
  tween,
} from './motion.ts';
import { type Held, holdPicture, holdShadow } from './pictures.ts';
import type { Picture, Sprite } from './scene.ts';

/** Paint order: shadows that lie on the felt, resting things, then what is in the air. */
const inTheAir = 1e6;
const onTheFelt = -1e6;

export class Actor {
  readonly body: PixiSprite;
  readonly shadow: PixiSprite;
  /** It has left the scene and only fades out. */
  leaving = false;
  #picture: Held;
  #before: Held | undefined;
  #shade: Held;
  #shown: Picture;
  #pose: Pose;
  #tween: Tween | undefined;
  /** Its turning over goes on while its way changes. */
  #turning: Tween | undefined;
  #order = 0;
  #flat = false;
  #held = false;
  #fresh = true;
  /** It comes from somewhere else and hasn't set out yet. */
  #awaited: boolean;

  constructor(sprite: Sprite, density: number, enters: boolean) {
    this.#picture = holdPicture(sprite.picture, sprite.scale * density);
    this.#shade = holdShadow(sprite.picture);
    this.#shown = sprite.picture;
    this.body = new PixiSprite(this.#picture.texture);
    this.shadow = new PixiSprite(this.#shade.texture);
    this.body.anchor.set(0.5);
    this.shadow.anchor.set(0.5);
    this.#pose = enters ? entrance(sprite) : poseOf(sprite);
    this.#awaited = enters && (sprite.delay ?? 0) > 0;
  }

  /** Sends it to its place in a new scene, from wherever it is now. */
  go(sprite: Sprite, order: number, density: number, start: number, duration: number): void {
    this.leaving = false;
    this.#order = sprite.z * 1000 + order;
    this.#flat = sprite.flat ?? false;
    const to = poseOf(sprite);
    const turned = this.#turnsFrom(sprite);
    this.#wear(sprite.picture, sprite.scale * density);
    if (duration > 0 && turned) {
      this.#before?.release();
      this.#before = holdPicture(turned, sprite.scale * density);
    }
    this.#fresh = false;
    if (duration <= 0 || (samePose(this.#pose, to) && !this.#before)) this.#arrive(to);
    else if (!this.#tween || !samePose(this.#tween.to, to)) {
      // One that is under way, or waits already, doesn't begin to wait anew.
      const since = this.#tween ? Math.max(start, this.#tween.start) : start + (sprite.delay ?? 0);
      this.#tween = tween(this.#pose, to, since, duration);
    }
    if (turned) this.#turning = this.#tween;
  }

  /** The side it shows first, if it is new or lay on that side until now. */
  #turnsFrom({ turnedFrom, picture }: Sprite): Picture | undefined {
    if (!turnedFrom || turnedFrom.key === picture.key) return undefined;
    return this.#fresh || this.#shown.key === turnedFrom.key ? turnedFrom : undefined;
  }

  leave(start: number, duration: number): void {
    if (this.leaving) return;
    this.leaving = true;
    this.#tween = tween(this.#pose, { ...this.#pose, alpha: 0 }, start, duration);
  }

  /** Holds it at a point; null lets go. */
  hold(at: { readonly x: number; readonly y: number } | null): void {
    this.#held = at !== null;
    if (!at) return;
    this.#tween = undefined;
    this.#pose = { ...this.#pose, ...at, lift: 1, alpha: 1 };
  }

  get moving(): boolean {
    return this.#tween !== undefined;
  }

  get held(): boolean {
    return this.#held;
  }

  /** Puts its Pixi sprites where they belong at this moment; whether it still moves. */
  step(now: number): boolean {
    const moving = this.#tween;
    if (moving) {
      this.#pose = poseAt(moving, now);
      if (progress(moving, now) >= 1) this.#arrive(moving.to);
    }
    this.#draw(now);
    return this.#tween !== undefined;
  }

  /** To the end of its way at once. */
  finish(): void {
    if (this.#tween) this.#arrive(this.#tween.to);
    this.#draw(0);
  }

  destroy(): void {
    this.body.destroy();
    this.shadow.destroy();
    this.#picture.release();
    this.#shade.release();
    this.#before?.release();
  }

  #arrive(to: Pose): void {
    this.#pose = to;
    this.#tween = undefined;
    this.#turning = undefined;
    this.#before?.release();
    this.#before = undefined;
  }

  #wear(picture: Picture, density: number): void {
    const next = holdPicture(picture, density);
    this.#picture.release();
    this.#picture = next;
    if (picture.w !== this.#shown.w || picture.h !== this.#shown.h) {
      const shade = holdShadow(picture);
      this.#shade.release();
      this.#shade = shade;
      this.shadow.texture = shade.texture;
    }
    this.#shown = picture;
    this.body.texture = next.texture;
  }

  #draw(now: number): void {
    const { x, y, angle, scale, alpha, lift } = this.#pose;
    if (this.#awaited && (!this.#tween || progress(this.#tween, now) > 0)) this.#awaited = false;
    this.body.visible = !this.#awaited;
    this.shadow.visible = !this.#awaited && !this.#flat;
    const turn = this.#before && this.#turning ? turnOver(this.#turning, now) : undefined;
    const face = turn && !turn.newSide && this.#before ? this.#before : this.#picture;
    const narrow = turn?.width ?? 1;
    this.body.texture = face.texture;
    this.body.position.set(x, y);
    this.body.rotation = angle;
    this.body.scale.set((scale / face.density) * narrow, scale / face.density);
    this.body.alpha = alpha;
    const airborne = this.#held || (this.#tween !== undefined && lift > 0.55);
    this.body.zIndex = this.#order + (airborne ? inTheAir : 0);
    const size = (scale / this.#shade.density) * (1 + 0.05 * lift);
    const short = this.#shown.w * scale;
    this.shadow.position.set(x, y + short * (0.045 + 0.17 * lift));
    this.shadow.rotation = angle;
    this.shadow.scale.set(size * narrow, size);
    this.shadow.alpha = alpha * (0.5 - 0.16 * lift);
    this.shadow.zIndex = airborne ? this.#order + inTheAir - 0.5 : onTheFelt + this.#order;
  }
}
