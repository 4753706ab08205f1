/** A Run Fast position in words, for those who don't see its picture. */
import { readSlots } from '../../machines/run-fast/notation.ts';
import { UNKNOWN } from '../../machines/slots.ts';
import type { RunFastExampleWords } from '../locales/en/run-fast-example.ts';
import type { RunFastStep } from './run-fast-walk.ts';

export function describeRunFast(
  words: RunFastExampleWords,
  { view, trick, picked, refusal }: RunFastStep,
  names: readonly string[],
): string {
  const name = (seat: number): string => names[seat] ?? String(seat + 1);
  const { turn, result, beat } = view;
  return [
    ...trick.flatMap(({ seat, cards, reading }) => {
      if (cards.length === 0) return [words.passSpoken({ name: name(seat) })];
      return reading ? [words.playSpoken({ name: name(seat), combination: reading, cards })] : [];
    }),
    ...(turn === null ? [] : [words[beat ? 'follows' : 'leads']({ name: name(turn) })]),
    ...(picked.length > 0 ? [words.chosenSpoken({ cards: picked })] : []),
    ...(refusal?.rule === undefined ? [] : [words.refusedSpoken({ rule: refusal.rule })]),
    ...view.hands.map((hand, seat) =>
      words.hand({ name: name(seat), cards: handText(words, hand) }),
    ),
    ...(result?.points ?? []).map((points, seat) =>
      words.resultSpoken({ name: name(seat), points }),
    ),
  ].join(' ');
}

function handText(words: RunFastExampleWords, hand: string): string {
  const slots = readSlots(hand) ?? [];
  if (slots.length === 0) return words.empty;
  const cards = slots.filter((slot) => slot !== UNKNOWN);
  const hidden = slots.length - cards.length;
  return [
    ...(cards.length > 0 ? [words.cards({ cards })] : []),
    ...(hidden > 0 ? [words.hidden({ count: hidden })] : []),
  ].join(', ');
}
