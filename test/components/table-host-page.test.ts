import { expect, fixture, html } from '@open-wc/testing';
import type { PipDominoTable } from '../../components/domino-table/domino-table.ts';
import { seated, unseated } from './support/domino.ts';
import { all, laidOut, myTurn, one } from './support/table.ts';
import { waitUntil } from './support/wait.ts';

/** A page's own rules, for as long as `during` runs. */
async function styled(css: string, during: () => Promise<void>): Promise<void> {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  try {
    await during();
  } finally {
    style.remove();
  }
}

async function tableIn(parent: HTMLElement): Promise<PipDominoTable> {
  const table = document.createElement('pip-domino-table');
  parent.append(table);
  await laidOut(table);
  return table;
}

describe('a table keeps its size', () => {
  for (const css of [
    'pip-domino-table { display: block }',
    'pip-domino-table { display: inline-block }',
    'pip-domino-table { display: flex }',
    'pip-domino-table { display: grid }',
    'pip-domino-table { display: inline }',
    '* { all: unset }',
  ]) {
    it(`where a page says ${css}`, () =>
      styled(css, async () => {
        const frame = await fixture<HTMLElement>(html`<div></div>`);
        frame.style.cssText = 'display: block; width: 700px';
        const table = await tableIn(frame);
        const { width, height } = one(table, '.table').getBoundingClientRect();
        expect(width).to.equal(700);
        expect(height).to.be.within(400, 820);
      }));
  }

  it('as the page asks for it', async () => {
    const table = await unseated({ height: 500 });
    const height = () => one(table, '.table').getBoundingClientRect().height;
    expect(height()).to.equal(500);
    table.style.height = '';
    table.style.minHeight = '720px';
    expect(height()).to.equal(720);
    table.style.minHeight = '';
    table.style.maxHeight = '430px';
    expect(height()).to.equal(430);
    table.style.display = 'none';
    expect(height()).to.equal(0);
  });

  for (const [what, css] of [
    ['a float', 'float: left'],
    ['an inline block', 'display: inline-block'],
    ['a table’s cell', 'display: table-cell'],
    ['a row of boxes', 'display: flex'],
  ] as const) {
    it(`in ${what}, which asks how wide it would like to be`, async () => {
      const frame = await fixture<HTMLElement>(html`<div></div>`);
      const inner = document.createElement('div');
      frame.append(inner);
      inner.style.cssText = css;
      const place = css === 'display: flex' ? document.createElement('div') : inner;
      if (place !== inner) inner.append(place);
      const table = await tableIn(place);
      const { width, height } = table.getBoundingClientRect();
      expect(width).to.be.at.least(280);
      expect(height).to.be.at.least(400);
    });
  }
});

describe('a table’s words', () => {
  it('look the same whatever the page does with its own', async () => {
    const frame = await fixture<HTMLElement>(html`<div></div>`);
    frame.style.cssText =
      'width: 700px; text-indent: 60px; text-transform: uppercase; white-space: pre; letter-spacing: 4px; word-spacing: 9px; writing-mode: vertical-rl';
    const table = await tableIn(frame);
    await waitUntil(() => all(table, '.panel').length > 0, 'the panel');
    const style = getComputedStyle(one(table, '.panel h2'));
    expect(style.textIndent).to.equal('0px');
    expect(style.textTransform).to.equal('none');
    expect(style.whiteSpace).to.equal('normal');
    expect(style.letterSpacing).to.equal('normal');
    expect(style.writingMode).to.equal('horizontal-tb');
  });

  it('keep their look in a frame that takes the table over, and back in the page', async () => {
    const table = await seated({ seed: 'a' });
    await myTurn(table);
    const home = table.parentElement;
    const look = () => getComputedStyle(one(table, '.seats')).listStyleType;
    const sheets = table.shadowRoot?.adoptedStyleSheets.length;
    const frame = document.createElement('iframe');
    document.body.append(frame);
    frame.contentDocument?.body.append(table);
    expect(table.shadowRoot?.adoptedStyleSheets.length).to.equal(sheets);
    expect(look()).to.equal('none');
    home?.append(table);
    expect(table.shadowRoot?.adoptedStyleSheets.length).to.equal(sheets);
    expect(look()).to.equal('none');
    frame.remove();
    expect(await myTurn(table)).to.equal('turn');
  });
});

describe('a table’s dialog', () => {
  it('gives the page back when the page hides the table', async () => {
    const table = await seated({ seed: 'a' });
    await myTurn(table);
    one(table, '[aria-label="Menu"]').click();
    await waitUntil(() => all(table, 'dialog[open]').length === 1, 'open');
    const frame = table.parentElement;
    if (frame) frame.style.display = 'none';
    await waitUntil(() => all(table, 'dialog').length === 0, 'closed');
    if (frame) frame.style.display = '';
    expect(await myTurn(table)).to.equal('turn');
  });
});
