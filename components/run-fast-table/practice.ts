/** The practice options of Run Fast, as choices in words. */
import type { RunFastOptions } from '../../machines/run-fast/model.ts';
import type { RunFastWords } from '../locales/en/run-fast.ts';
import type { OptionField } from '../table/table-state.ts';

export function practiceFields(
  words: RunFastWords,
  { rounds }: RunFastOptions,
): readonly OptionField[] {
  return [
    {
      name: 'rounds',
      label: words.roundsLabel,
      value: String(rounds),
      choices: [4, 8].map((n) => ({ value: String(n), label: words.roundsChoice({ n }) })),
    },
  ];
}
