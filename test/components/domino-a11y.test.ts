import { expect } from '@open-wc/testing';
import { accessibleThroughout } from './support/accessible.ts';
import { emulate } from './support/browser.ts';
import { held, seated, tileButton, unseated } from './support/domino.ts';
import { all, button, myTurn, one } from './support/table.ts';

describe('<pip-domino-table> accessibility', () => {
  it('passes axe before, during and after a round', async () => {
    const table = await unseated({ seed: 'axe' });
    await accessibleThroughout(table, (move) => tileButton(table, move.slice(0, 3)).click());
  });

  it('says hand, ends, counts and scores in text', async () => {
    const table = await seated({ seed: 'text' });
    await myTurn(table);
    if (!table.moves()[0]?.includes('@')) {
      await table.play(table.moves()[0] ?? '');
      await myTurn(table);
    }
    const text = (selector: string): string => one(table, selector).textContent ?? '';
    expect(text('section[aria-label="Line of play"]')).to.match(/Ends: \d and \d|Both ends: \d/);
    expect(text('.boneyard')).to.match(/\d+ tiles? in the boneyard/);
    expect(one(table, '.hand').getAttribute('aria-label')).to.equal('Your hand');
    for (const tile of held(table)) {
      const label = tileButton(table, tile).getAttribute('aria-label') ?? '';
      expect(label).to.match(new RegExp(`^${tile}, (fits|doesn’t fit)`));
    }
    expect(one(table, '.picture').getAttribute('aria-hidden')).to.equal('true');
  });

  it('tells what the others do in sentences, draws together with what follows', async () => {
    const table = await seated({ seed: 'told', players: 3, target: 300 });
    const heard = new Set<string>();
    const live = one(table, '[aria-live]');
    const listen = new MutationObserver(() => heard.add(live.textContent?.trim() ?? ''));
    listen.observe(live, { childList: true, subtree: true, characterData: true });
    for (let turns = 0; turns < 40; turns++) {
      if ((await myTurn(table)) !== 'turn') break;
      await table.play(table.moves()[0] ?? '');
    }
    listen.disconnect();
    const all = [...heard].join(' ');
    expect(all).to.match(/(Nora|Max) (played|opened with)[a-z ,]* \d-\d\./);
    expect(all).to.match(/The ends show \d and \d\.|Both ends show \d\./);
  });

  it('can be told apart in forced colours', async function () {
    if (!(await emulate({ forcedColors: 'active' }))) this.skip();
    const table = await seated({ seed: 'forced' });
    await myTurn(table);
    const tile = tileButton(table, table.moves()[0]?.slice(0, 3) ?? '');
    tile.click();
    await table.updateComplete;
    expect(getComputedStyle(tile).outlineStyle).to.equal('solid');
    expect(getComputedStyle(tile).borderTopStyle).to.equal('solid');
    expect(all(table, '.spot').length).to.be.greaterThan(0);
    expect(button(table, /Play/)).to.exist;
  });
});
