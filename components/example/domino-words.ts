/** A domino position in words, for those who don't see its picture. */
import { sizeOf } from '../domino-table/fits.ts';
import type { DominoExampleWords } from '../locales/en/dominoes-example.ts';
import type { DominoStep } from './domino-walk.ts';

export function describeDominoes(
  words: DominoExampleWords,
  { view, counts, scored, by }: DominoStep,
  names: readonly string[],
): string {
  const stock = sizeOf(view.stock);
  return [
    view.line ? words.line({ tiles: view.line }) : words.noLine,
    ...(view.up ? [words.up({ tiles: view.up })] : []),
    ...(view.down ? [words.down({ tiles: view.down })] : []),
    ...(counts.length > 0 ? [words.endsSpoken({ counts })] : []),
    ...(scored > 0 && by !== null
      ? [words.scoredSpoken({ name: names[by] ?? String(by + 1), points: scored })]
      : []),
    ...view.hands.map((hand, seat) =>
      words.hand({ name: names[seat] ?? String(seat + 1), tiles: handText(words, hand) }),
    ),
    ...(stock > 0 ? [words.boneyard({ count: stock })] : []),
  ].join(' ');
}

function handText(words: DominoExampleWords, hand: string): string {
  if (hand === '') return words.empty;
  return hand
    .split(' ')
    .map((word) => (word.startsWith('?') ? words.hidden({ count: Number(word.slice(1)) }) : word))
    .join(' ');
}
