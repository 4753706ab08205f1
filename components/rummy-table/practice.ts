/** The practice options of rummy, as choices in words. */
import type { RummyOptions } from '../../machines/rummy/model.ts';
import type { RummyWords } from '../locales/en/rummy.ts';
import type { OptionField } from '../table/table-state.ts';

export function practiceFields(
  words: RummyWords,
  { players, rounds }: RummyOptions,
): readonly OptionField[] {
  const choices = (numbers: readonly number[], word: (p: { n: number }) => string) =>
    numbers.map((n) => ({ value: String(n), label: word({ n }) }));
  return [
    {
      name: 'players',
      label: words.playersLabel,
      value: String(players),
      choices: choices([2, 3, 4], words.playersChoice),
    },
    {
      name: 'rounds',
      label: words.roundsLabel,
      value: String(rounds),
      choices: choices([1, 3, 5], words.roundsChoice),
    },
  ];
}
