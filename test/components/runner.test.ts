import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';

describe('the runner itself', () => {
  it('renders, checks with axe and sends real keys', async () => {
    const input = await fixture<HTMLInputElement>(html`<input aria-label="name" />`);
    await expect(input).to.be.accessible();
    input.focus();
    await sendKeys({ type: 'six' });
    expect(input.value).to.equal('six');
  });

  it('loads Pixi', async () => {
    const { Graphics } = await import('pixi.js');
    expect(new Graphics().rect(0, 0, 2, 2).fill('#fff').bounds.width).to.equal(2);
  });
});
