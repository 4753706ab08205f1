/** A domino position in words, for those who don't see its picture. */
import type { DominoView } from '../../machines/dominoes/model.ts';
import { sizeOf } from '../domino-table/fits.ts';
import type { ExampleWords } from '../locales/en/example.ts';

export function describeDominoes(
  { domino }: ExampleWords,
  view: DominoView,
  names: readonly string[],
): string {
  const stock = sizeOf(view.stock);
  return [
    view.line ? domino.line({ tiles: view.line }) : domino.noLine,
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
