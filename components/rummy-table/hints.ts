/** The tiles that a hint lays. Pure. */
import type { RummyView } from '../../machines/rummy/model.ts';
import { changesOf, tableOf } from './changes.ts';
import { type Name, tileOfName } from './names.ts';
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
