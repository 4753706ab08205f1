import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { emulate, press, tap, touch, viewport } from './support/browser.ts';

describe('the runner itself', () => {
  it('renders, checks with axe and sends real keys', async () => {
    const input = await fixture<HTMLInputElement>(html`<input aria-label="name" />`);
    await expect(input).to.be.accessible();
    input.focus();
    await sendKeys({ type: 'six' });
    expect(input.value).to.equal('six');
  });

  it('presses keys together', async () => {
    const box = await fixture<HTMLElement>(html`<p><button>one</button><button>two</button></p>`);
    const [one, two] = box.querySelectorAll('button');
    two?.focus();
    await press('Shift', 'Tab');
    expect(document.activeElement).to.equal(one);
    await press('Enter');
  });

  it('taps', async () => {
    const button = await fixture<HTMLButtonElement>(html`<button>touch me</button>`);
    const seen: string[] = [];
    for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel']) {
      button.addEventListener(type, (event) => {
        if (event instanceof PointerEvent) seen.push(`${event.pointerType} ${type}`);
      });
    }
    await tap(button);
    expect(seen.map((event) => event.split(' ')[1])).to.include.members([
      'pointerdown',
      'pointerup',
    ]);
  });

  it('cancels a touch where the engine can', async function () {
    const button = await fixture<HTMLButtonElement>(html`<button>touch me</button>`);
    const cancelled = new Promise((resolve) => button.addEventListener('pointercancel', resolve));
    if (!(await touch({ do: 'down', x: 20, y: 20 }, { do: 'cancel' }))) this.skip();
    await cancelled;
  });

  it('resizes the viewport', async () => {
    await viewport(500, 400);
    expect([innerWidth, innerHeight]).to.deep.equal([500, 400]);
  });

  it('emulates media where the engine can', async function () {
    if (!(await emulate({ forcedColors: 'active', reducedMotion: 'reduce' }))) this.skip();
    expect(matchMedia('(forced-colors: active)').matches).to.equal(true);
    expect(matchMedia('(prefers-reduced-motion: reduce)').matches).to.equal(true);
  });

  it('loads Pixi', async () => {
    const { Graphics } = await import('pixi.js');
    expect(new Graphics().rect(0, 0, 2, 2).fill('#fff').bounds.width).to.equal(2);
  });
});
