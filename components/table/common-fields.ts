/** The practice options that every game has: how well the bots play, time for each move. */
import { SKILLS } from '../../machines/skills.ts';
import type { CommonWords } from '../locales/en/common.ts';
import type { OptionField } from './table-state.ts';

/** Seconds that a practice table offers for each move. */
const clocks = [0, 20, 60];

export function commonFields(
  words: CommonWords,
  { skill, clock }: { skill: unknown; clock: unknown },
): readonly OptionField[] {
  const level = SKILLS.find((each) => each === skill) ?? 'normal';
  const seconds = typeof clock === 'string' || typeof clock === 'number' ? Number(clock) : 0;
  const offered = clocks.includes(seconds) || !(seconds > 0) ? clocks : [...clocks, seconds];
  return [
    {
      name: 'skill',
      label: words.botSkill,
      value: level,
      choices: SKILLS.map((value) => ({
        value,
        label: words.skill[value],
      })),
    },
    {
      name: 'clock',
      label: words.clock,
      value: String(offered.includes(seconds) ? seconds : 0),
      usual: !offered.includes(seconds) || seconds === 0,
      choices: offered.map((value) => ({
        value: String(value),
        label: value === 0 ? words.clockOff : words.clockSeconds({ seconds: value }),
      })),
    },
  ];
}
