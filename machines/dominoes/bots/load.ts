/** Which bot thinks about a view; each skill, and what only some rules need, is loaded when it is first asked for. */
import type { Skill } from '../../game.ts';
import type { Search } from '../../think.ts';
import type { DominoOptions, DominoView } from '../model.ts';
import type { Board } from './board.ts';
import { endsCountIn, rowOf } from './row.ts';

export async function searchFor(
  view: DominoView,
  skill: Skill,
  seed: string,
  effort?: number,
): Promise<Search<string>> {
  if (skill === 'expert') {
    if (endsCountIn(rowOf(view.options))) {
      const { armsExpert } = await import('./arms-expert.ts');
      return armsExpert(view, seed, effort);
    }
    const { expert } = await import('./expert.ts');
    return expert(view, seed, effort);
  }
  const board = await boardFor(view.options);
  if (skill === 'beginner') {
    const { beginner } = await import('./beginner.ts');
    return beginner(view, board, seed);
  }
  const { normal } = await import('./normal.ts');
  return normal(view, board);
}

/** The board that a match's rules are played on. */
export async function boardFor(options: DominoOptions): Promise<Board> {
  const row = rowOf(options);
  if (endsCountIn(row)) {
    const { armsBoard } = await import('./arms-board.ts');
    return armsBoard(row);
  }
  const { lineBoard } = await import('./line-board.ts');
  return lineBoard;
}
