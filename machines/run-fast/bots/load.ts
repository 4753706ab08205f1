/** Run Fast’s bots. */
import type { Bots } from '../../by-skill.ts';
import type { RunFastView } from '../model.ts';

export const bots: Bots<RunFastView> = {
  beginner: async () => (await import('./beginner.ts')).beginner,
  normal: async () => (await import('./normal.ts')).normal,
  expert: async () => (await import('./expert.ts')).expert,
};
