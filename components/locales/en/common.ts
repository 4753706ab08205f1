/** What every table says, in English. Other languages are files of the type `CommonWords`. */
import { plurals } from '../plurals.ts';

const n = plurals('en');

export const common = {
  you: 'You',
  /** Names of the bots, by seat after the first person's. */
  botNames: ['Nora', 'Max', 'Ida', 'Leo'] as readonly string[],
  seat: (p: { number: number }) => `Seat ${p.number}`,
  skill: { beginner: 'Beginner', normal: 'Normal', expert: 'Expert' } as Readonly<
    Record<'beginner' | 'normal' | 'expert', string>
  >,
  points: (p: { points: number }) => n(p.points, { one: '# point', other: '# points' }),
};

export type CommonWords = typeof common;
