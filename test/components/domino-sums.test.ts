import { expect } from '@open-wc/testing';
import type { PipDominoTable } from '../../components/domino-table/domino-table.ts';
import { dominoCore } from '../../machines/dominoes/core.ts';
import type { DominoOptions } from '../../machines/dominoes/model.ts';
import { seated } from './support/domino.ts';
import { all, myTurn, one } from './support/table.ts';
import { waitUntil } from './support/wait.ts';

/** A table that shows the end of the round of this seed, always played by the first legal move. */
async function ended(given: Partial<DominoOptions>, seed: string): Promise<PipDominoTable> {
  const options = dominoCore.options({ target: 1000, ...given });
  let state = dominoCore.deal(options, { seed }, { rounds: [] });
  const moves: string[] = [];
  while (dominoCore.seat(state) !== null) {
    const move = dominoCore.moves(state)[0] ?? '';
    moves.push(move);
    state = dominoCore.play(state, move);
  }
  const table = await seated({ rules: String(options.rules) });
  await table.load({ pip: 1, game: 'dominoes', options, rounds: [{ seed, moves }] });
  await waitUntil(() => all(table, '.panel .results').length > 0, 'the panel');
  await table.updateComplete;
  return table;
}

function sumOf(table: PipDominoTable): string {
  return one(table, '.panel .sum').textContent?.replace(/\s+/g, ' ').trim() ?? '';
}

function panelOf(table: PipDominoTable): string {
  return one(table, '.panel').textContent?.replace(/\s+/g, ' ') ?? '';
}

describe('<pip-domino-table> the sum of a round', () => {
  it('PIP-8 takes the lowest count off each opponent', async () => {
    const table = await ended({ rules: 'pip-block', players: 3 }, 's6');
    expect(sumOf(table)).to.equal('(20 − 16) + (20 − 16) = 8 Max scores 8 points');
    expect(panelOf(table)).to.contain('in Block nothing is drawn');
    expect(panelOf(table)).to.contain('The highest double opens the next round');
  });

  it('PIP-9 shares the differences among those who are level', async () => {
    const table = await ended({ rules: 'pip-block', players: 3 }, 's1');
    expect(sumOf(table)).to.equal(
      '17 − 11 = 6, shared by 2 → 3 each You and Max score 3 points each',
    );
    expect(all(table, '.result.wins')).to.have.length(2);
  });

  it('PIP-7 rounds the whole sum down to a multiple of five', async () => {
    const table = await ended({ rules: 'pip', players: 3, rounding: 'down5' }, 's0');
    expect(sumOf(table)).to.equal(
      '36 + 55 = 91 → 90 Nora scores 90 points, rounded down to a multiple of five',
    );
  });

  it('PIP-23 takes one side’s pips off the other’s', async () => {
    const table = await ended({ rules: 'pip-team' }, 's12');
    expect(sumOf(table)).to.equal('(8 + 28) − (16 + 4) = 16 Nora and Ida score 16 points');
    const names = all(table, '.result-name').map((name) => name.textContent);
    expect(names).to.deep.equal(['You', 'Max', 'Nora', 'Ida']);
    const gains = all(table, '.result-gain').map((gain) => gain.textContent);
    expect(gains.filter(Boolean)).to.deep.equal(['+16']);
  });

  it('FIVE-13 gives the other’s whole count to the nearest five, and tells what was scored in play', async () => {
    const table = await ended({ rules: 'fives' }, 's150');
    expect(sumOf(table)).to.equal('12 → 10 You score 10 points, rounded to the nearest five');
    expect(panelOf(table)).to.contain('Scored in play: You 35 and Nora 15.');
    expect(panelOf(table)).to.contain('The highest double opens the next round');
  });
});

describe('<pip-domino-table> every rule set', () => {
  for (const rules of [
    'draw',
    'block',
    'fives',
    'pip',
    'pip-muggins',
    'pip-block',
    'pip-draw-and-pass',
    'pip-team',
  ]) {
    it(`plays a match of ${rules} to its end while somebody watches`, async () => {
      const table = await seated({ rules, seat: 'none', target: 30, seed: 'watch' });
      expect(await myTurn(table)).to.equal('match-over');
      await waitUntil(() => all(table, '.panel .results').length > 0, 'the panel');
      expect(one(table, '.panel h2').textContent).to.match(/won the match|share the match/);
    });
  }
});
