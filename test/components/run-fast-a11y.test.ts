import { expect } from '@open-wc/testing';
import { accessible, accessibleThroughout, still } from './support/accessible.ts';
import { emulate } from './support/browser.ts';
import { contrast } from './support/contrast.ts';
import { card, come, hand, pick, seated, unseated } from './support/run-fast.ts';
import { all, click, myTurn, one, said } from './support/table.ts';
import { waitUntil } from './support/wait.ts';

describe('<pip-run-fast-table> accessibility', () => {
  it('passes axe before, during and after a round', async function () {
    this.timeout(60_000);
    const table = await unseated({ seed: 'axe' });
    await accessibleThroughout(table, (move) => pick(table, ...move.split(' ')));
  });

  for (const [felt, text] of [
    ['#e9efe4', ''],
    ['#e9efe4', '#1d2a26'],
    ['#d8c7a0', '#333333'],
    ['#1f5852', ''],
  ] as const) {
    it(`can be read on a felt of ${felt} with words of ${text || 'its own'}`, async () => {
      const table = await come({ hands: ['3s 5h 5c 5d Kh', '', ''] });
      table.style.setProperty('--pip-felt', felt);
      if (text) table.style.setProperty('--pip-text', text);
      const on = (selector: string) => {
        const { color, backgroundColor } = getComputedStyle(one(table, selector));
        return contrast(color, backgroundColor);
      };
      expect(on('.message'), 'what to do').to.be.at.least(4.5);
      await pick(table, '5h', '5c', '5d');
      expect(on('.chosen'), 'what is chosen').to.be.at.least(4.5);
      await click(table, one(table, '#play'));
      expect(on('.message'), 'a refusal').to.be.at.least(4.5);
      await click(table, card(table, '5d'));
      expect(on('.chosen'), 'what can be played').to.be.at.least(4.5);
      table.pace = 60_000;
      await click(table, one(table, '#play'));
      await waitUntil(() => all(table, '.count.turn').length > 0, 'another’s turn');
      const { color } = getComputedStyle(one(table, '.count.turn'));
      expect(contrast(color, felt), 'whose turn it is').to.be.at.least(4.5);
    });
  }

  it('can be read in forced colours', async function () {
    if (!(await emulate({ forcedColors: 'active' }))) this.skip();
    const table = await come({ hands: ['3s 5h 5c 5d Kh', '', ''] });
    await pick(table, '5h', '5c');
    const legal = getComputedStyle(one(table, '.chosen.legal'));
    expect(contrast(legal.color, legal.backgroundColor)).to.be.at.least(4.5);
    expect(legal.forcedColorAdjust).to.equal('none');
    await emulate({ forcedColors: 'none' });
  });

  it('passes axe while a bomb lies there and somebody has passed', async () => {
    const table = await come({
      hands: ['3s 9s 9h 9c 9d Ks Kh', '4s 4h 4c 4d', ''],
      moves: ['Ks Kh'],
    });
    await still(table);
    expect(all(table, '.gain').length).to.equal(3);
    expect(all(table, '.passed').length).to.equal(1);
    await accessible(table);
  });

  it('passes axe where cards stand in the flow', async () => {
    const table = await come({ hands: ['Ks Kh 3s', '', ''] }, { width: 270, height: 420 });
    await accessible(table);
  });

  it('names cards as toggle buttons of a hand, and hides the picture', async () => {
    const table = await come({ hands: ['3s 7h 10d Qc', '', ''] });
    expect(one(table, '.hand').getAttribute('aria-label')).to.equal('Your hand');
    expect(card(table, '7h').getAttribute('aria-label')).to.equal('7 of hearts');
    expect(card(table, 'Qc').getAttribute('aria-label')).to.equal('Queen of clubs');
    for (const name of hand(table)) {
      expect(card(table, name).getAttribute('aria-pressed')).to.equal('false');
    }
    await pick(table, '7h');
    expect(card(table, '7h').getAttribute('aria-pressed')).to.equal('true');
    expect(one(table, '.picture').getAttribute('aria-hidden')).to.equal('true');
  });

  it('tells every play and pass in one sentence', async () => {
    const table = await seated({ seed: 'told' });
    for (let turn = 0; turn < 8; turn++) {
      if ((await myTurn(table)) !== 'turn') break;
      await table.play(table.moves()[0] ?? '');
    }
    const told = said(table).join(' ');
    expect(told).to.match(/(Nora|Max) (led|played) (a|an|three|\d) .+\./);
    expect(told).to.match(/(Nora|Max) passed\.|can’t beat/);
  });

  it('stands still where motion is reduced', async function () {
    if (!(await emulate({ reducedMotion: 'reduce' }))) this.skip();
    const table = await come({
      hands: ['3s 9s 9h 9c 9d Ks Kh', '4s 4h 4c 4d', ''],
      moves: ['Ks Kh'],
    });
    expect(getComputedStyle(one(table, '.said')).animationName).to.equal('none');
    await click(table, one(table, '#play'));
    await myTurn(table);
    const moving = (table.shadowRoot?.getAnimations() ?? []).filter(
      ({ playState }) => playState === 'running',
    );
    expect(moving).to.deep.equal([]);
    await emulate({});
  });

  it('can be told apart in forced colours', async function () {
    if (!(await emulate({ forcedColors: 'active' }))) this.skip();
    const table = await come({ hands: ['3s 3h 8c', '', ''] });
    await pick(table, '3s');
    expect(getComputedStyle(card(table, '3s')).outlineStyle).to.equal('solid');
    expect(getComputedStyle(card(table, '3h')).borderTopStyle).to.equal('solid');
    await emulate({});
  });
});
