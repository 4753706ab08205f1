import { expect } from '@open-wc/testing';
import type { PipDominoTable } from '../../components/domino-table/domino-table.ts';
import type { MatchRecord } from '../../machines/game.ts';
import { middleOf, press, touch } from './support/browser.ts';
import { held, seated, tileButton } from './support/domino.ts';
import { all, button, focused, myTurn, one, said } from './support/table.ts';
import { waitUntil } from './support/wait.ts';

function text(table: PipDominoTable, selector: string): string {
  return one(table, selector).textContent?.replace(/\s+/g, ' ').trim() ?? '';
}

/** A table with a record on it, the person at seat 0, once its variations are loaded. */
async function laid(
  options: Record<string, unknown>,
  hands: string[],
  stock: string,
  moves: string[],
): Promise<PipDominoTable> {
  const { rules, players, ...rest } = options;
  const table = await seated({ rules: String(rules), players: Number(players) });
  const all = { rules, players, target: 100, rounding: 'raw', misplay: 'friendly', ...rest };
  const record: MatchRecord = {
    pip: 1,
    game: 'dominoes',
    options: all,
    rounds: [{ deal: { hands, stock }, moves }],
  };
  await table.load(record);
  await table.updateComplete;
  return table;
}

/** All 28 tiles that are not in these hands. */
function rest(hands: readonly string[]): string {
  const taken = new Set(hands.join(' ').split(' '));
  const tiles: string[] = [];
  for (let a = 0; a <= 6; a++) {
    for (let b = 0; b <= a; b++) if (!taken.has(`${a}-${b}`)) tiles.push(`${a}-${b}`);
  }
  return tiles.join(' ');
}

