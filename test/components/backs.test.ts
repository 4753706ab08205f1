import { aTimeout, expect, fixture, html } from '@open-wc/testing';
import { LitElement } from 'lit';
import { backDialog } from '../../components/domino-table/back-chooser.ts';
import { PipDominoTable } from '../../components/domino-table/domino-table.ts';
import { BackLooks } from '../../components/domino-table/tile-backs/back-looks.ts';
import {
  type BackId,
  backIds,
  photographBacks,
} from '../../components/domino-table/tile-backs/ids.ts';
import { type BackLook, backPicture } from '../../components/domino-table/tile-backs/look.ts';
import { photographLook, standIns } from '../../components/domino-table/tile-backs/photographs.ts';
import { backs } from '../../components/locales/en/backs.ts';
import { paint } from '../../components/stage/paint.ts';
import { pictureMarkup } from '../../components/stage/svg.ts';
import { accessible, still } from './support/accessible.ts';
import { emulate, press, screenshot, viewport } from './support/browser.ts';
import { warnings } from './support/events.ts';
import { waitUntil } from './support/wait.ts';

/** What a back looks like on a canvas, at a width in pixels: red, green, blue, opacity. */
function painted(look: BackLook, width: number): Uint8ClampedArray {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = 2 * width;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no 2D canvas');
  context.scale(width / 100, width / 100);
  context.translate(50, 100);
  paint(context, backPicture(look));
  return context.getImageData(0, 0, width, 2 * width).data;
}

/** How far two pictures are apart, 0 … 255 on average. */
function difference(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  return one.reduce((sum, value, i) => sum + Math.abs(value - (other[i] ?? 0)), 0) / one.length;
}

/** Renders each look that it asks for, as a table does. */
class Wearer extends LitElement {
  readonly looks = new BackLooks(this);
  worn: BackId = 'moon';
  readonly seen: string[] = [];

  override render() {
    const { key } = this.looks.look(this.worn);
    if (this.seen.at(-1) !== key) this.seen.push(key);
    return html`${key}`;
  }
}
customElements.define('test-wearer', Wearer);

async function wearer(worn: BackId): Promise<Wearer> {
  const element = new Wearer();
  element.worn = worn;
  const frame = await fixture<HTMLElement>(html`<div></div>`);
  frame.append(element);
  return element;
}

/** A table whose dialog of backs is opened from outside. */
class Changing extends PipDominoTable {
  readonly looks = new BackLooks(this);
  worn: BackId = 'leaf';

  change(): Promise<void> {
    return this.openDialog(async () =>
      backDialog(backs, {
        worn: () => this.worn,
        look: (back) => this.looks.look(back),
        choose: (back) => {
          this.worn = back;
          this.requestUpdate();
        },
      }),
    );
  }

  find<E extends Element>(selector: string): E {
    const found = this.shadowRoot?.querySelector<E>(selector);
    if (!found) throw new Error(`nothing is ${selector}`);
    return found;
  }

  get checked(): string {
    return this.find<HTMLInputElement>('.backs input:checked').value;
  }
}
customElements.define('test-changing', Changing);

async function opened(dir = 'ltr'): Promise<Changing> {
  const table = new Changing();
  const frame = await fixture<HTMLElement>(html`<div dir=${dir}></div>`);
  frame.append(table);
  await table.updateComplete;
  await table.change();
  await table.updateComplete;
  const pictures = () => table.shadowRoot?.querySelectorAll('.backs canvas').length;
  await waitUntil(() => pictures() === photographBacks.length, 'photographs');
  await still(table);
  return table;
}

