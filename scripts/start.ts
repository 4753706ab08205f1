/** `npm start`: builds everything and serves the site with live tables; `PORT` and `HOST` ask for an address, `-- --dev` for Astro's own server. */
import { join } from 'node:path';
import { buildDist } from './build-dist.ts';
import { buildSite } from './build-site.ts';
import { binOf, run } from './command.ts';
import { root } from './root.ts';
import { type StaticServer, serve } from './static-server.ts';

console.log('Building the tables…');
await buildDist();
if (process.argv.includes('--dev')) {
  process.env.ASTRO_TELEMETRY_DISABLED = '1';
  await run(process.execPath, [binOf('astro', 'astro'), 'dev', '--root', 'site'], true);
} else {
  console.log('Building the site…');
  await buildSite();
  const { origin, close } = await serveSite();
  console.log(`\nPip Tables: ${origin}/\n\nCtrl+C stops it.`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void close().then(() => process.exit(0)));
  }
}

/** On the port asked for, else the first free one from 4321. */
async function serveSite(): Promise<StaticServer> {
  const folders = { '/': join(root, 'site/dist') };
  const options = { folders, gzip: true, host: process.env.HOST ?? 'localhost' };
  const asked = Number(process.env.PORT ?? '');
  if (asked > 0) return serve({ ...options, port: asked });
  for (let port = 4321; port < 4361; port++) {
    const server = await serve({ ...options, port }).catch(() => null);
    if (server !== null) return server;
  }
  return serve(options);
}