describe('<pip-domino-table> Pip', () => {
  it('PIP-2 says which tile has to open, and why, in every round', async () => {
    const hands = ['6-6 6-1 6-2 5-0 4-0 3-0 2-0', '6-3 6-4 5-1 4-1 3-1 2-1 1-0'];
    const table = await laid({ rules: 'pip', players: 2 }, hands, rest(hands), []);
    await myTurn(table);
    expect(text(table, '.note-line')).to.contain('You open with 6-6: nobody holds a higher double');
    expect(table.moves()).to.deep.equal(['6-6']);
    tileButton(table, '6-1').click();
    await table.updateComplete;
    expect(text(table, '.note-line')).to.contain('6-6 has to open');
    await table.play('6-6');
    await table.updateComplete;
    expect(said(table).join('\n')).to.contain('You opened with the highest double, 6-6.');
  });

  it('offers a pass once the boneyard is empty, by button and by keyboard', async () => {
    const table = await seated({ rules: 'pip-draw-and-pass', players: 3, seed: 'pass' });
    for (let i = 0; i < 600; i++) {
      const stage = await myTurn(table);
      if (stage !== 'turn') {
        button(table, /Next round|Play again/).click();
        continue;
      }
      const moves = table.moves();
      if (!moves.includes('pass')) {
        expect(all(table, '#pass')).to.have.length(0);
        await table.play(moves[0] ?? '');
        continue;
      }
      await table.updateComplete;
      expect(text(table, '.note-line')).to.match(/Play, or pass|one more pass ends the round/);
      one(table, '.tile').focus();
      for (let n = 0; n < 30 && focused(table)?.id !== 'pass'; n++) await press('Tab');
      await press('Enter');
      await table.updateComplete;
      expect(table.toRecord().rounds.at(-1)?.moves).to.include('pass');
      return;
    }
    throw new Error('Nobody could pass');
  });

  it('PIP-14 strict: any tile goes to any end; a wrong one comes back and costs the turn', async () => {
    const hands = ['6-6 6-1 6-2 5-0 4-0 3-0 2-0', '6-3 6-4 5-1 4-1 3-1 2-1 1-0'];
    const moves = ['6-6', '6-3@R'];
    const strict = { rules: 'pip', players: 2, misplay: 'strict' };
    const table = await laid(strict, hands, rest(hands), moves);
    await myTurn(table);
    await waitUntil(() => all(table, '.tile.playable').length === 6, 'every tile may be tried');
    const tile = tileButton(table, '5-0');
    expect(tile.getAttribute('aria-label')).to.equal('5-0');
    // What is legal is told to scripts only.
    expect(table.moves()).to.not.include('5-0@L');
    await waitUntil(() => all(table, 'canvas').length === 1, 'a canvas');
    tile.click();
    await table.updateComplete;
    const spot = one(table, '.spot[data-arm="R"]');
    const to = middleOf(spot);
    const from = middleOf(tile);
    await touch(
      { do: 'down', ...from },
      { do: 'move', x: from.x, y: from.y - 20 },
      { do: 'move', x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
      { do: 'move', ...to },
      { do: 'up' },
    );
    await myTurn(table);
    expect(table.toRecord().rounds[0]?.moves[2]).to.equal('5-0@R');
    expect(held(table)).to.include('5-0');
    expect(said(table).join('\n')).to.contain('5-0 doesn’t fit there: it comes back to your hand');
    expect(table.toRecord().rounds[0]?.moves.length).to.be.greaterThan(3);
  });

  it('a friendly table refuses the same', async () => {
    const hands = ['6-6 6-1 6-2 5-0 4-0 3-0 2-0', '6-3 6-4 5-1 4-1 3-1 2-1 1-0'];
    const table = await laid({ rules: 'pip', players: 2 }, hands, rest(hands), ['6-6', '6-3@R']);
    await myTurn(table);
    tileButton(table, '5-0').click();
    await table.updateComplete;
    expect(all(table, '.spot')).to.have.length(0);
    expect(text(table, '.note-line')).to.contain('5-0 doesn’t fit');
  });

  it('counts a Muggins end with both halves of a double', async () => {
    const hands = ['4-4 3-1 6-2 5-0 4-0 3-0 2-0', '4-2 6-4 5-1 4-1 6-1 2-1 1-0'];
    const muggins = { rules: 'pip-muggins', players: 2 };
    const table = await laid(muggins, hands, rest(hands), ['4-4', '4-2@R']);
    await myTurn(table);
    await waitUntil(() => all(table, '.ends-sum').length === 1, 'the sum');
    expect(text(table, '.ends-sum .pill')).to.equal('Open ends 8 + 2 = 10');
    expect(text(table, '.chip[data-seat="1"] .score')).to.equal('10');
  });
});

describe('<pip-domino-table rules="pip-team">', () => {
  it('has one score for each side, and says who sits with whom', async () => {
    const table = await seated({ rules: 'pip-team' });
    await myTurn(table);
    expect(all(table, '.chip')).to.have.length(4);
    expect(all(table, '.chip .score')).to.have.length(2);
    expect(text(table, '.chip[data-seat="2"] .partner')).to.equal('& you');
    expect(text(table, '.chip[data-seat="3"] .partner')).to.equal('& Nora');
    expect(text(table, '.chip[data-seat="2"] .spoken')).to.contain('with you');
    // The partner's tiles lie face down like everybody's.
    const { view } = Reflect.get(table, 'table');
    expect(view.hands[2]).to.match(/^\?\d$/);
  });

  it('names both partners where a side wins', async () => {
    const table = await seated({ rules: 'pip-team', seed: 'sides', target: 30 });
    for (let i = 0; i < 900; i++) {
      const stage = await myTurn(table);
      if (stage === 'match-over') break;
      if (stage === 'turn') await table.play(table.moves()[0] ?? '');
      else button(table, /Next round/).click();
    }
    await waitUntil(() => all(table, '.panel .results').length > 0, 'the panel');
    expect(text(table, '.panel h2')).to.match(/^(You and Max|Nora and Ida) won the match$/);
    expect(said(table).join('\n')).to.match(/(You and Max|Nora and Ida) score \d+ points\./);
  });
});

describe('<pip-domino-table> with a house’s own rules', () => {
  it('plays them, offers them by name and comes back to them', async () => {
    const table = await seated();
    table.rules = { base: 'fives', name: 'Kitchen fives', draw: false, target: 61 };
    await table.updateComplete;
    await table.start();
    await myTurn(table);
    expect(table.toRecord().options).to.deep.include({ target: 61 });
    const rules = () => table.practiceFields().find(({ name }) => name === 'rules');
    expect(rules()?.choices.at(-1)?.label).to.equal('Kitchen fives');
    expect(rules()?.value).to.equal('house');
    table.choose('rules', 'pip-team');
    expect(table.practiceFields().find(({ name }) => name === 'players')?.value).to.equal('4');
    await table.updateComplete;
    table.choose('rules', 'house');
    expect(rules()?.value).to.equal('house');
    expect(table.practiceFields().find(({ name }) => name === 'target')?.value).to.equal('61');
  });

  it('offers each of the eight rule sets with its own players and options', async () => {
    const table = await seated();
    const names = () => table.practiceFields().map(({ name }) => name);
    const of = (field: string) =>
      table
        .practiceFields()
        .find(({ name }) => name === field)
        ?.choices.map(({ value }) => value);
    expect(of('rules')).to.have.length(8);
    table.choose('rules', 'fives');
    expect(names()).to.deep.equal(['players', 'rules', 'target', 'handSize']);
    expect(of('players')).to.deep.equal(['2']);
    expect(of('handSize')).to.deep.equal(['7', '9']);
    table.choose('rules', 'pip');
    expect(names()).to.deep.equal(['players', 'rules', 'target', 'rounding', 'misplay']);
    expect(of('players')).to.deep.equal(['2', '3', '4']);
    table.choose('misplay', 'strict');
    table.choose('rules', 'pip-draw-and-pass');
    expect(of('players')).to.deep.equal(['3']);
    expect(table.misplay).to.equal('strict');
    table.choose('rules', 'draw');
    expect(names()).to.deep.equal(['players', 'rules', 'target']);
    expect(table.misplay).to.equal(undefined);
  });
});
