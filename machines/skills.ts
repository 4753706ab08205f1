/** How well a bot may play, from the weakest. */
export const SKILLS = ['beginner', 'normal', 'expert'] as const;
