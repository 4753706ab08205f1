/**
 * The figures of a Run Fast example's captions.
 * `{rule}` that refuses · `{cards:0}` cards in that seat's hand · `{bomb}` what a bomb earns and `{bombCost}` what it costs
 * each of the others · `{inPlay:0}` what that seat's round has come to by bombs. After a round: `{left:1}` cards left ·
 * `{cost:1}` what they cost · `{points:0}` what the round came to, bombs included.
 */
import type { RunFastStep } from '../../../components/example/run-fast-walk.ts';
import { total } from '../../../components/locales/en/figures.ts';
import { readSlots } from '../../../machines/run-fast/notation.ts';
import { bombPoints, costOf } from '../../../machines/run-fast/score.ts';
import type { Figure } from './captions.ts';

export function runFastFigures({ view, refusal }: RunFastStep): Figure {
  const { result, inPlay, hands, played } = view;
  const [earned = 0, cost = 0] = bombPoints([1, 0, 0]);
  return (name, at) => {
    const points = result?.points[at];
    switch (name) {
      case 'rule':
        return refusal?.rule;
      case 'cards':
        return readSlots(hands[at] ?? '')?.length;
      case 'bomb':
        return earned;
      case 'bombCost':
        return -cost;
      case 'inPlay':
        return total(inPlay?.[at] ?? 0);
      case 'left':
        return result?.left[at];
      case 'cost':
        return result ? costOf(result.left[at] ?? 0, played?.[at] ?? false) : undefined;
      case 'points':
        return points === undefined ? undefined : total(points);
      default:
        return undefined;
    }
  };
}
