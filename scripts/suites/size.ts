/** The script tag and the table stay as light as was promised. */
import { findBrowser } from '../browsers.ts';
import { type Counts, none, oneFailed, onePassed, sum } from '../counts.ts';
import { weighDominoTable } from '../loads.ts';
import { missingEngine } from './components.ts';

/** Bytes, gzipped. */
const limits = { script: 4 * 1024, playable: 45 * 1024, whole: 155 * 1024 } as const;
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
    const fits = weights[what] <= limits[what];
    console.log(
      `  ${fits ? ' ' : '✗'} ${names[what]}: ${kib(weights[what])} of ${kib(limits[what])} KiB gz`,
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
