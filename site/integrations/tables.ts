/** Serves the built tables (`dist/`) at `pip/` under the site's base, and copies them there on build. */
import { cpSync, createReadStream, existsSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
};

/** `dist`: where the built tables lie. Type declarations are of no use to a page and stay behind. */
export function tables({ dist }: { dist: URL }): AstroIntegration {
  let base = '/';
  return {
    name: 'pip-tables',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.endsWith('/') ? config.base : `${config.base}/`;
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const path = new URL(request.url ?? '/', 'http://site').pathname;
          // The dev server may or may not have taken the base off already.
          const prefix = [`${base}pip/`, '/pip/'].find((known) => path.startsWith(known));
          const file = prefix && new URL(`./${path.slice(prefix.length)}`, dist);
          const type = types[extname(path)];
          if (!file || !type || !file.href.startsWith(dist.href)) return next();
          if (!existsSync(file) || !statSync(file).isFile()) return next();
          response.setHeader('content-type', type);
          createReadStream(file).pipe(response);
        });
      },
      'astro:build:done': ({ dir, logger }) => {
        if (!existsSync(dist)) {
          logger.warn('dist/ is missing: the pages are built without their tables');
          return;
        }
        cpSync(fileURLToPath(dist), fileURLToPath(new URL('pip/', dir)), {
          recursive: true,
          filter: (from) => !/\/types$|\.d\.ts(\.map)?$/.test(from),
        });
      },
    },
  };
}
