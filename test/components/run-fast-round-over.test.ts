import { expect } from '@open-wc/testing';
import type { PipRunFastTable } from '../../components/run-fast-table/run-fast-table.ts';
import type { MatchRecord, MatchSoFar, RoundRecord } from '../../machines/game.ts';
import { runFast } from '../../machines/run-fast/game.ts';
import { seated, unseated } from './support/run-fast.ts';
import { all, button, click, myTurn, one, said } from './support/table.ts';

const words = (element: Element): string => element.textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** What a seat's row says, from the person on. */
const row = (table: PipRunFastTable, part: string): string[] =>
  all(table, `.result-${part}`).map(words);

/** A round in which a bomb was played and Max never came to play a card. */
const shutOut: MatchRecord = {
  pip: 1,
  game: 'run-fast',
  options: { rounds: 4, clock: 0 },
  rounds: [
    {
      seed: 'f835',
      moves: [
        '4s 4h 4c Js Kc',
        '8h 9s 10s 10h 10c',
        'pass',
        '3s 3h 3c 3d',
        'pass',
        'pass',
        '7s Qc Ah Ac Ad',
        'pass',
        'pass',
        'Jh Jc',
      ],
    },
  ],
};

/** A whole match, its seats playing among their longest plays. */
function matchOf(seed: string): MatchRecord {
  const options = runFast.options({ rounds: 4 });
  const rounds: RoundRecord[] = [];
  let soFar: MatchSoFar = { rounds: [] };
  for (let n = 0; n < 4; n++) {
    let state = runFast.deal(options, { seed }, soFar);
    const moves: string[] = [];
    while (runFast.seat(state) !== null) {
      const longest = runFast.moves(state).toSorted((a, b) => b.length - a.length);
      const move = longest[moves.length % Math.min(3, longest.length)] ?? '';
      moves.push(move);
      state = runFast.play(state, move);
    }
    const result = runFast.result(state);
    if (result) soFar = { rounds: [...soFar.rounds, result] };
    rounds.push({ seed, moves });
  }
  return { pip: 1, game: 'run-fast', options, rounds };
}

async function loaded(record: MatchRecord, setup = {}): Promise<PipRunFastTable> {
  const table = await unseated(setup);
  await table.load(record);
  await myTurn(table);
  // Its words come late.
  while (all(table, '.result').length === 0) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return table;
}