describe('tile backs', () => {
  it('can be told apart at the size of a small tile', async () => {
    const element = await wearer('moon');
    const looks = new Map<BackId, BackLook>();
    for (const back of backIds) {
      const ready = () => {
        looks.set(back, element.looks.look(back));
        return looks.get(back)?.key.startsWith(back) ?? false;
      };
      await waitUntil(ready, back);
    }
    for (const back of photographBacks) looks.set(back, await photographLook(back));
    const pictures = [...looks].map(([back, look]) => ({ back, pixels: painted(look, 24) }));
    for (const [i, one] of pictures.entries()) {
      expect(one.pixels[4 * (24 * 24 + 12) + 3], one.back).to.equal(255);
      for (const other of pictures.slice(i + 1)) {
        const apart = difference(one.pixels, other.pixels);
        expect(apart, `${one.back} and ${other.back}`).to.be.greaterThan(6);
      }
    }
  });

  it('shows a photograph on a canvas and its stand-in in SVG', async () => {
    for (const back of photographBacks) {
      const look = await photographLook(back);
      const image = look.strokes.find((stroke) => stroke.do === 'image')?.image;
      expect([image?.width, image?.height]).to.deep.equal([192, 384]);
      const apart = difference(painted(look, 60), painted(standIns[back], 60));
      expect(apart, back).to.be.greaterThan(3);
      expect(pictureMarkup(backPicture(look))).not.to.match(/image|data:|blob:|href/);
      expect(pictureMarkup(backPicture(look)).length).to.be.greaterThan(500);
    }
  });

  it('wears the house mark from the first render on', async () => {
    const element = await wearer('moon');
    await element.updateComplete;
    await aTimeout(0);
    expect(element.seen).to.deep.equal(['moon']);
  });

  it('is plain until a drawing, a drawing until a photograph is there', async () => {
    const drawn = await wearer('comet');
    await waitUntil(() => drawn.seen.includes('comet'), 'drawn');
    expect(drawn.seen).to.deep.equal(['blank', 'comet']);
    const photographed = await wearer('dione');
    await waitUntil(() => photographed.seen.includes('dione photograph'), 'decoded');
    expect(photographed.seen.slice(-2)).to.deep.equal(['dione', 'dione photograph']);
  });

  it('loads photographs where a page allows nothing but scripts', async () => {
    const { origin } = location;
    const frame = document.createElement('iframe');
    const told = new Promise((resolve) => {
      window.addEventListener('message', ({ data }) => resolve(data), { once: true });
    });
    frame.srcdoc = `<!doctype html>
      <meta http-equiv="content-security-policy" content="default-src 'none'; script-src ${origin}; require-trusted-types-for 'script'">
      <script type="module" src="${origin}/test/components/support/strict-frame.ts"></script>`;
    document.body.append(frame);
    expect(await told).to.deep.equal({ photograph: '192 × 384', violations: [] });
    frame.remove();
  });

  it('warns of a back that there is none of', async () => {
    const told = warnings();
    const table = await fixture(html`<test-changing back="weave"></test-changing>`);
    await waitUntil(() => told.length > 0, 'warned');
    expect(told[0]).to.contain('back="weave"').and.to.contain('moon, wave, stars');
    table.remove();
  });
});

describe('the dialog of backs', () => {
  it('begins at the back that is worn and passes axe', async () => {
    const table = await opened();
    expect(table.checked).to.equal('leaf');
    expect(table.shadowRoot?.activeElement).to.equal(table.find('.backs input:checked'));
    expect(table.find('dialog').getAttribute('aria-labelledby')).to.equal('dialog-title');
    await accessible(table);
  });

  it('offers every back by its name', async () => {
    await viewport(800, 1100);
    const table = await opened();
    await screenshot('backs');
    await viewport(800, 600);
    const names = [...(table.shadowRoot?.querySelectorAll('.backs label') ?? [])].map((label) =>
      label.textContent?.trim(),
    );
    expect(names).to.deep.equal(backIds.map((back) => backs.names[back]));
  });

  it('is chosen from by keyboard and closed by Escape', async () => {
    const table = await opened();
    await press('ArrowDown');
    await waitUntil(() => table.worn === 'blossom', 'next back');
    await table.updateComplete;
    expect(table.checked).to.equal('blossom');
    await press('Escape');
    await waitUntil(() => !table.shadowRoot?.querySelector('dialog'), 'closed');
  });

  it('is chosen from by a tap on a picture', async () => {
    const table = await opened();
    table.find<HTMLElement>('label:has([value="earth"])').click();
    await table.updateComplete;
    expect(table.worn).to.equal('earth');
  });

  it('fits a phone, right to left too', async () => {
    await viewport(360, 640);
    const table = await opened('rtl');
    const dialog = table.find<HTMLElement>('dialog .body');
    expect(dialog.scrollWidth).to.be.at.most(dialog.clientWidth);
    const [first, second] = table.shadowRoot?.querySelectorAll('.backs label') ?? [];
    const left = (element?: Element) => element?.getBoundingClientRect().left ?? 0;
    expect(left(first)).to.be.greaterThan(left(second));
    await screenshot('backs-rtl');
    await viewport(800, 600);
  });

  it('marks the worn back in forced colours', async function () {
    if (!(await emulate({ forcedColors: 'active' }))) this.skip();
    const table = await opened();
    const marked = table.find('label:has(input:checked)');
    expect(getComputedStyle(marked).outlineStyle).not.to.equal('none');
    expect(getComputedStyle(table.find('label:has([value="knot"])')).outlineStyle).to.equal('none');
    await screenshot('backs-forced');
    await emulate({});
  });
});
