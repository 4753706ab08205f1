import { expect } from '@open-wc/testing';
import type { PipRummyTable } from '../../components/rummy-table/rummy-table.ts';
import { accessible } from './support/accessible.ts';
import { played, unseated } from './support/rummy.ts';
import { all, one } from './support/table.ts';
import { waitUntil } from './support/wait.ts';

const mine = 'R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 B13 K13 O13';
const out = 'play R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11, B13 K13 O13';

async function ended(size = {}): Promise<PipRummyTable> {
  const table = await unseated(size);
  await table.load(played({ mine, theirs: 'O9 R12 J B4 R6 B4', moves: [out] }));
  await waitUntil(() => all(table, '.results').length === 1, 'the panel tells');
  return table;
}

const words = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

const colours = ['red', 'blue', 'black', 'orange'];

describe('<pip-rummy-table> round over', () => {
  it('turns a rack up in order', async () => {
    const table = await ended();
    const names = words(one(table, '.result:not(.wins) .result-hand + .spoken')).split(', ');
    const ranks = names.map((name) => {
      const [colour = '', number = ''] = name.split(' ');
      return /joker/i.test(colour)
        ? 99
        : 20 * colours.indexOf(colour.toLowerCase()) + Number(number);
    });
    expect(ranks.length).to.equal(14);
    expect(ranks).to.deep.equal(ranks.toSorted((a, b) => a - b));
  });

  it('says what each figure is, above its column', async () => {
    for (const width of [1000, 390, 280]) {
      const table = await ended({ width, height: 700 });
      const heads = all(table, '.heads > *').filter((head) => head.offsetWidth > 0);
      const seen = ['.result-total', '.result-gain', '.result-left'].map((name) =>
        one(table, `.result:not(.wins) ${name}`),
      );
      expect(heads.map(words)).to.deep.equal(['Rack', 'Points', 'Total']);
      for (const [i, head] of heads.toReversed().entries()) {
        const { right = 0 } = seen[i]?.getBoundingClientRect() ?? {};
        expect(Math.abs(head.getBoundingClientRect().right - right)).to.be.lessThan(1.5);
      }
    }
  });

  it('RUM-18 doesn’t say the same sum twice where one other pays', async () => {
    const table = await ended();
    expect(all(table, '.sum strong')).to.deep.equal([]);
    expect(words(one(table, '.sum'))).to.match(/^You score \d+ points$/);
  });

  it('passes axe', async () => {
    await accessible(await ended());
  });
});