describe('<pip-run-fast-table> round over', () => {
  it('RUN-18, RUN-19 says who pays what to whom as sums, shut out and bombs included', async () => {
    const table = await loaded(shutOut);
    expect(words(one(table, '#result'))).to.equal('You went out');
    expect(row(table, 'name')).to.deep.equal(['You', 'Nora', 'Max']);
    expect(row(table, 'sum').map((sum) => sum.replaceAll('\u00a0', ' '))).to.deep.equal([
      'get 11 + 32, bombs +10',
      'pays you 11, bombs −5',
      'pays you 16 × 2 = 32, bombs −5 shut out: double',
    ]);
    expect(row(table, 'gain')).to.deep.equal(['+53', '−16', '−37']);
    expect(row(table, 'total')).to.deep.equal(['Total 53', 'Total −16', 'Total −37']);
  });

  it('turns up all hands, in the panel and to who listens', async () => {
    const table = await loaded(shutOut);
    expect(all(table, '.result-hand').map((hand) => hand.childElementCount)).to.deep.equal([
      11, 16,
    ]);
    expect(words(one(table, '.results'))).to.match(/left: 4 of diamonds, 5 of spades/i);
  });

  it('tells the end in sentences', async () => {
    const table = await seated({ seed: 'told' });
    while ((await myTurn(table)) === 'turn') await table.play(table.moves()[0] ?? '');
    const told = said(table).join(' ');
    expect(told).to.match(/(You|Nora|Max) went out\./);
    expect(told).to.match(/(You pay|Nora pays|Max pays) (you|Nora|Max) \d+ points?\./);
  });

  it('adds up over the rounds, and the winner leads the next (RUN-3)', async () => {
    const table = await seated({ seed: 'sums' });
    const totals = [0, 0, 0];
    for (let rounds = 0; rounds < 2; rounds++) {
      while ((await myTurn(table)) === 'turn') await table.play(table.moves()[0] ?? '');
      const gains = row(table, 'gain').map((gain) => Number(gain.replace('−', '-')));
      expect(gains.reduce((a, b) => a + b, 0)).to.equal(0);
      for (const [seat, gain] of gains.entries()) totals[seat] = (totals[seat] ?? 0) + gain;
      expect(
        row(table, 'total').map((total) => Number(total.replace('Total ', '').replace('−', '-'))),
      ).to.deep.equal(totals);
      const winner = words(one(table, '#result')).split(' ')[0];
      expect(words(one(table, '.next'))).to.match(
        new RegExp(`Round ${rounds + 1} of 4\\. ${winner} leads? the next round`),
      );
      await click(table, button(table, /^Next round$/));
    }
  });

  it('RUN-20 lets equal tops share the match', async () => {
    const table = await loaded(matchOf('tie46'));
    expect(words(one(table, '#result'))).to.equal('Nora and Max share the match');
    expect(all(table, '.result.wins').length).to.equal(2);
    expect(button(table, /^Play again$/)).to.exist;
  });

  for (const [width, height] of [
    [844, 390],
    [700, 370],
    [320, 568],
    [280, 400],
    [260, 480],
  ] as const) {
    it(`keeps hands in a row, sums and buttons whole at ${width}×${height}`, async () => {
      const table = await loaded(shutOut, { width, height });
      const panel = one(table, '.panel').getBoundingClientRect();
      for (const cards of all(table, '.result-hand')) {
        const tops = [...cards.children].map((each) => each.getBoundingClientRect().top);
        expect(new Set(tops).size, 'one row of cards').to.equal(1);
        const sum = cards.parentElement?.querySelector('.result-sum')?.getBoundingClientRect();
        const { top, bottom } = cards.getBoundingClientRect();
        expect(
          !!sum && (sum.bottom <= top + 1 || sum.top >= bottom - 1),
          'clear of the sum',
        ).to.equal(true);
      }
      for (const each of all(table, '.result, .result > *, .panel .row .button')) {
        const { left, right, height: high } = each.getBoundingClientRect();
        if (high < 2) continue;
        expect(left, each.className).to.be.at.least(panel.left);
        expect(right, each.className).to.be.at.most(panel.right);
      }
      for (const each of all(table, '.panel .row .button')) {
        expect(each.offsetHeight, each.textContent ?? '').to.be.at.most(52);
      }
    });
  }

  for (const [width, height] of [
    [390, 780],
    [304, 552],
  ] as const) {
    it(`leaves the chips and the words of its buttons whole at ${width}×${height}`, async () => {
      const table = await loaded(matchOf('tie46'), { width, height });
      const panel = one(table, '.panel').getBoundingClientRect();
      for (const each of all(table, '.chip, .top .icon')) {
        expect(each.getBoundingClientRect().bottom).to.be.at.most(panel.top);
      }
      for (const each of all(table, '.panel .row .button')) {
        expect(each.offsetHeight, each.textContent ?? '').to.be.at.most(46);
      }
    });
  }

  for (const [width, height] of [
    [1280, 800],
    [768, 1024],
  ] as const) {
    it(`leaves the play in sight that a person went out with at ${width}×${height}`, async () => {
      const table = await loaded(shutOut, { width, height });
      const label = one(table, '.play-label.under').getBoundingClientRect();
      expect(label.bottom).to.be.at.most(one(table, '.panel').getBoundingClientRect().top);
    });
  }

  it('stands beside the turned-up hands, or steps aside from them', async () => {
    const table = await loaded(shutOut, { width: 390, height: 580 });
    const look = button(table, /Look at the table/);
    await click(table, look);
    expect(look.getAttribute('aria-expanded')).to.equal('false');
    expect(one(table, '#result').offsetHeight).to.equal(0);
  });
});
