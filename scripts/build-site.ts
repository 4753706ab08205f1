/** Builds the static site into `site/dist`, with the tables of `dist/` under `pip/`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runNodeBin } from './command.ts';
import { root } from './root.ts';

export async function buildSite(): Promise<void> {
  process.env.ASTRO_TELEMETRY_DISABLED = '1';
  await runNodeBin('astro', 'astro', ['build', '--root', 'site', '--silent']);
  if (!existsSync(join(root, 'site/dist/index.html')))
    throw new Error('The site has no index.html');
}
