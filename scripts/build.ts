/** `npm run build`: `dist/` and the static site; `npm run build -- dist` or `-- site`: one of them. */
import { buildDist } from './build-dist.ts';
import { buildSite } from './build-site.ts';

const [only] = process.argv.slice(2);
if (only !== 'site') {
  await buildDist();
  console.log('built dist/');
}
if (only !== 'dist') {
  await buildSite();
  console.log('built site/dist/');
}
