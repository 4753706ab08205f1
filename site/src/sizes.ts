/** What the script tag costs, measured on the build that this site is made with. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Kilobytes of `pip.js` and all that it imports at once, compressed: '1.2'; null without a build. */
export function scriptKilobytes(): string | null {
  const first = join(process.cwd(), 'dist/pip.js');
  if (!existsSync(first)) return null;
  const files = new Set([first]);
  let bytes = 0;
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    bytes += gzipSync(source).length;
    for (const [, path] of source.matchAll(/\bfrom\s*["'](\.[^"']+)["']/g)) {
      if (path) files.add(join(dirname(file), path));
    }
  }
  return (bytes / 1000).toFixed(1);
}
