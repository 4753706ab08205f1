/** How many checks passed, failed and were skipped: what every suite returns. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed and how, a line each: told once more at the end, where it is looked for. */
  faults: readonly string[];
}

export const none: Counts = { passed: 0, failed: 0, skipped: 0, faults: [] };
export const onePassed: Counts = { ...none, passed: 1 };
export const oneSkipped: Counts = { ...none, skipped: 1 };

/** One failed check; tells what is wrong with it. */
export function oneFailed(...faults: readonly string[]): Counts {
  for (const fault of faults) console.log(`    ✗ ${fault}`);
  return { ...none, failed: 1, faults };
}

/** One check: passed where nothing is wrong. */
export function checked(faults: readonly string[]): Counts {
  return faults.length > 0 ? oneFailed(...faults) : onePassed;
}

export function sum(a: Counts, b: Counts): Counts {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    faults: [...a.faults, ...b.faults],
  };
}
