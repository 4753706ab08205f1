/**
 * The figures of a rummy example's captions.
 * `{sum}` what a first meld comes to, as '10 + 10 + 10 = 30' · `{need}` what it has to · `{rule}` that refuses ·
 * `{stands:0}` what the table's first joker stands for · `{laid}` tiles that came to the table · `{tiles:0}` tiles on that seat's rack · `{pool}` tiles to
 * draw · `{joker}` what a joker costs on a rack. After a round: `{count:1}` what that rack is worth · `{beyond:1}` above
 * the lowest · `{differences}` all racks above the lowest · `{points:0}` what the seat gained.
 */
import { jokersOnTable } from '../../../components/example/rummy-jokers.ts';
import type { RummyStep } from '../../../components/example/rummy-walk.ts';
import { rummyExampleWords as words } from '../../../components/locales/en/rummy-example.ts';
import { FIRST_MELD } from '../../../machines/rummy/check.ts';
import { JOKER, rackValue } from '../../../machines/rummy/tile.ts';
import type { Figure } from './captions.ts';

export function rummyFigures({ view, table, racks, pool, laid, meld, refusal }: RummyStep): Figure {
  const { result } = view;
  const lowest = Math.min(...(result?.left ?? []));
  const beyond = result?.left.map((left) => left - lowest);
  return (name, at) => {
    switch (name) {
      case 'sum':
        return meld.length > 0 ? words.sum({ terms: meld }) : undefined;
      case 'need':
        return FIRST_MELD;
      case 'rule':
        return refusal?.rule;
      case 'stands': {
        const tiles = jokersOnTable(table)[at] ?? [];
        return tiles.length > 0 ? words.anyOf({ tiles }) : undefined;
      }
      case 'laid':
        return laid.length;
      case 'tiles':
        return racks[at]?.length;
      case 'pool':
        return pool;
      case 'joker':
        return rackValue([JOKER]);
      case 'count':
        return result?.left[at];
      case 'beyond':
        return beyond?.[at];
      case 'differences':
        return beyond?.reduce((sum, each) => sum + each, 0);
      case 'points':
        return result?.points[at];
      default:
        return undefined;
    }
  };
}
