/** How a sprite gets from where it is to where it belongs: pure arithmetic. Times in ms. */
import type { Sprite } from './scene.ts';

/** All of a sprite that changes smoothly. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly scale: number;
  readonly alpha: number;
  readonly lift: number;
}

export interface Tween {
  readonly from: Pose;
  readonly to: Pose;
  readonly start: number;
  readonly duration: number;
  /** How far it rises on the way: 0 slides, 1 flies. */
  readonly arc: number;
}

export const poseOf = (sprite: Sprite): Pose => ({
  x: sprite.x,
  y: sprite.y,
  angle: sprite.angle,
  scale: sprite.scale,
  alpha: sprite.alpha ?? 1,
  lift: sprite.lift ?? 0,
});

/** Where a new sprite starts. */
export function entrance(sprite: Sprite): Pose {
  const to = poseOf(sprite);
  const { from } = sprite;
  if (!from) return { ...to, alpha: 0 };
  return {
    ...to,
    x: from.x,
    y: from.y,
    angle: from.angle ?? to.angle,
    scale: from.scale ?? to.scale,
  };
}

export const samePose = (a: Pose, b: Pose): boolean =>
  a.x === b.x &&
  a.y === b.y &&
  a.angle === b.angle &&
  a.scale === b.scale &&
  a.alpha === b.alpha &&
  a.lift === b.lift;

/** Longer ways rise higher; a tile that only makes room stays on the felt. */
export function tween(from: Pose, to: Pose, start: number, duration: number): Tween {
  const way = Math.hypot(to.x - from.x, to.y - from.y);
  return { from, to, start, duration, arc: Math.max(0, Math.min(1, (way - 60) / 160)) };
}

/** 0…1: how much of the time has gone; below 0 it still waits. */
export const progress = (t: Tween, now: number): number =>
  t.duration <= 0 ? 1 : Math.min(1, (now - t.start) / t.duration);

/** Sets off at once and settles gently, so that a turn in mid-flight never looks like a stop. */
const ease = (part: number): number => 1 - (1 - part) ** 3;

const full = 2 * Math.PI;

/** The shorter way round. */
const turnBy = (from: number, to: number): number => {
  const by = (((to - from) % full) + full) % full;
  return by > Math.PI ? by - full : by;
};

export function poseAt(t: Tween, now: number): Pose {
  const part = progress(t, now);
  if (part >= 1) return t.to;
  if (part <= 0) return t.from;
  const e = ease(part);
  const mix = (a: number, b: number) => a + (b - a) * e;
  const rise = t.arc * Math.sin(Math.PI * e);
  return {
    x: mix(t.from.x, t.to.x),
    y: mix(t.from.y, t.to.y),
    angle: t.from.angle + turnBy(t.from.angle, t.to.angle) * e,
    scale: mix(t.from.scale, t.to.scale) * (1 + 0.08 * rise),
    alpha: mix(t.from.alpha, t.to.alpha),
    lift: Math.min(1, mix(t.from.lift, t.to.lift) + 0.9 * rise),
  };
}

/** How wide a tile looks while it turns over, and whether its new side shows already. */
export function turnOver(t: Tween, now: number): { width: number; newSide: boolean } {
  const e = ease(Math.max(0, progress(t, now)));
  return { width: Math.max(0.02, Math.abs(Math.cos(Math.PI * e))), newSide: e >= 0.5 };
}
