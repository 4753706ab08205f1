/** Finds the three browser engines on this machine. Where they come from is setup's business. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export const engines = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof engines)[number];

/** What it takes to run an engine; WebKit is driven through its WebDriver. */
export type Browser =
  | { engine: 'chromium'; binary: string }
  | { engine: 'firefox'; binary: string }
  | { engine: 'webkit'; kind: 'webkitgtk'; binary: string; driver: string; xvfb: string | null }
  | { engine: 'webkit'; kind: 'safari'; driver: string };

/** The browser of that engine, or null where this machine has none. `PIP_CHROMIUM` and `PIP_FIREFOX` name one. */
export function findBrowser(engine: Engine): Browser | null {
  if (engine === 'webkit') return findWebKit();
  const binary = firstExisting(candidates[engine]());
  return binary === null ? null : { engine, binary };
}

const candidates = {
  chromium: () => [
    process.env.PIP_CHROMIUM,
    ...onPath('chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ...inProgramFiles('Google/Chrome/Application/chrome.exe'),
    ...inProgramFiles('Microsoft/Edge/Application/msedge.exe'),
  ],
  firefox: () => [
    process.env.PIP_FIREFOX,
    ...onPath('firefox-esr', 'firefox'),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    ...inProgramFiles('Mozilla Firefox/firefox.exe'),
  ],
};

function findWebKit(): Browser | null {
  if (process.platform === 'darwin') {
    const driver = firstExisting(['/usr/bin/safaridriver']);
    return driver === null ? null : { engine: 'webkit', kind: 'safari', driver };
  }
  const driver = firstExisting(onPath('WebKitWebDriver'));
  const binary = firstExisting(miniBrowsers());
  if (driver === null || binary === null) return null;
  const xvfb = firstExisting(onPath('Xvfb'));
  if (xvfb === null && process.env.DISPLAY === undefined) return null;
  return { engine: 'webkit', kind: 'webkitgtk', binary, driver, xvfb };
}

/** WebKitGTK keeps its own small browser outside PATH; each distribution has a folder of its own for it. */
function miniBrowsers(): (string | undefined)[] {
  const folders = [
    '/usr/lib/x86_64-linux-gnu',
    '/usr/lib/aarch64-linux-gnu',
    '/usr/lib64',
    '/usr/lib',
    '/usr/libexec',
  ];
  const usual = folders.flatMap((folder) =>
    ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map((name) =>
      join(folder, name, 'MiniBrowser'),
    ),
  );
  return [process.env.PIP_MINIBROWSER, ...usual, ...listedByDpkg()];
}

function listedByDpkg(): string[] {
  try {
    const files = execFileSync('dpkg', ['-L', 'libwebkit2gtk-4.1-0'], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return files.split('\n').filter((file) => file.endsWith('/MiniBrowser'));
  } catch {
    return [];
  }
}

function onPath(...names: string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function inProgramFiles(path: string): string[] {
  const folders = [
    process.env.PROGRAMFILES,
    process.env['PROGRAMFILES(X86)'],
    process.env.LOCALAPPDATA,
  ];
  return folders.filter((folder) => folder !== undefined).map((folder) => join(folder, path));
}

function firstExisting(paths: readonly (string | undefined)[]): string | null {
  return paths.find((path) => path !== undefined && existsSync(path)) ?? null;
}
