import { expect } from '@open-wc/testing';
import { tap } from './support/browser.ts';
import { held, seated, tileButton, unseated } from './support/domino.ts';
import { all, button, moves, myTurn, one } from './support/table.ts';

describe('<pip-domino-table> taps', () => {
  it('plays a whole match by touch', async () => {
    const table = await seated({ seed: 'touch', target: 30, width: 390, height: 560 });
    for (let turns = 0; turns < 300; turns++) {
      const stage = await myTurn(table);
      if (stage === 'match-over') break;
      if (stage === 'round-over') {
        await tap(button(table, /Next round/));
        await table.updateComplete;
        continue;
      }
      const move = table.moves()[0] ?? '';
      const before = held(table).length;
      await tap(tileButton(table, move.slice(0, 3)));
      await table.updateComplete;
      // By turns with the button and with the spot at the line's end.
      const at = move.slice(4) || 'R';
      const spot = one(table, `.spot[data-arm="${at}"]`);
      const play = all(table, 'button.play');
      await tap(turns % 2 === 0 && play.length === 1 && play[0] ? play[0] : spot);
      await table.updateComplete;
      expect(moves(table)).to.include(move);
      expect(before).to.be.greaterThan(0);
    }
    expect(await myTurn(table)).to.equal('match-over');
  });

  it('offers spots of at least 44 pixels for the picked tile, and the same moves as buttons', async () => {
    const table = await seated({ seed: 'b', width: 320, height: 520 });
    await myTurn(table);
    if (all(table, '.spot').length === 0) {
      tileButton(table, table.moves()[0]?.slice(0, 3) ?? '').click();
      await table.updateComplete;
    }
    const spots = all(table, '.spot');
    expect(spots.length).to.be.greaterThan(0);
    for (const spot of spots) {
      const { width, height } = spot.getBoundingClientRect();
      expect(width).to.be.at.least(44);
      expect(height).to.be.at.least(44);
    }
    expect(all(table, 'button.play')).to.have.length(spots.length);
  });

  it('says why a tile doesn’t fit, with the rule at hand', async () => {
    const table = await seated({ seed: 'c' });
    for (let turns = 0; turns < 60; turns++) {
      if ((await myTurn(table)) !== 'turn') {
        button(table, /Next round|Play again/).click();
        continue;
      }
      const moves = table.moves();
      const rests = held(table).find((tile) => !moves.some((move) => move.startsWith(tile)));
      if (!rests || !moves[0]?.includes('@')) {
        await table.play(moves[0] ?? '');
        continue;
      }
      await tap(tileButton(table, rests));
      await table.updateComplete;
      expect(one(table, '.message').textContent).to.match(new RegExp(`${rests} doesn’t fit`));
      expect(tileButton(table, rests).getAttribute('aria-label')).to.match(/doesn’t fit/);
      expect(table.moves()).to.deep.equal(moves);
      return;
    }
    throw new Error('Every tile fitted all the time');
  });

  it('explains the forced opening', async () => {
    const table = await unseated();
    for (const seed of 'abcdefgh') {
      table.setAttribute('seed', seed);
      await table.start();
      await myTurn(table);
      const moves = table.moves();
      if (moves[0]?.includes('@')) continue;
      expect(moves).to.have.length(1);
      expect(one(table, '.message').textContent).to.match(new RegExp(`You open with ${moves[0]}`));
      const other = held(table).find((tile) => tile !== moves[0]) ?? '';
      await tap(tileButton(table, other));
      await table.updateComplete;
      expect(one(table, '.message').textContent).to.match(new RegExp(`${moves[0]} has to open`));
      return;
    }
    throw new Error('The person never opened');
  });
});
