/**
 * Fills a caption's figures from the position it describes, so that no number in a guide is typed by hand.
 * `{left}` `{right}` the open ends · `{count:1}` pips left in that seat's hand · `{tiles:0}` tiles in it ·
 * `{boneyard}` tiles to draw · `{points:0}` what that seat scored in the round.
 */
import { endNumbers } from '../../../components/domino-table/fits.ts';
import type { DominoView } from '../../../machines/dominoes/model.ts';

/** Throws where a caption asks for a figure that the position doesn't have. */
export function fillCaption(caption: string, view: DominoView): string {
  return caption.replace(/\{(\w+)(?::(\d))?\}/g, (token, name: string, seat?: string) => {
    const figure = figureOf(view, name, Number(seat ?? -1));
    if (figure === undefined) throw new Error(`${token} has no figure in "${caption}"`);
    return String(figure);
  });
}

function figureOf(view: DominoView, name: string, seat: number): number | undefined {
  switch (name) {
    case 'left':
      return endNumbers(view)[0];
    case 'right':
      return endNumbers(view).at(-1);
    case 'boneyard':
      return tileCount(view.stock ?? '');
    case 'tiles':
      return tileCount(view.hands[seat] ?? '');
    case 'count':
      return view.result?.left[seat];
    case 'points':
      return view.result?.points[seat];
    default:
      return undefined;
  }
}

/** Of a list in notation: `6-4 ?6` are seven. */
export function tileCount(list: string): number {
  return list
    .split(' ')
    .filter(Boolean)
    .reduce((sum, word) => sum + (word.startsWith('?') ? Number(word.slice(1)) : 1), 0);
}
