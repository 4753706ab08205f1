/** The script tag and the tables stay as light as was promised, and none loads what is another game's. */
import type { GameId } from '../../machines/game.ts';
import { GAME_IDS } from '../../machines/game-ids.ts';
import { findBrowser } from '../browsers.ts';
import { type Counts, checked, none, oneFailed, onePassed, sum } from '../counts.ts';
import { type Weights, weighed, weighTable } from '../loads.ts';
import { missingEngine } from './components.ts';

/** KiB, gzipped. */
const promised = { script: 4, playable: 45, whole: 155 } as const;

/** What fails. Where a promise isn't kept yet: just above what was reached, so that it doesn't get worse unseen. */
const limits = {
  dominoes: { ...promised, playable: 69 },
  rummy: { ...promised, playable: 75 },
  'run-fast': { ...promised, playable: 70 },
} as const;

const names = {
  script: 'pip.js alone',
  playable: 'playable without Pixi',
  whole: 'with Pixi',
} as const;

export async function sizeSuite(): Promise<Counts> {
  const browser = findBrowser('chromium');
  if (browser?.engine !== 'chromium') return missingEngine('chromium');
  let counts = none;
  for (const table of GAME_IDS) {
    const weights = await leastOf(limits[table].playable, () =>
      weighTable(browser, weighed[table]),
    );
    const found = sum(checkWeights(table, weights), checkGames(table, weights));
    counts = sum(counts, found);
    if (found.failed === 0) continue;
    for (const { file, bytes } of weights.files) {
      console.log(`    ${kib(bytes).padStart(6)} ${file}`);
    }
  }
  return counts;
}

/** On a busy machine what is loaded afterwards may be there before a move can be made: the least of three counts. */
async function leastOf(limit: number, weigh: () => Promise<Weights>): Promise<Weights> {
  let least = await weigh();
  for (let more = 2; more > 0 && least.playable > limit * 1024; more -= 1) {
    const again = await weigh();
    if (again.playable < least.playable) least = again;
  }
  return least;
}

function checkWeights(table: GameId, weights: Weights): Counts {
  let counts = none;
  for (const what of ['script', 'playable', 'whole'] as const) {
    const limit = limits[table][what];
    const fits = weights[what] <= limit * 1024;
    const missed = weights[what] > promised[what] * 1024;
    const line = `${table}, ${names[what]}: ${kib(weights[what])} of ${limit} KiB gz${
      missed ? ` (promised: ${promised[what]})` : ''
    }`;
    if (fits) console.log(`    ${line}`);
    counts = sum(counts, fits ? onePassed : oneFailed(line));
  }
  return counts;
}

/** A page with one game's table has no code of another's. */
function checkGames(table: GameId, { files }: Weights): Counts {
  const foreign = files.filter(({ games }) => games.some((game) => game !== table));
  return checked(foreign.map(({ file, games }) => `${table} loads ${file}: ${games}`));
}

function kib(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
