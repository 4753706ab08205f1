/** A domino position in words, for those who don't see its picture. */
import { sizeOf } from '../domino-table/fits.ts';
import type { ExampleWords } from '../locales/en/example.ts';
import type { DominoStep } from './domino-walk.ts';

export function describeDominoes(
  { domino }: ExampleWords,
  { view, counts, scored, by }: DominoStep,
  names: readonly string[],
): string {
  const stock = sizeOf(view.stock);
  return [
    view.line ? domino.line({ tiles: view.line }) : domino.noLine,
    ...(view.up ? [domino.up({ tiles: view.up })] : []),
    ...(view.down ? [domino.down({ tiles: view.down })] : []),
    ...(counts.length > 0 ? [domino.endsSpoken({ counts })] : []),
    ...(scored > 0 && by !== null
      ? [domino.scoredSpoken({ name: names[by] ?? String(by + 1), points: scored })]
      : []),
    ...view.hands.map((hand, seat) =>
      domino.hand({ name: names[seat] ?? String(seat + 1), tiles: handText(domino, hand) }),
    ),
    ...(stock > 0 ? [domino.boneyard({ count: stock })] : []),
  ].join(' ');
}

function handText(domino: ExampleWords['domino'], hand: string): string {
  if (hand === '') return domino.empty;
  return hand
    .split(' ')
    .map((word) => (word.startsWith('?') ? domino.hidden({ count: Number(word.slice(1)) }) : word))
    .join(' ');
}
