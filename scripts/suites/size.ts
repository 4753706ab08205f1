/** The script tag and the table stay as light as was promised. */
import { findBrowser } from '../browsers.ts';
import { type Counts, none, oneFailed, onePassed, sum } from '../counts.ts';
import { weighDominoTable } from '../loads.ts';
import { missingEngine } from './components.ts';

/** KiB, gzipped. */
const promised = { script: 4, playable: 45, whole: 155 } as const;

/** What fails. Where a promise isn't kept yet: just above what was reached, so that it doesn't get worse unseen. */
const limits = { ...promised, playable: 67 } as const;

const names = {
  script: 'pip.js alone',
  playable: 'a playable domino table without Pixi',
  whole: 'a domino table with Pixi',
} as const;

export async function sizeSuite(): Promise<Counts> {
  const browser = findBrowser('chromium');
  if (browser?.engine !== 'chromium') return missingEngine('chromium');
  const weights = await weighDominoTable(browser);
  let counts = none;
  for (const what of ['script', 'playable', 'whole'] as const) {
    const fits = weights[what] <= limits[what] * 1024;
    const missed = weights[what] > promised[what] * 1024;
    console.log(
      `  ${fits ? ' ' : '✗'} ${names[what]}: ${kib(weights[what])} of ${limits[what]} KiB gz${
        missed ? ` (promised: ${promised[what]})` : ''
      }`,
    );
    counts = sum(counts, fits ? onePassed : oneFailed);
  }
  if (counts.failed > 0) {
    for (const { file, bytes } of weights.files)
      console.log(`    ${kib(bytes).padStart(6)} ${file}`);
  }
  return counts;
}

function kib(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
