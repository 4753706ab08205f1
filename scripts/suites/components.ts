/** The components' tests, run by @web/test-runner in the three engines, one engine after the other. */
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { startTestRunner, type TestRunner, type TestRunnerConfig } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import type { BrowserLauncher, TestRunnerPlugin } from '@web/test-runner-core';
import { type Browser, type Engine, engines, findBrowser } from '../browsers.ts';
import { chromiumFlags } from '../chromium-flags.ts';
import { type Counts, none, oneFailed, oneSkipped, sum } from '../counts.ts';
import { freePort, startWebKitDriver } from '../webkit-driver.ts';
import { WebKitLauncher } from '../webkit-launcher.ts';
import { browserCommands } from './components-commands.ts';
import { quietReporter } from './components-reporter.ts';

export interface ComponentsOptions {
  browsers: readonly Engine[];
  files: readonly string[];
}

export async function runComponents(options: ComponentsOptions): Promise<Counts> {
  let counts = none;
  for (const engine of options.browsers) {
    const browser = findBrowser(engine);
    counts = sum(
      counts,
      browser === null ? missingEngine(engine) : await runIn(browser, options.files),
    );
  }
  return counts;
}

/** On somebody's own machine a missing engine is skipped; in CI it is a failure. */
export function missingEngine(engine: Engine): Counts {
  console.log(`  ${engine}: this machine has none (\`npm run setup\` says how to get it)`);
  return process.env.CI === undefined ? oneSkipped : oneFailed(`${engine} is missing`);
}

async function runIn(browser: Browser, files: readonly string[]): Promise<Counts> {
  if (browser.engine !== 'webkit') return run(browser.engine, puppeteer(browser), files);
  const driver = await startWebKitDriver(browser);
  try {
    return await run('webkit', new WebKitLauncher(driver), files);
  } finally {
    await driver.stop();
  }
}

function puppeteer(browser: Browser & { binary: string }): BrowserLauncher {
  const executablePath = browser.binary;
  if (browser.engine === 'firefox')
    return chromeLauncher({ launchOptions: { browser: 'firefox', executablePath } });
  return chromeLauncher({ launchOptions: { executablePath, args: [...chromiumFlags] } });
}

async function run(
  engine: Engine,
  browser: BrowserLauncher,
  files: readonly string[],
  tries = 8,
): Promise<Counts> {
  const report = quietReporter(engine, tries === 1);
  const config: Partial<TestRunnerConfig> = {
    rootDir: process.cwd(),
    files: files.length > 0 ? [...files] : 'test/components/**/*.test.ts',
    port: await freePort(),
    browsers: [browser],
    concurrency: 1,
    nodeResolve: { exportConditions: ['browser', 'production'] },
    plugins: [
      browserCommands(),
      pixiInOneFile,
      esbuildPlugin({ ts: true, target: 'es2022', tsconfig: 'tsconfig.json' }),
    ],
    reporters: [report.reporter],
    browserStartTimeout: 90_000,
    testsStartTimeout: 90_000,
    testsFinishTimeout: 300_000,
    testFramework: { config: { ui: 'bdd', timeout: '60000' } },
  };
  const runner = await startTestRunner({
    config,
    readCliArgs: false,
    readFileConfig: false,
    autoExitProcess: false,
  });
  if (runner === undefined) throw new Error(`The test runner did not start in ${engine}`);
  await stopped(runner);
  const interrupted = report.interrupted();
  if (interrupted.length === 0) return report.counts();
  // Now and then, and never at the same test, WebKit’s own process traps and takes the page along.
  console.log(`  ${engine}: the page crashed in ${interrupted.join(', ')}: once more`);
  return sum(report.counts(), await run(engine, browser, interrupted, tries - 1));
}

function stopped(runner: TestRunner): Promise<void> {
  return new Promise((resolve) => runner.on('stopped', () => resolve()));
}

/** Pixi's modules import CommonJS packages, which no browser loads; its own bundle holds them all. */
const pixiInOneFile: TestRunnerPlugin = {
  name: 'pixi-in-one-file',
  resolveImport: ({ source }) =>
    source === 'pixi.js' ? '/node_modules/pixi.js/dist/pixi.mjs' : undefined,
};

/** `--browser webkit` (may be repeated, or `all`), and any files. */
export function parseComponentsOptions(args: readonly string[]): ComponentsOptions {
  const browsers: Engine[] = [];
  const files: string[] = [];
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] ?? '';
    if (arg === '--browser') browsers.push(...engineNamed(args[++i] ?? ''));
    else if (arg !== '--files') files.push(arg);
  }
  return { browsers: browsers.length > 0 ? browsers : engines, files };
}

function engineNamed(name: string): readonly Engine[] {
  if (name === 'all') return engines;
  const engine = engines.find((known) => known === name);
  if (engine === undefined)
    throw new Error(`--browser takes ${engines.join(', ')} or all, not “${name}”`);
  return [engine];
}
