/** Lengths and places in whole pixels. Pure. */

/** The value, or the bound that it is beyond. */
export const clamp = (least: number, value: number, most: number): number =>
  Math.round(Math.max(least, Math.min(value, most)));

/** A centre moved so that the edges of something this wide lie on whole pixels. */
export const onPixels = (centre: number, size: number): number =>
  Math.round(centre - size / 2) + size / 2;
