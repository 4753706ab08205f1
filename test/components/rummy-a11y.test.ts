import { expect } from '@open-wc/testing';
import type { PipRummyTable } from '../../components/rummy-table/rummy-table.ts';
import { accessible } from './support/accessible.ts';
import { emulate } from './support/browser.ts';
import { contrast } from './support/contrast.ts';
import { come, lay, onRack, onTable, played, unseated } from './support/rummy.ts';
import { all, click, draggable, myTurn, one } from './support/table.ts';
import { waitUntil } from './support/wait.ts';

/** Plays by hints until the round is over. */
async function playOut(table: PipRummyTable): Promise<void> {
  while ((await myTurn(table)) === 'turn') await table.play((await table.hint()) ?? 'draw');
}

describe('<pip-rummy-table> accessibility', () => {
  it('passes axe before, during and after a round', async function () {
    this.timeout(30_000);
    const table = await unseated({ seed: 'axe' });
    await waitUntil(() => all(table, '.panel').length > 0, 'the panel');
    await accessible(table);
    await table.load(played({ mine: 'R10 B10 K10 O2' }));
    await myTurn(table);
    await lay(table, 'R10', 'B10');
    await click(table, onRack(table, 'K10'));
    await accessible(table);
    await click(table, onTable(table, 'R10'));
    await click(table, one(table, '#play'));
    await playOut(table);
    await waitUntil(() => all(table, '.result').length > 0, 'the result');
    await accessible(table);
  });

  for (const felt of ['#e9efe4', '#c8d6c2', '#1f5852', '#102020']) {
    it(`can be read on a felt of ${felt}`, async () => {
      const table = await come({ mine: 'R9 B9 K9 O2' });
      table.style.setProperty('--pip-felt', felt);
      await lay(table, 'R9', 'B9');
      const on = (selector: string, ground: string) => {
        const { color, backgroundColor } = getComputedStyle(one(table, selector));
        return contrast(color, ground || backgroundColor);
      };
      expect(on('.message', ''), 'news').to.be.at.least(4.5);
      await click(table, onRack(table, 'K9'));
      expect(on('.message', ''), 'what to do').to.be.at.least(4.5);
      await click(table, onTable(table, 'R9'));
      await click(table, one(table, '#play'));
      expect(on('.message', ''), 'a refusal').to.be.at.least(4.5);
      // Its ground changes slowly.
      await waitUntil(() => on('#draw', '') >= 4.5, 'a button');
      expect(on('.chip', ''), 'a name').to.be.at.least(4.5);
      expect(on('.pool', felt), 'the pool').to.be.at.least(4.5);
      expect(on('.counter', felt), 'the first meld').to.be.at.least(4.5);
    });
  }

  it('moves nothing where motion is unwanted', async function () {
    if (!(await emulate({ reducedMotion: 'reduce' }))) this.skip();
    const table = await come({ mine: 'R10 B10 K10 O2' }, { pace: 300 });
    await draggable(table);
    await lay(table, 'R10', 'B10', 'K10');
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(table.shadowRoot?.getAnimations().length).to.equal(0);
    await emulate({});
  });
});
