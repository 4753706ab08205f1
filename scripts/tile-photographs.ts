/** The photographs on tile backs as modules: pages that allow our scripts may forbid images. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './root.ts';

const folder = 'components/domino-table/tile-backs/photographs';

interface PhotographModule {
  file: string;
  text: string;
}

export function photographModules(): PhotographModule[] {
  return globSync('*.webp', { cwd: join(root, folder) })
    .sort()
    .map((picture) => {
      const bytes = readFileSync(join(root, folder, picture));
      const text = `/** Made from ${picture} by \`npm run generate\`: its bytes in base64. */
export const webp =
  '${bytes.toString('base64')}';
`;
      return { file: `${folder}/${basename(picture, '.webp')}.ts`, text };
    });
}

export function writePhotographModules(): void {
  for (const { file, text } of photographModules()) writeFileSync(join(root, file), text);
}

export function photographModulesAreCurrent(): boolean {
  return photographModules().every(({ file, text }) => {
    try {
      return readFileSync(join(root, file), 'utf8') === text;
    } catch {
      return false;
    }
  });
}
