/** Runs in a frame that allows scripts and nothing else: tells the page around it what became of a photograph. */
import { photographLook } from '../../../components/domino-table/tile-backs/photographs.ts';

const violations: string[] = [];
document.addEventListener('securitypolicyviolation', (event) => {
  violations.push(`${event.violatedDirective} ${event.blockedURI}`);
});

async function sizes(): Promise<string> {
  const { strokes } = await photographLook('earth');
  const image = strokes.find((stroke) => stroke.do === 'image');
  return image ? `${image.image.width} × ${image.image.height}` : 'no photograph';
}

const told = await sizes().catch(String);
// A violation is told in a task of its own.
await new Promise((resolve) => setTimeout(resolve, 0));
parent.postMessage({ photograph: told, violations }, '*');
