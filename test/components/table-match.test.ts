import { expect } from '@open-wc/testing';
import '../../components/domino-table/define.ts';
import { PipError } from '../../machines/error.ts';
import { games } from '../../machines/index.ts';
import { seated, unseated } from './support/domino.ts';
import { hear } from './support/events.ts';
import { all, button, myTurn, one } from './support/table.ts';
import { waitUntil } from './support/wait.ts';

async function refusal(promise: Promise<unknown>): Promise<PipError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof PipError)) throw new Error(`no PipError: ${error}`);
  return error;
}

describe('a table seen from the page', () => {
  it('starts before it is in the page, and goes on when it is', async () => {
    const table = document.createElement('pip-domino-table');
    Object.assign(table, { seed: 'a', pace: 0, skill: 'beginner' });
    await table.start();
    expect(table.toRecord().rounds).to.have.length(1);
    document.body.append(table);
    await myTurn(table);
    expect(table.moves()).not.to.be.empty;
    table.remove();
  });

  it('takes up properties that were set before its tag was known', async () => {
    const tag = 'pip-late-table';
    const late = document.createElement(tag);
    Object.assign(late, { seed: 'a', players: 3, pace: 0 });
    document.body.append(late);
    const { PipDominoTable } = await import('../../components/domino-table/domino-table.ts');
    class Late extends PipDominoTable {}
    customElements.define(tag, Late);
    if (!(late instanceof Late)) throw new Error('not upgraded');
    await late.updateComplete;
    await late.start();
    expect(late.toRecord().options).to.include({ players: 3 });
    late.remove();
  });

  it('begins by itself where it is told to', async () => {
    const table = await unseated({});
    table.autostart = true;
    await myTurn(table);
    expect(table.toRecord().rounds).to.have.length(1);
  });

  it('tells start, turns, moves and the end of a match, and nothing hidden', async () => {
    const heard = hear('pip-start', 'pip-turn', 'pip-move', 'pip-round-end', 'pip-match-end');
    const table = await seated({ seed: 'a', target: 1 });
    while ((await myTurn(table)) !== 'match-over') {
      const [move] = table.moves();
      if (move) await table.play(move);
      else button(table, /^Next round$/).click();
    }
    expect(heard[0]).to.deep.include({ type: 'pip-start' });
    const ends = heard.filter(({ type }) => type === 'pip-match-end');
    expect(ends).to.have.length(1);
    expect(ends[0]?.detail).to.have.property('record');
    const told = JSON.stringify(heard.slice(0, heard.indexOf(ends[0] ?? { type: '', detail: 0 })));
    for (const { seed } of table.toRecord().rounds) expect(seed).to.equal('a');
    expect(told).not.to.contain('"hands"');
    const moves = heard.filter(({ type }) => type === 'pip-move').length;
    expect(moves).to.equal(table.toRecord().rounds.flatMap((round) => round.moves).length);
    for (const { detail } of heard)
      expect(JSON.parse(JSON.stringify(detail))).to.deep.equal(detail);
  });

  it('tells a turn once, with the moves only where they are the person’s', async () => {
    const heard = hear('pip-turn');
    const table = await seated({ seed: 'a', players: 3 });
    await myTurn(table);
    const decisions = heard.map(({ detail }) => JSON.stringify(detail));
    expect(new Set(decisions).size).to.equal(decisions.length);
    const mine = heard.at(-1)?.detail;
    expect(mine).to.deep.equal({ seat: 0, moves: table.moves() });
    for (const { detail } of heard.slice(0, -1)) expect(detail).to.have.property('moves', null);
  });

  it('keeps a seed to itself that the page didn’t choose', async () => {
    const heard = hear('pip-start');
    const table = await unseated({ seed: '' });
    await table.start();
    expect(heard[0]?.detail).not.to.have.property('seed');
    await (await unseated({ seed: 'mine' })).start();
    expect(heard[1]?.detail).to.have.property('seed', 'mine');
  });

  it('refuses a script’s move with the rule, and changes nothing', async () => {
    const table = await seated({ seed: 'a' });
    await myTurn(table);
    const before = JSON.stringify(table.toRecord());
    const heard = hear('pip-refused');
    expect((await refusal(table.play('pass'))).code).to.equal('illegal-move');
    expect((await refusal(table.play('castle'))).code).to.equal('bad-notation');
    expect(JSON.stringify(table.toRecord())).to.equal(before);
    expect(heard.map(({ detail }) => Object.keys(Object(detail)).sort())[0]).to.include.members([
      'code',
      'message',
      'rule',
    ]);
  });

  it('refuses a move before any match and after it', async () => {
    const table = await unseated({});
    expect((await refusal(table.play('6-6'))).code).to.equal('over');
  });

  it('refuses options that aren’t valid, and keeps the match that runs', async () => {
    const table = await seated({ seed: 'a' });
    const before = table.toRecord();
    const error = await refusal(table.start({ target: -1 }));
    expect(error.code).to.equal('bad-option');
    expect(table.toRecord()).to.deep.equal(before);
  });

  it('lets the page cancel a person’s move', async () => {
    const table = await seated({ seed: 'a' });
    await myTurn(table);
    const before = table.toRecord().rounds[0]?.moves.length;
    const cancel = (event: Event) => event.preventDefault();
    table.addEventListener('pip-before-move', cancel);
    const playable = all(table, '.tile').find((tile) => !tile.matches('[aria-disabled="true"]'));
    playable?.click();
    await table.updateComplete;
    button(table, /^(Play|Left)/).click();
    await table.updateComplete;
    expect(table.toRecord().rounds[0]?.moves.length).to.equal(before);
    table.removeEventListener('pip-before-move', cancel);
  });

  it('hints a legal move and shows it until a move is made', async () => {
    const table = await seated({ seed: 'a' });
    await myTurn(table);
    const hint = await table.hint();
    expect(table.moves()).to.include(hint);
    expect(await (await unseated({})).hint()).to.equal(null);
  });

  it('loads a record, goes on with it, and refuses what is none', async () => {
    const table = await seated({ seed: 'a' });
    await myTurn(table);
    const [move = ''] = table.moves();
    await table.play(move);
    const record = table.toRecord();
    const other = await unseated({});
    await other.load(JSON.parse(JSON.stringify(record)));
    await myTurn(other);
    const replayed = other.toRecord().rounds[0]?.moves ?? [];
    expect(replayed.slice(0, record.rounds[0]?.moves.length)).to.deep.equal(
      record.rounds[0]?.moves,
    );
    const broken = { ...record, rounds: [{ seed: 'a', moves: ['0-0'] }] };
    expect((await refusal(other.load(broken))).round).to.equal(0);
    expect(other.toRecord().rounds[0]?.moves).to.deep.equal(replayed);
  });

  it('shows a record that its attribute holds', async () => {
    const made = games.dominoes.options({ target: 50 });
    const record = { pip: 1, game: 'dominoes', options: made, rounds: [{ seed: 'x', moves: [] }] };
    const table = await unseated({ record: JSON.stringify(record) });
    await waitUntil(() => table.toRecord().rounds.length === 1, 'loaded');
    expect(table.toRecord().options).to.include({ target: 50 });
  });

  it('says so when a record can’t be read', async () => {
    const heard = hear('pip-error');
    const table = await unseated({ record: '{"pip":1}' });
    await waitUntil(() => heard.length > 0, 'told');
    expect(heard[0]?.detail).to.have.property('code', 'bad-record');
    await table.updateComplete;
    expect(one(table, '.message').textContent).to.contain('can’t be read');
  });

  it('watches bots without a seat for the person', async () => {
    const heard = hear('pip-match-end');
    const table = await seated({ seed: 'a', seat: 'none', target: 1 });
    await waitUntil(() => heard.length === 1, 'played to the end');
    expect(table.moves()).to.deep.equal([]);
    await table.updateComplete;
    expect(all(table, '.panel')).to.have.length(1);
  });

  it('steps back to the last own decision', async () => {
    const table = await seated({ seed: 'a' });
    table.undo = true;
    let before: string[] = [];
    let offered: string[] = [];
    do {
      await myTurn(table);
      before = [...(table.toRecord().rounds[0]?.moves ?? [])];
      offered = table.moves();
      await table.play(offered[0] ?? '');
    } while (offered.length < 2);
    await myTurn(table);
    button(table, /^Undo$/).click();
    await table.updateComplete;
    expect(table.toRecord().rounds[0]?.moves).to.deep.equal(before);
    expect(table.moves()).to.deep.equal(offered);
  });
});
