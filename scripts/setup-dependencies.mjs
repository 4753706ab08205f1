/** Installs the packages of the lock file when they are missing or stale. Runs on any Node since 18. */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, 'node_modules', '.pip-lock-hash');

/** In another folder with a package.json and a lock file of its own too (bench). */
export function installDependencies(folder = root) {
  process.chdir(root);
  const modules = join(folder, 'node_modules');
  const stampFile = folder === root ? stamp : join(modules, '.pip-lock-hash');
  const hash = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  const current = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash;
  if (!current) {
    // A node_modules that npm left complete for this very lock needs no second install.
    if (!existsSync(modules) || !upToDate(folder)) npmCi(folder);
    writeFileSync(stampFile, hash);
  }
  if (folder === root) installNode();
}

/** The Node that the project runs on; the system's own where it is new enough and no other came along. */
export function projectNode() {
  const local = localNode();
  return existsSync(local) ? local : process.execPath;
}

function localNode() {
  return join(
    root,
    'node_modules',
    'node',
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
}

function npmCi(folder) {
  console.log('Installing packages (npm ci)…');
  const result = npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], folder);
  if (result.status !== 0) {
    console.error('npm ci failed: see above.');
    process.exit(1);
  }
}

/** Some npm versions and settings skip install scripts; the one that fetches Node 24 must have run. */
function installNode() {
  if (existsSync(localNode()) && works(localNode())) return;
  console.log('Installing Node 24 for this project…');
  npm(['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error'], root);
  if (existsSync(localNode()) && works(localNode())) return;
  const script = join(root, 'node_modules', 'node', 'installArchSpecificPackage.js');
  spawnSync(process.execPath, [script], { cwd: dirname(script), stdio: 'inherit' });
  if (existsSync(localNode()) && works(localNode())) return;
  if (Number(process.versions.node.split('.')[0]) >= 24) return;
  console.error(
    'Node 24 could not be installed from the registry; run the command with Node 24 or newer.',
  );
  process.exit(1);
}

function works(node) {
  try {
    return execFileSync(node, ['--version'], { encoding: 'utf8' }).startsWith('v24');
  } catch {
    return false;
  }
}

function upToDate(folder) {
  const hidden = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(hidden)) return false;
  const want = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages;
  const have = JSON.parse(readFileSync(hidden, 'utf8')).packages;
  return Object.entries(want).every(
    ([path, { version, optional, peer }]) =>
      path === '' || optional === true || peer === true || have[path]?.version === version,
  );
}

function npm(args, cwd) {
  // npm tells its scripts where it lives; on Windows npm.cmd can't be spawned without a shell.
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('.js'))
    return spawnSync(process.execPath, [cli, ...args], { cwd, stdio: 'inherit' });
  return spawnSync('npm', args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' });
}
