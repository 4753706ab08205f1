import { expect } from '@open-wc/testing';
import { viewport } from './support/browser.ts';
import {
  canPlay,
  card,
  come,
  naming,
  pick,
  played,
  seated,
  trickText,
  unseated,
} from './support/run-fast.ts';
import { all, button, click, message, moves, myTurn, one, painted } from './support/table.ts';

const box = (element: Element) => element.getBoundingClientRect();

const far = {
  hands: ['Ks Kh 3s', '4s 4h', '9s 9h'],
  moves: ['3s'],
} as const;

describe('<pip-run-fast-table> sizes', () => {
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [844, 390],
    [768, 1024],
    [1280, 800],
  ] as const) {
    it(`fits ${width} × ${height}: every card to be hit, nothing over the cards`, async function () {
      if (!(await viewport(width, height))) this.skip();
      const table = await seated({ seed: 'size', width: width - 16, height: height - 16 });
      await painted(table);
      await myTurn(table);
      const outer = box(table);
      for (const each of all(table, '.controls button, .card')) {
        expect(box(each).bottom).to.be.at.most(outer.bottom + 0.5);
        expect(box(each).right).to.be.at.most(outer.right + 0.5);
      }
      for (const card of all(table, '.card')) {
        expect(box(card).width).to.be.at.least(24);
        expect(box(card).height).to.be.at.least(40);
        const { x, y, width: w, height: h } = box(card);
        const at = table.shadowRoot?.elementFromPoint(x + w / 2, y + h / 2);
        expect(at, card.dataset.card).to.equal(card);
      }
      const [first] = all(table, '.card');
      const move = table.moves()[0] ?? '';
      await pick(table, ...move.split(' '));
      expect(canPlay(table)).to.equal(true);
      if (first)
        expect(box(one(table, '.message, .chosen')).bottom).to.be.at.most(box(first).top + 14);
      const shown = all(table, '.controls button').filter((each) => each.checkVisibility());
      expect(shown.map((each) => box(each).top)).to.satisfy(
        (tops: number[]) => new Set(tops.map(Math.round)).size === 1,
        'the buttons stand in one row',
      );
    });
  }

  for (const [width, height] of [
    [270, 420],
    [360, 340],
  ] as const) {
    it(`is played without a picture at ${width} × ${height}`, async () => {
      const table = await come(far, { width, height });
      expect(all(table, '.flow')).to.have.length(1);
      expect(all(table, 'canvas')).to.have.length(0);
      expect(trickText(table)).to.match(/^To beat: /);
      await click(table, one(table, '#clear'));
      const move = table.moves()[0] ?? '';
      await pick(table, ...move.split(' '));
      expect(naming(table)).to.not.equal('');
      const before = moves(table).length;
      await click(table, one(table, '#play'));
      expect(moves(table).length).to.be.greaterThan(before);
      for (let turn = 0; turn < 60 && (await myTurn(table)) === 'turn'; turn++) {
        expect(message(table)).to.not.equal('');
        await table.play(table.moves()[0] ?? '');
      }
      expect(button(table, /^Next round$/)).to.exist;
    });
  }

  it('says whole whose a long play is and what, also on a small phone', async () => {
    const airplane = '4s 4h 4c 5s 5h 5c 6s 6h 6c 7h 8h 9h 10h Jh Qh';
    const table = await unseated({ width: 304, height: 552, pace: 60_000 });
    await table.load(played({ hands: ['', '', `3s ${airplane}`], moves: [airplane] }));
    await table.updateComplete;
    const label = one(table, '.play-label.under');
    expect(label.textContent?.trim()).to.equal('Max: airplane, 3 triples, 4s to 6s');
    expect(label.scrollWidth).to.be.at.most(label.clientWidth);
  });

  it('draws no ring across a raised card’s rank, and a finger still hits what is seen of the card behind', async function () {
    if (!(await viewport(390, 844))) this.skip();
    const hands = ['3s 3h 3c 4s 4h 4c 5s 5h 8s 9s 10s Js Qs Ks Ah 2s', '', ''] as const;
    const table = await come({ hands }, { width: 374, height: 828 });
    await pick(table, '3s', '3h', '3c', '4s', '4h', '4c', '5s', '5h', '8s', '9s');
    const [behind, raised] = [card(table, '3c'), card(table, '9s')].map(box);
    if (!behind || !raised) throw new Error('no boxes');
    expect(box(one(table, '.chosen')).bottom).to.be.at.most(behind.top - 4);
    expect(raised.left).to.be.below(behind.right);
    expect(behind.bottom).to.be.at.most(raised.top + 0.5);
    const seen = [behind.right - 4, behind.bottom + 4] as const;
    expect(table.shadowRoot?.elementFromPoint(...seen)).to.equal(card(table, '3c'));
  });
});
