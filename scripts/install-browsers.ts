/** Brings the three engines where it may: Debian and its kin, as root or in CI. Elsewhere says what is missing. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { engines, findBrowser } from './browsers.ts';

const debian = {
  chromium: ['chromium'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
} as const;
const elsewhere = {
  chromium: 'install Chrome or Chromium, or name its program in PIP_CHROMIUM',
  firefox: 'install Firefox, or name its program in PIP_FIREFOX',
  webkit:
    process.platform === 'darwin'
      ? 'run `safaridriver --enable` once'
      : 'install WebKitGTK with its WebKitWebDriver and Xvfb (there is no Safari on this system)',
} as const;

let asked = false;

/** Once a run, however many suites need browsers. */
export function installBrowsers(): void {
  if (asked) return;
  asked = true;
  const missing = engines.filter((engine) => findBrowser(engine) === null);
  if (missing.length === 0) return;
  const packages = missing.flatMap((engine) => [...debian[engine]]);
  if (existsSync('/usr/bin/apt-get')) {
    if (mayInstall()) {
      aptInstall(packages);
      return;
    }
    console.log(
      `Missing browsers: ${missing.join(', ')}. To install them:\n  ${aptLine(packages)}`,
    );
  } else {
    for (const engine of missing) console.log(`Missing browser: ${engine}: ${elsewhere[engine]}.`);
  }
  console.log('Their tests are skipped until then.\n');
}

function mayInstall(): boolean {
  return process.getuid?.() === 0 || process.env.CI !== undefined;
}

function aptLine(packages: readonly string[]): string {
  return `sudo apt-get update && sudo apt-get install -y ${packages.join(' ')}`;
}

function aptInstall(packages: readonly string[]): void {
  console.log(`Installing ${packages.join(', ')} with apt-get…`);
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const step of [
    ['update', '-q'],
    ['install', '-y', '-o', 'DPkg::Lock::Timeout=300', '-q', ...packages],
  ]) {
    const [file = 'apt-get', ...args] = [...sudo, 'apt-get', ...step];
    const { status } = spawnSync(file, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
    if (status === 0) continue;
    console.log(`apt-get ${step[0]} failed (${status}). By hand:\n  ${aptLine(packages)}\n`);
    return;
  }
}
