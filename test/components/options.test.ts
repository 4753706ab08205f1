import { expect, fixture, html } from '@open-wc/testing';
import '../../components/options/define.ts';
import type { PipOptions } from '../../components/options/define.ts';
import '../../components/domino-table/define.ts';
import type { PipDominoTable } from '../../components/domino-table/domino-table.ts';
import '../../components/rummy-table/define.ts';
import '../../components/run-fast-table/define.ts';
import { accessible } from './support/accessible.ts';
import { warnings } from './support/events.ts';
import { all, myTurn } from './support/table.ts';
import { waitUntil } from './support/wait.ts';

interface Pair {
  panel: PipOptions;
  table: PipDominoTable;
}

async function pair(content: ReturnType<typeof html>): Promise<Pair> {
  const frame = await fixture<HTMLElement>(content);
  const panel = frame.querySelector('pip-options');
  const table = frame.querySelector('pip-domino-table');
  if (!panel || !table) throw new Error('no pair');
  table.pace = 0;
  table.skill = 'beginner';
  await ready(panel);
  return { panel, table };
}

async function ready(panel: PipOptions): Promise<void> {
  await waitUntil(() => panel.shadowRoot?.querySelector('form'), 'found');
}

function choice(panel: PipOptions, name: string): HTMLSelectElement {
  const select = panel.shadowRoot?.querySelector<HTMLSelectElement>(`select[name="${name}"]`);
  if (!select) throw new Error(`no choice of ${name}`);
  return select;
}

function choose(panel: PipOptions, name: string, value: string): void {
  const select = choice(panel, name);
  select.value = value;
  select.dispatchEvent(new Event('change'));
}

function submit(panel: PipOptions): void {
  panel.shadowRoot?.querySelector<HTMLElement>('form .primary')?.click();
}

describe('<pip-options>', () => {
  const beside = html`<div>
    <pip-options for="the-table"></pip-options>
    <pip-domino-table id="the-table"></pip-domino-table>
  </div>`;

  it('serves the table that it names, and is sound to axe', async () => {
    const { panel, table } = await pair(beside);
    await accessible(panel);
    choose(panel, 'players', '3');
    choose(panel, 'rules', 'block');
    choose(panel, 'target', '50');
    choose(panel, 'skill', 'expert');
    submit(panel);
    await waitUntil(() => table.toRecord().rounds.length > 0, 'begun');
    expect(table.toRecord().options).to.include({ players: 3, rules: 'block', target: 50 });
    expect(table.skill).to.equal('expert');
  });

  it('serves the table that it is placed around', async () => {
    const { panel, table } = await pair(
      html`<div><pip-options><p><pip-domino-table></pip-domino-table></p></pip-options></div>`,
    );
    submit(panel);
    expect(await myTurn(table)).to.equal('turn');
  });

  it('serves the table that it is placed inside, and is seen there', async () => {
    const { panel, table } = await pair(
      html`<div><pip-domino-table><pip-options></pip-options></pip-domino-table></div>`,
    );
    await waitUntil(() => panel.getBoundingClientRect().width > 0, 'seen');
    submit(panel);
    expect(await myTurn(table)).to.equal('turn');
  });

  for (const [tag, chosen] of [
    ['pip-rummy-table', { players: 3, rounds: 5 }],
    ['pip-run-fast-table', { rounds: 8 }],
  ] as const) {
    it(`serves <${tag}>`, async () => {
      const frame = await fixture<HTMLElement>(html`<div></div>`);
      const panel = document.createElement('pip-options');
      const table = document.createElement(tag);
      table.pace = 0;
      panel.for = table.id = 'of-another-game';
      frame.append(panel, table);
      await ready(panel);
      await accessible(panel);
      for (const [name, value] of Object.entries(chosen)) choose(panel, name, String(value));
      submit(panel);
      await waitUntil(() => table.toRecord().rounds.length > 0, 'begun');
      expect(table.toRecord().options).to.include(chosen);
    });
  }

  it('finds a table that comes after it, and says that changes count from the next match', async () => {
    const { panel, table } = await pair(beside);
    submit(panel);
    await myTurn(table);
    choose(panel, 'players', '4');
    await panel.updateComplete;
    expect(table.toRecord().options).to.include({ players: 2 });
    expect(panel.shadowRoot?.textContent).to.contain('from the next match');
    submit(panel);
    await waitUntil(() => all(table, 'dialog[open]').length === 1, 'asks first');
  });

  it('finds a table that is added later', async () => {
    const frame = await fixture<HTMLElement>(
      html`<div><pip-options for="later"></pip-options></div>`,
    );
    const panel = frame.querySelector('pip-options');
    const table = document.createElement('pip-domino-table');
    table.id = 'later';
    await panel?.updateComplete;
    frame.append(table);
    if (panel) await ready(panel);
    expect(panel?.shadowRoot?.querySelector('form')).not.to.equal(null);
  });

  it('follows what the table’s own menu or a script changes', async () => {
    const { panel, table } = await pair(beside);
    table.players = 3;
    await table.updateComplete;
    await panel.updateComplete;
    expect(choice(panel, 'players').value).to.equal('3');
  });

  it('shows only its content where there is no table', async () => {
    const panel = await fixture<PipOptions>(html`<pip-options for="nothing">Nothing</pip-options>`);
    await panel.updateComplete;
    expect(panel.shadowRoot?.querySelector('form')).to.equal(null);
  });

  it('warns once, and shows no form, where `for` names no table', async () => {
    const told = warnings();
    const frame = await fixture<HTMLElement>(
      html`<div id="not-a-table"></div><pip-options for="not-a-table"></pip-options>`,
    );
    const panel = document.querySelector('pip-options');
    await waitUntil(() => told.length > 0, 'told');
    await panel?.updateComplete;
    expect(told).to.have.length(1);
    expect(panel?.shadowRoot?.querySelector('form')).to.equal(null);
    expect(frame).to.be.instanceOf(HTMLElement);
  });
});
