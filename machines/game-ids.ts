/** Every game that there is, by the name that records and pages know it by. */
export const GAME_IDS = ['dominoes', 'rummy', 'run-fast'] as const;
