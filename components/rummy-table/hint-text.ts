/** What a hint says. Pure. */
import type { RummyView } from '../../machines/rummy/model.ts';
import type { Told } from '../table/table-message.ts';
import { changesOf, tableOf } from './changes.ts';
import { setSaid } from './said.ts';
import { setsOf } from './table-view.ts';
import type { ToldWords } from './telling.ts';

export function hintText(words: ToldWords, hint: string, view: RummyView): Told {
  const after = tableOf(hint);
  if (!after) return { text: hint === 'pass' ? words.hintPass : words.hintDraw, tone: 'prompt' };
  const { fresh, grown, moved, laid } = changesOf(setsOf(view), after);
  const parts = [
    ...fresh.map((tiles) => words.hintNew({ now: setSaid(tiles) })),
    ...grown.map(({ tiles, now }) => words.hintAdd({ tiles, now: setSaid(now) })),
    ...(moved ? [words.hintMoved({ tiles: moved.tiles, sets: moved.sets.map(setSaid) })] : []),
  ];
  const spoken = words.hintLay({ parts });
  const plain = parts.length === 1 && !moved;
  return {
    text: plain ? spoken : words.hintLit({ tiles: laid }),
    brief: words.hintBrief,
    tone: 'prompt',
    spoken,
  };
}
