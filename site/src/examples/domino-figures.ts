/**
 * The figures of a domino example's captions.
 * `{left}` `{right}` `{up}` `{down}` the open ends · `{sum}` what they count, as '2 + 3 = 5' · `{total}` that count ·
 * `{scored}` what the step's move scored · `{score:0}` that side's score in the match · `{tiles:0}` tiles in that
 * seat's hand · `{boneyard}` tiles to draw. After a round: `{count:1}` pips left in that seat's hand · `{pair:0}` in
 * that pair's hands · `{others:0}` in all hands but that · `{differences}` above the lowest hand · `{points:0}` what that side scored in the round, `{bonus:0}` at its end, `{play:0}` in play.
 */
import { endsOf, sizeOf } from '../../../components/domino-table/fits.ts';
import type { DominoStep } from '../../../components/example/domino-walk.ts';
import { dominoesExample as words } from '../../../components/locales/en/dominoes-example.ts';
import type { Figure } from './captions.ts';

export function dominoFigures(step: DominoStep): Figure {
  const { view, counts } = step;
  const { result } = view;
  return (name, at) => {
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
        return counts.length > 0 ? words.sum({ counts }) : undefined;
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
  };
}
