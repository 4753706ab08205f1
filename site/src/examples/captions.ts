/** Fills a caption's figures from the step it describes, so that no number in a guide is typed by hand. */
import { unbroken } from '../unbroken.ts';

/** `{name}` or `{name:2}`, the latter of a seat or side; undefined where the step has no such figure. */
export type Figure = (name: string, at: number) => number | string | undefined;

/** Throws where a caption asks for a figure that the step doesn't have. Tiles' names come out unbroken. */
export function fillCaption(caption: string, figure: Figure): string {
  const filled = caption.replace(
    /\{(\w+)(?::(\d))?\}/g,
    (token, name: string, at: string | undefined) => {
      const value = figure(name, Number(at ?? -1));
      if (value === undefined) throw new Error(`${token} has no figure in "${caption}"`);
      return String(value);
    },
  );
  return unbroken(filled);
}
