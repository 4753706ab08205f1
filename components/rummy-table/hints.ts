/** What a hint comes to: the tiles that it lays, and what it says. Pure. */
import type { RummyView } from '../../machines/rummy/model.ts';
import type { RummyWords } from '../locales/en/rummy.ts';
import { changesOf, tableOf } from './changes.ts';
import { type Name, tileOfName } from './names.ts';
import type { Told } from './prompt.ts';
import { setSaid } from './said.ts';
import { setsOf } from './table-view.ts';

/** Of the rack's tiles those that the hinted move lays. */
export function hintedNames(
  hint: string,
  view: Pick<RummyView, 'table'>,
  rack: readonly Name[],
): Set<Name> {
  const after = tableOf(hint);
  if (!after) return new Set();
  const left = [...changesOf(setsOf(view), after).laid];
  const names = rack.filter((name) => {
    const at = left.indexOf(tileOfName(name));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return new Set(names);
}

export function hintText(words: RummyWords, hint: string, view: RummyView): Told {
  const after = tableOf(hint);
  if (!after) return { text: hint === 'pass' ? words.hintPass : words.hintDraw, tone: 'prompt' };
  const { fresh, grown, moved, laid } = changesOf(setsOf(view), after);
  const parts = [
    ...fresh.map((tiles) => words.hintNew({ now: setSaid(tiles) })),
    ...grown.map(({ tiles, now }) => words.hintAdd({ tiles, now: setSaid(now) })),
    ...(moved ? [words.hintMoved({ tiles: moved.tiles, sets: moved.sets.map(setSaid) })] : []),
  ];
  const spoken = words.hintLay({ parts });
  const brief = parts.length === 1 && !moved;
  return { text: brief ? spoken : words.hintLit({ tiles: laid }), tone: 'prompt', spoken };
}
