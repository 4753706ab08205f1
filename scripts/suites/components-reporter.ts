/** Tells what failed and one line a file; counts for the last line. */
import type {
  Reporter,
  TestResultError,
  TestSession,
  TestSuiteResult,
} from '@web/test-runner-core';
import { type Counts, none, oneFailed, onePassed, oneSkipped, sum } from '../counts.ts';

export interface CountingReporter {
  reporter: Reporter;
  counts(): Counts;
  /** Files cut short because the browser's page went away: neither passed nor failed, not counted. */
  interrupted(): readonly string[];
}

/** `last`: nobody will run an interrupted file again, so it counts as failed. */
export function quietReporter(engine: string, last: boolean): CountingReporter {
  let counts = none;
  const interrupted: string[] = [];
  const reporter: Reporter = {
    reportTestFileResults({ sessionsForTestFile }) {
      for (const session of sessionsForTestFile) {
        if (last || session.testFile === undefined || !wentAway(session)) {
          counts = sum(counts, tell(engine, session));
        } else {
          interrupted.push(relative(session.testFile));
        }
      }
    },
  };
  return { reporter, counts: () => counts, interrupted: () => interrupted };
}

function wentAway(session: TestSession): boolean {
  return session.errors.some(({ message }) => message.includes('the browser disconnected'));
}

function tell(engine: string, session: TestSession): Counts {
  const name = relative(session.testFile ?? '(no file)');
  let counts = session.testResults === undefined ? none : walk(session.testResults, [engine]);
  // An error outside any test (a module that doesn't load, a test that never ends) is a failure of its own.
  for (const error of session.errors) {
    counts = sum(counts, failed(`${engine} ${name}: outside any test`, error));
  }
  if (session.passed !== true && counts.failed === 0) {
    counts = sum(counts, oneFailed(`${engine} ${name}: the file did not finish`));
  }
  for (const missing of session.request404s) console.log(`    404 ${missing}`);
  for (const log of session.logs) console.log('    console:', ...log);
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  console.log(`  ${engine} ${name}: ${counts.passed} passed, ${counts.failed} failed${skipped}`);
  return counts;
}

function walk(suite: TestSuiteResult, path: readonly string[]): Counts {
  const here = suite.name === '' ? path : [...path, suite.name];
  let counts = none;
  for (const inner of suite.suites) counts = sum(counts, walk(inner, here));
  for (const test of suite.tests) {
    if (test.skipped) counts = sum(counts, oneSkipped);
    else if (test.passed) counts = sum(counts, onePassed);
    else counts = sum(counts, failed([...here, test.name].join(' › '), test.error));
  }
  return counts;
}

function failed(what: string, error: TestResultError | undefined): Counts {
  if (error === undefined) return oneFailed(what);
  const counts = oneFailed(`${what}: ${error.name ?? 'Error'}: ${brief(error.message)}`);
  for (const line of (error.stack ?? '').split('\n').slice(0, 6))
    console.log(`        ${brief(line)}`);
  if (error.expected !== undefined)
    console.log(`        expected ${brief(error.expected)}, got ${brief(error.actual ?? '')}`);
  return counts;
}

function brief(value: string): string {
  return value.length > 400 ? `${value.slice(0, 400)}…` : value;
}

function relative(file: string): string {
  return file.replace(`${process.cwd()}/`, '');
}
