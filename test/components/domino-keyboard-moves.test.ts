import { expect } from '@open-wc/testing';
import type { PipDominoTable } from '../../components/domino-table/domino-table.ts';
import { press } from './support/browser.ts';
import { held, seated, tileButton } from './support/domino.ts';
import { tabTo } from './support/keys.ts';
import { all, button, focused, hasFocus, myTurn, one } from './support/table.ts';

async function walkTo(table: PipDominoTable, tile: string): Promise<void> {
  if (focused(table)?.dataset.tile === undefined) {
    await tabTo(() => focused(table)?.dataset.tile !== undefined);
  }
  for (let i = 0; i < 30 && focused(table)?.dataset.tile !== tile; i++) await press('ArrowRight');
  expect(focused(table)?.dataset.tile).to.equal(tile);
}

describe('<pip-domino-table> keyboard', () => {
  it('plays a whole match with keys alone, and the focus is never lost', async () => {
    const table = await seated({ seed: 'keys', target: 40, players: 3 });
    one(table, '.tile').focus();
    for (let turns = 0; turns < 400; turns++) {
      const stage = await myTurn(table);
      expect(hasFocus(table), `focus in the table (${stage})`).to.equal(true);
      if (stage === 'match-over') break;
      if (stage === 'round-over') {
        const next = button(table, /^Next round$/);
        await tabTo(() => focused(table) === next);
        await press('Enter');
        await table.updateComplete;
        continue;
      }
      const move = table.moves()[turns % table.moves().length] ?? '';
      const tile = move.slice(0, 3);
      await walkTo(table, tile);
      await press('Enter');
      await table.updateComplete;
      const twoEnds = table.moves().filter((each) => each.startsWith(tile)).length > 1;
      await press(twoEnds ? (move.endsWith('L') ? 'l' : 'r') : 'Enter');
      await table.updateComplete;
    }
    expect(await myTurn(table)).to.equal('match-over');
    expect(one(table, '.panel').textContent).to.match(/won the match/);
  });

  it('has one tab stop in the hand and moves in it with arrows, Home and End', async () => {
    const table = await seated();
    await myTurn(table);
    const tiles = held(table);
    expect(all(table, '.tile[tabindex="0"]')).to.have.length(1);
    one(table, '.tile[tabindex="0"]').focus();
    await press('End');
    expect(focused(table)?.dataset.tile).to.equal(tiles.at(-1));
    await press('ArrowRight');
    expect(focused(table)?.dataset.tile).to.equal(tiles[0]);
    await press('ArrowLeft');
    expect(focused(table)?.dataset.tile).to.equal(tiles.at(-1));
    await press('Home');
    expect(focused(table)?.dataset.tile).to.equal(tiles[0]);
    expect(all(table, '.tile[tabindex="0"]')).to.have.length(1);
  });

  it('lets Escape take back a choice', async () => {
    const table = await seated();
    await myTurn(table);
    const tile = tileButton(table, table.moves()[0]?.slice(0, 3) ?? '');
    tile.focus();
    await press('Enter');
    await table.updateComplete;
    expect(tile.getAttribute('aria-pressed')).to.equal('true');
    expect(all(table, '.spot').length).to.be.greaterThan(0);
    await press('Escape');
    await table.updateComplete;
    expect(tile.getAttribute('aria-pressed')).to.equal('false');
    expect(all(table, '.spot')).to.have.length(0);
    expect(focused(table)).to.equal(tile);
  });

  it('aims with arrows at a tile’s two ends and plays there with Enter', async () => {
    const table = await seated({ seed: 'two-ends' });
    for (let turns = 0; turns < 200; turns++) {
      const stage = await myTurn(table);
      if (stage !== 'turn') {
        button(table, /Next round|Play again/).click();
        continue;
      }
      const moves = table.moves();
      const both = moves.find(
        (move) => moves.includes(move.replace('@L', '@R')) && /L$/.test(move),
      );
      if (!both) {
        await table.play(moves[0] ?? '');
        continue;
      }
      const tile = both.slice(0, 3);
      await walkTo(table, tile);
      await press('Enter');
      await press('ArrowRight');
      await table.updateComplete;
      expect(one(table, '.spot.aimed').dataset.arm).to.equal('R');
      await press('Enter');
      await table.updateComplete;
      const { rounds } = table.toRecord();
      expect(rounds.at(-1)?.moves).to.include(`${tile}@R`);
      return;
    }
    throw new Error('No tile fitted both ends');
  });

  it('never takes the focus from the page when bots move', async () => {
    const table = await seated({ seat: 'none', target: 30 });
    const field = document.createElement('input');
    table.after(field);
    field.focus();
    await myTurn(table);
    expect(document.activeElement).to.equal(field);
    field.remove();
  });
});
