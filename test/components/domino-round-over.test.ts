import { expect } from '@open-wc/testing';
import type { PipDominoTable } from '../../components/domino-table/domino-table.ts';
import type { MatchRecord, RoundResult } from '../../machines/game.ts';
import { seated, unseated } from './support/domino.ts';
import { all, button, myTurn, one } from './support/table.ts';
import { waitUntil } from './support/wait.ts';

interface RoundEnd {
  round: number;
  result: RoundResult;
  scores: number[];
}

function firstEnd(table: PipDominoTable): Promise<RoundEnd> {
  return new Promise((resolve) => {
    table.addEventListener(
      'pip-round-end',
      (event) => {
        if (event instanceof CustomEvent) resolve(event.detail);
      },
      { once: true },
    );
  });
}

/** Plays the first legal move each turn until the round ends. */
async function playOut(table: PipDominoTable): Promise<RoundEnd> {
  const end = firstEnd(table);
  for (let turns = 0; turns < 60; turns++) {
    if ((await myTurn(table)) !== 'turn') break;
    await table.play(table.moves()[0] ?? '');
  }
  await told(table);
  return end;
}

/** The panel’s words are loaded when a first round nears its end. */
async function told(table: PipDominoTable): Promise<void> {
  await waitUntil(() => all(table, '.results').length === 1, 'the panel tells');
}

/** The sum that the panel spells out, computed from what it says. */
function computed(sum: string): { made: number; said: number } {
  const [terms = '', said = ''] = sum.split('=');
  const numbers = terms.replaceAll(' ', '').replaceAll('−', '+-').split('+');
  return { made: numbers.reduce((total, n) => total + Number(n), 0), said: Number(said) };
}

/** A block in which two of three hands hold 6 pips and the third 13. */
const tied: MatchRecord = {
  pip: 1,
  game: 'dominoes',
  options: { rules: 'block', players: 3, target: 50, clock: 0 },
  rounds: [
    {
      seed: 'tie-16',
      moves: (
        '6-6 6-1@L 4-1@L 6-5@R 5-5@R 5-3@R 6-3@R 4-4@L ' +
        '4-0@L 6-2@R 2-2@R 5-2@R 6-0@L 5-1@R 2-1@R'
      ).split(' '),
    },
  ],
};

describe('<pip-domino-table> round over', () => {
  for (const rules of ['draw', 'block']) {
    it(`turns all hands up and spells the sum out (${rules})`, async () => {
      const table = await seated({ seed: `sum-${rules}`, rules, players: 4, target: 500 });
      const { result } = await playOut(table);
      const panel = one(table, '.panel');
      for (const pips of result.left.filter((left) => left > 0)) {
        expect(panel.textContent).to.contain(`${pips} pip`);
      }
      const winner = result.winners[0];
      if (winner === undefined) {
        expect(panel.textContent).to.match(/nobody scores/);
        return;
      }
      const { made, said } = computed(
        (one(table, '.sum strong').textContent ?? '').replace(/\s/g, ' '),
      );
      expect(said).to.equal(result.points[winner]);
      expect(made).to.equal(said);
    });
  }

  it('goes on to the next round and keeps the score', async () => {
    const table = await seated({ seed: 'next', target: 500 });
    const { scores } = await playOut(table);
    button(table, /Next round/).click();
    await myTurn(table);
    expect(all(table, '.panel')).to.have.length(0);
    expect(one(table, '.seats').textContent).to.contain(String(Math.max(...scores)));
  });

  it('says who won the match, offers another one and the record', async () => {
    const table = await seated({ seed: 'won', target: 5 });
    for (let rounds = 0; rounds < 30; rounds++) {
      await playOut(table);
      if ((await myTurn(table)) === 'match-over') break;
      button(table, /Next round/).click();
      await table.updateComplete;
    }
    expect(one(table, '.panel h2').textContent).to.match(/won the match/);
    expect(button(table, /Copy record/)).to.exist;
    const before = table.toRecord();
    button(table, /Play again/).click();
    await myTurn(table);
    expect(table.toRecord()).to.not.deep.equal(before);
  });

  it('says who is level when a blocked round is tied, and that nobody scores', async () => {
    const table = await unseated();
    await table.load(tied);
    await told(table);
    const said = one(table, '.panel').textContent ?? '';
    expect(said).to.match(/nobody scores/);
    expect(said).to.match(/You and Nora are level on 6 pips/);
    expect(all(table, '.sum')).to.have.length(0);
    button(table, /Next round/).click();
    await table.updateComplete;
    expect(all(table, '.panel')).to.have.length(0);
  });
});
