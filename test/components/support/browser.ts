/**
 * Real input and real conditions for component tests. What an engine can't do answers `false`:
 * `if (!(await emulate({ forcedColors: 'active' }))) this.skip();`
 */
import { executeServerCommand } from '@web/test-runner-commands';
import type { BrowserRequest, Media, TouchStep } from './requests.ts';

/** Presses keys together: `press('ArrowRight')`, `press('Shift', 'Tab')`. */
export function press(...keys: string[]): Promise<boolean> {
  return ask({ ask: 'press', keys });
}

/**
 * One finger, step by step: a touch in Chromium and Firefox; WebKit's driver makes mouse pointer
 * events of the same steps. `cancel` in Chromium only.
 */
export async function touch(...steps: TouchStep[]): Promise<boolean> {
  // The driver answers before the page has heard of a cancelled finger.
  const cancelled = steps.some((step) => step.do === 'cancel')
    ? new Promise((resolve) => window.addEventListener('pointercancel', resolve, { once: true }))
    : null;
  const done = await ask({ ask: 'touch', steps });
  if (done) await cancelled;
  return done;
}

/** A finger's tap on the middle of an element, and the click that an engine makes of it, some only later. */
export async function tap(element: Element): Promise<void> {
  const clicked = new Promise((resolve) =>
    window.addEventListener('click', resolve, { once: true }),
  );
  while (!isTap(await heldFor(element)));
  await clicked;
}

/** How many milliseconds a finger that was to tap was down: on a busy machine longer than a tap. */
async function heldFor(element: Element): Promise<number> {
  const since = { pointerdown: 0, pointerup: 0 };
  const stamp = ({ type, timeStamp }: Event) => Object.assign(since, { [type]: timeStamp });
  for (const type in since) window.addEventListener(type, stamp, { capture: true, once: true });
  await touch({ do: 'down', ...middleOf(element) }, { do: 'up' });
  return since.pointerup - since.pointerdown;
}

/** Firefox takes what is held longer for no tap, and clicks nothing. */
function isTap(held: number): boolean {
  return held < 300 || !navigator.userAgent.includes('Firefox');
}

export function middleOf(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The viewport's size in CSS pixels; back to 800 × 600 after the file. WebKit's window can't be narrower than about 450. */
export function viewport(width: number, height: number): Promise<boolean> {
  changed = true;
  return ask({ ask: 'viewport', width, height });
}

/** Emulates media features until the end of the file. Chromium only. */
export function emulate(media: Media): Promise<boolean> {
  changed = true;
  return ask({ ask: 'media', ...media });
}

/** Slows the processor down by that factor; 1 is as it was. Chromium only. */
export function throttle(factor: number): Promise<boolean> {
  changed = true;
  return ask({ ask: 'throttle', factor });
}

/** Writes `.cache/screens/<name>.png`: for looking at, never for comparing. */
export function screenshot(name: string): Promise<boolean> {
  return ask({ ask: 'screenshot', name });
}

async function ask(request: BrowserRequest): Promise<boolean> {
  const answer = await executeServerCommand<{ done: boolean }, BrowserRequest>(
    'pip-browser',
    request,
  );
  return answer.done;
}

let changed = false;

// Pages are used again by the next file.
after(async () => {
  if (!changed) return;
  await viewport(800, 600);
  await emulate({});
  await throttle(1);
});
