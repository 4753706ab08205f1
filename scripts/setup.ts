/** `npm run setup`: packages are installed already when this runs; brings the browsers or says how to. */
import { engines, findBrowser } from './browsers.ts';
import { installBrowsers } from './install-browsers.ts';

installBrowsers();
for (const engine of engines) {
  const found = findBrowser(engine);
  const where = found === null ? 'missing' : 'binary' in found ? found.binary : found.driver;
  console.log(`${engine.padEnd(9)} ${where}`);
}
