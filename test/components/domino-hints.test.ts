import { expect } from '@open-wc/testing';
import { held, seated, tileButton } from './support/domino.ts';
import { all, button, focused, myTurn, one } from './support/table.ts';
import { waitUntil } from './support/wait.ts';

describe('<pip-domino-table> hints and prompts', () => {
  it('shows the hinted move on the board, ready to be played', async () => {
    const table = await seated({ seed: 'hint' });
    await myTurn(table);
    button(table, /^Hint$/).click();
    await waitUntil(() => all(table, '.tile.hinted').length === 1, 'a hint');
    await table.updateComplete;
    const tile = one(table, '.tile.hinted').dataset.tile ?? '';
    expect(one(table, '.message').textContent).to.contain(`Hint: play ${tile}`);
    expect(one(table, '.tile.hinted').getAttribute('aria-label')).to.match(/hint$/);
    expect(tileButton(table, tile).getAttribute('aria-pressed')).to.equal('true');
    expect(all(table, '.spot').length).to.be.greaterThan(0);
    all(table, 'button.play.primary')[0]?.click();
    await table.updateComplete;
    expect(held(table)).to.not.include(tile);
  });

  it('says whose turn it is after the pause between moves too', async () => {
    const table = await seated({ seed: 'pace', pace: 60 });
    for (let turns = 0; turns < 3; turns++) {
      if ((await myTurn(table)) !== 'turn') break;
      await waitUntil(
        () =>
          /Your turn|You open|open with any|has to be played/.test(
            one(table, '.message').textContent ?? '',
          ),
        'a prompt',
      );
      await table.play(table.moves()[0] ?? '');
    }
  });

  it('asks for a move in a match that is loaded, and forgets what was said before', async () => {
    const table = await seated({ seed: 'load' });
    await myTurn(table);
    const record = table.toRecord();
    while ((await myTurn(table)) === 'turn') await table.play(table.moves()[0] ?? '');
    await table.load(record);
    await myTurn(table);
    expect(one(table, '.message').textContent).to.match(
      /Your turn|You open|open with any|has to be played/,
    );
  });

  it('steps back to the last decision and keeps the focus', async () => {
    const table = await seated({ seed: 'undo' });
    table.undo = true;
    await myTurn(table);
    for (let turns = 0; turns < 20 && table.moves().length < 2; turns++) {
      await table.play(table.moves()[0] ?? '');
      await myTurn(table);
    }
    const before = held(table);
    tileButton(table, table.moves()[0]?.slice(0, 3) ?? '').focus();
    await table.play(table.moves()[0] ?? '');
    await myTurn(table);
    button(table, /^Undo$/).click();
    await myTurn(table);
    expect(held(table)).to.deep.equal(before);
    expect(focused(table)).to.not.equal(null);
  });

  it('asks before a play where it was told to', async () => {
    const table = await seated({ seed: 'ask', confirm: true });
    await myTurn(table);
    const move = table.moves()[0] ?? '';
    const tile = move.slice(0, 3);
    tileButton(table, tile).click();
    await table.updateComplete;
    one(table, `.spot[data-arm="${move.slice(4) || 'R'}"]`).click();
    await table.updateComplete;
    expect(held(table)).to.include(tile);
    expect(one(table, '.controls').textContent).to.contain(`Play ${tile}`);
    button(table, /^Yes/).click();
    await table.updateComplete;
    expect(held(table)).to.not.include(tile);
  });

  it('plays for who lets the clock run out, says so, and gives the seat back', async () => {
    const table = await seated({ seed: 'clock', clock: 1, players: 2, pace: 400 });
    await myTurn(table);
    await waitUntil(() => all(table, '.controls .message').length > 0, 'auto-play is told');
    button(table, /back/).click();
    await table.updateComplete;
    expect(all(table, '.controls .message')).to.have.length(0);
  });
});
