import { expect } from '@open-wc/testing';
import type { PipRunFastTable } from '../../components/run-fast-table/run-fast-table.ts';
import { canPlay, come, picked } from './support/run-fast.ts';
import { button, click, message, one } from './support/table.ts';
import { waitUntil } from './support/wait.ts';

async function hint(table: PipRunFastTable): Promise<string> {
  const before = message(table);
  await click(table, button(table, /^Hint$/));
  await waitUntil(() => message(table) !== before && /^Hint/.test(message(table)), 'a hint');
  await table.updateComplete;
  return message(table);
}

describe('<pip-run-fast-table> hints', () => {
  it('chooses the hinted cards, ready to be played', async () => {
    const table = await come({ hands: ['3s 8h 8c Jd Kh', '', ''] });
    expect(await hint(table)).to.match(/^Hint 1 of \d+: /);
    expect(picked(table).length).to.be.greaterThan(0);
    expect(canPlay(table)).to.equal(true);
  });

  it('goes through the sensible plays and round again', async () => {
    const table = await come({
      hands: ['5h 5d 9h 9d Jh Jd Kh Kd', '', '3s 4s 4h'],
      moves: ['4s 4h'],
    });
    const first = await hint(table);
    const of = Number(/of (\d+)/.exec(first)?.[1]);
    const seen = [picked(table).join()];
    for (let at = 2; at <= of; at++) {
      expect(await hint(table)).to.contain(`Hint ${at} of ${of}`);
      expect(canPlay(table)).to.equal(true);
      seen.push(picked(table).join());
    }
    expect(new Set(seen).size).to.equal(of);
    expect(await hint(table)).to.equal(first);
    expect(picked(table).join()).to.equal(seen[0]);
  });

  it('answers a script with the move that it shows', async () => {
    const table = await come({ hands: ['3s 8h 8c Jd Kh', '', ''] });
    const move = await table.hint();
    expect(table.moves()).to.include(move);
    await waitUntil(() => picked(table).length > 0, 'chosen');
    expect(one(table, '.message').textContent).to.match(/^Hint/);
  });
});
