/** The practice options of dominoes, as choices in words. */
import type { DominoWords } from '../locales/en/dominoes.ts';
import type { OptionField } from '../table/table-state.ts';

/** The element's properties that are chosen from. */
export interface Chosen {
  readonly rules: unknown;
  readonly players: unknown;
  readonly target: unknown;
}

const counts = ['2', '3', '4'];
const targets = ['50', '100', '150'];

export function practiceFields(words: DominoWords, chosen: Chosen): OptionField[] {
  const rules = typeof chosen.rules === 'string' && chosen.rules !== '' ? chosen.rules : 'draw';
  const target = String(chosen.target ?? '100');
  return [
    {
      name: 'players',
      label: words.playersLabel,
      value: String(chosen.players ?? '2'),
      choices: counts.map((value) => ({ value, label: words.playersChoice({ n: Number(value) }) })),
    },
    {
      name: 'rules',
      label: words.variantLabel,
      value: rules,
      choices: [
        { value: 'draw', label: words.variants.draw },
        { value: 'block', label: words.variants.block },
      ],
    },
    {
      name: 'target',
      label: words.targetLabel,
      value: target,
      choices: [...new Set([...targets, target])]
        .sort((a, b) => Number(a) - Number(b))
        .map((value) => ({ value, label: words.points({ n: Number(value) }) })),
    },
  ];
}
