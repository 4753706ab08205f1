import { expect } from '@open-wc/testing';
import type { PipRunFastTable } from '../../components/run-fast-table/run-fast-table.ts';
import { middleOf, press, touch } from './support/browser.ts';
import { hear } from './support/events.ts';
import { card, come, hand, naming, pick, picked, played, unseated } from './support/run-fast.ts';
import { button, draggable, message, moves, myTurn, one } from './support/table.ts';
import { waitUntil } from './support/wait.ts';

type Point = { x: number; y: number };

/** A finger's way, in steps that are small enough to be one. */
function way(from: Point, to: Point, steps = 6) {
  return Array.from({ length: steps }, (_, i) => {
    const part = (i + 1) / steps;
    return {
      do: 'move' as const,
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
    };
  });
}

async function swipe(table: PipRunFastTable, from: Point, ...to: Point[]): Promise<void> {
  const points = [from, ...to];
  const moves = to.flatMap((point, i) => way(points[i] ?? from, point));
  await touch({ do: 'down', ...from }, ...moves, { do: 'up' });
  await table.updateComplete;
}

/** A wide table: one row of cards. */
const far = { hands: ['3s 4s 5s 6s 7s 8h 8c 10h 10c Jd Kh', '', ''] } as const;

async function ready(): Promise<PipRunFastTable> {
  const table = await come(far);
  await draggable(table);
  return table;
}

/** Up to the felt, and let go. */
function carry(table: PipRunFastTable, name: string): Promise<void> {
  const from = middleOf(card(table, name));
  return swipe(table, from, { x: from.x - 10, y: middleOf(one(table, '.tabletop')).y });
}

const edge = (element: Element, part: number): Point => {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width * part, y: box.y + box.height / 2 };
};

describe('<pip-run-fast-table> sweeps and drags', () => {
  it('chooses a stretch with one sweep along the fan, and puts it down with another', async () => {
    const table = await ready();
    const cards = hand(table);
    await swipe(table, middleOf(card(table, '3s')), middleOf(card(table, '7s')));
    const stretch = cards.slice(0, cards.indexOf('7s') + 1);
    expect(picked(table)).to.deep.equal(stretch);
    await swipe(table, edge(card(table, '7s'), 0.3), middleOf(card(table, '6s')));
    expect(picked(table)).to.not.include('7s');
    expect(picked(table)).to.not.include('6s');
    expect(picked(table)).to.include('3s');
  });

  it('names what a sweep has chosen', async () => {
    const table = await ready();
    await swipe(table, middleOf(card(table, '8h')), middleOf(card(table, '8c')));
    expect(naming(table)).to.equal('Pair of 8s');
  });

  it('plays what is carried up to the felt', async () => {
    const table = await ready();
    await pick(table, '8h', '8c');
    await carry(table, '8c');
    expect(moves(table)[0]).to.equal('8h 8c');
    expect(hand(table)).to.not.include('8h');
  });

  it('says why it doesn’t play what can’t be played, and keeps it chosen', async () => {
    const table = await ready();
    await pick(table, '8h', '10h');
    await carry(table, '10h');
    expect(moves(table)).to.deep.equal([]);
    expect(message(table)).to.match(/don’t go together/);
    expect(picked(table)).to.deep.equal(['8h', '10h']);
  });

  it('lets carried cards go back, and Escape take a sweep back', async () => {
    const table = await ready();
    await pick(table, '8h', '8c');
    const from = middleOf(card(table, '8c'));
    await swipe(table, from, { x: from.x, y: from.y - 60 }, from);
    expect(moves(table)).to.deep.equal([]);
    expect(picked(table)).to.deep.equal(['8h', '8c']);
    const begin = middleOf(card(table, '10h'));
    await touch({ do: 'down', ...begin }, ...way(begin, middleOf(card(table, 'Kh'))));
    await table.updateComplete;
    expect(picked(table)).to.include('Kh');
    await press('Escape');
    await touch({ do: 'up' });
    await table.updateComplete;
    expect(picked(table)).to.deep.equal(['8h', '8c']);
  });

  // The clock plays the lowest card: the sweep goes on over others, or ends with its card.
  for (const first of ['4s', '3s']) {
    it(`RUN-21 takes the hand back from a clock that ran out under a finger on the ${first}`, async () => {
      const heard = hear('pip-move');
      const table = await unseated({ pace: 300 });
      const record = played({ hands: far.hands });
      await table.load({ ...record, options: { rounds: 4, clock: 1 } });
      await draggable(table);
      const begin = middleOf(card(table, first));
      await touch({ do: 'down', ...begin }, ...way(begin, middleOf(card(table, '5s'))));
      await waitUntil(() => moves(table).length > 0, 'the time runs out');
      await touch(...way(middleOf(card(table, '5s')), middleOf(card(table, '8h'))));
      await myTurn(table);
      expect(heard.map(({ detail }) => (detail as { by?: string }).by)).to.not.include('auto');
      expect(() => button(table, /back$/)).to.throw();
      await touch({ do: 'up' });
    });
  }

  it('leaves every vertical swipe that carries nothing to the page', async function () {
    const table = await ready();
    let kind = '';
    card(table, '10h').addEventListener('pointerdown', ({ pointerType }) => {
      kind = pointerType;
    });
    const from = middleOf(card(table, '10h'));
    await swipe(table, from, { x: from.x, y: from.y - 120 });
    // A mouse scrolls nothing: it carries the card.
    if (kind === 'mouse') this.skip();
    expect(moves(table)).to.deep.equal([]);
    expect(getComputedStyle(card(table, '10h')).touchAction).to.equal('pan-y');
  });
});
