/**
 * Fills a caption's figures from the step it describes, so that no number in a guide is typed by hand.
 * `{left}` `{right}` `{up}` `{down}` the open ends · `{sum}` what they count, as '2 + 3 = 5' · `{total}` that count ·
 * `{scored}` what the step's move scored · `{score:0}` that side's score in the match · `{tiles:0}` tiles in that
 * seat's hand · `{boneyard}` tiles to draw. After a round: `{count:1}` pips left in that seat's hand · `{pair:0}` in
 * that pair's hands · `{others:0}` in all hands but that · `{differences}` above the lowest hand · `{points:0}` what that side scored in the round, `{bonus:0}` at its end, `{play:0}` in play.
 */

import { endsOf, sizeOf } from '../../../components/domino-table/fits.ts';
import type { DominoStep } from '../../../components/example/domino-walk.ts';
import { example as words } from '../../../components/locales/en/example.ts';
import { unbroken } from '../unbroken.ts';

/** Throws where a caption asks for a figure that the step doesn't have. Tiles' names come out unbroken. */
export function fillCaption(caption: string, step: DominoStep): string {
  return unbroken(filled(caption, step));
}

function filled(caption: string, step: DominoStep): string {
  return caption.replace(/\{(\w+)(?::(\d))?\}/g, (token, name: string, seat?: string) => {
    const figure = figureOf(step, name, Number(seat ?? -1));
    if (figure === undefined) throw new Error(`${token} has no figure in "${caption}"`);
    return String(figure);
  });
}

function figureOf(step: DominoStep, name: string, at: number): number | string | undefined {
  const { view, counts } = step;
  const { result } = view;
  const points = result?.points[at];
  const inPlay = result?.inPlay?.[at] ?? 0;
  switch (name) {
    case 'left':
      return endsOf(view).L;
    case 'right':
      return endsOf(view).R;
    case 'up':
      return endsOf(view).U;
    case 'down':
      return endsOf(view).D;
    case 'sum':
      return counts.length > 0 ? words.domino.sum({ counts }) : undefined;
    case 'total':
      return counts.length > 0 ? counts.reduce((sum, n) => sum + n, 0) : undefined;
    case 'scored':
      return step.scored > 0 ? step.scored : undefined;
    case 'score':
      return view.scores?.[at];
    case 'boneyard':
      return sizeOf(view.stock);
    case 'tiles':
      return sizeOf(view.hands[at]);
    case 'count':
      return result?.left[at];
    case 'pair':
      return result?.left.reduce((sum, left, seat) => (seat % 2 === at ? sum + left : sum), 0);
    case 'others':
      return result?.left.reduce((sum, left, seat) => (seat === at ? sum : sum + left), 0);
    case 'differences':
      return result?.left.reduce((sum, left) => sum + left - Math.min(...result.left), 0);
    case 'points':
      return points;
    case 'bonus':
      return points === undefined ? undefined : points - inPlay;
    case 'play':
      return result ? inPlay : undefined;
    default:
      return undefined;
  }
}
