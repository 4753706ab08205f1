/** Expert. */
import type { Search } from '../../think.ts';
import type { RummyView } from '../model.ts';
import { normal } from './normal.ts';

export function expert(view: RummyView, _seed: string, _effort?: number): Search<string> {
  return normal(view);
}
