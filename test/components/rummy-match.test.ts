import { expect } from '@open-wc/testing';
import { warnings } from './support/events.ts';
import { come, seated, unseated } from './support/rummy.ts';
import { all, button, click, myTurn, one } from './support/table.ts';
import { waitUntil } from './support/wait.ts';

describe('<pip-rummy-table> match', () => {
  it('offers players, rounds, skill and a minute for each move', async () => {
    const table = await unseated({ players: 3 });
    const fields = table.fields();
    expect(fields.map(({ name }) => name)).to.deep.equal(['players', 'rounds', 'skill', 'clock']);
    expect(fields.map(({ value }) => value)).to.deep.equal(['3', '1', 'beginner', '0']);
    const values = (name: string) =>
      fields.find((field) => field.name === name)?.choices.map(({ value }) => value);
    expect(values('rounds')).to.deep.equal(['1', '3', '5']);
    expect(values('clock')).to.include('60');
    table.choose('rounds', '5');
    await table.start();
    expect(table.toRecord().options).to.deep.equal({ players: 3, rounds: 5, clock: 0 });
  });

  it('takes one round where another number is asked for than there is, and warns once', async () => {
    const told = warnings();
    const table = await seated({ rounds: 2 });
    expect(table.toRecord().options).to.include({ rounds: 1 });
    expect(told.filter((text) => text.includes('rounds="2"')).length).to.equal(1);
  });

  it('tells the moves of a match in its log', async () => {
    const table = await come({
      mine: 'R10 B10 K10 O2',
      theirs: 'K4 K5 K6 R13 B13 K13',
      moves: ['play R10 B10 K10', 'play R10 B10 K10, K4 K5 K6, R13 B13 K13'],
    });
    await click(table, one(table, '.tools [aria-label="Menu"]'));
    await waitUntil(() => all(table, 'dialog[open]').length === 1, 'the menu');
    await click(table, button(table, /^Moves so far$/));
    await waitUntil(
      () => /Nora laid/.test(one(table, 'dialog[open]').textContent ?? ''),
      'the log',
    );
    const text = one(table, 'dialog[open]').textContent ?? '';
    expect(text).to.include('You laid a group of tens: red, blue, black.');
    expect(text).to.include(
      'Nora laid a run Black 4 to Black 6; a group of thirteens: red, blue, black.',
    );
  });

  it('says whose each rack is where there is room, and whose turn', async () => {
    const table = await seated({ players: 4, seat: 'none', width: 1280, height: 800, pace: 200 });
    const labels = () => all(table, '.label').map((label) => label.textContent?.trim());
    const names = all(table, '.chip .name').map((name) => name.textContent);
    expect(labels()).to.deep.equal(names.slice(1).map((name) => `${name} · 14`));
    await waitUntil(() => all(table, '.label.turn').length === 1, 'another’s turn');
    const [turn] = all(table, '.chip.turn .name').map((name) => name.textContent);
    expect(one(table, '.label.turn').textContent).to.contain(turn);
  });

  it('can be watched', async () => {
    const table = await seated({ seat: 'none', seed: 'watch', pace: 30 });
    await waitUntil(() => all(table, '.set').length > 0, 'somebody lays');
    expect(all(table, '.rack-tile, #play').length).to.equal(0);
    expect(one(table, '.live').textContent).to.match(/ laid a (run|group)/);
  });

  it('plays a match of three rounds, the lead passing on (RUM-3)', async function () {
    this.timeout(60_000);
    const table = await unseated({ seed: 'three', rounds: 3, players: 3 });
    const firsts: number[] = [];
    table.addEventListener('pip-turn', ({ detail }) => {
      const { rounds } = table.toRecord();
      if (rounds.at(-1)?.moves.length === 0) firsts[rounds.length - 1] = detail.seat;
    });
    await table.start();
    for (let turns = 0; turns < 600; turns++) {
      const stage = await myTurn(table);
      if (stage === 'match-over') break;
      if (stage === 'round-over') await click(table, button(table, /^Next round$/));
      else await table.play((await table.hint()) ?? 'draw');
    }
    expect(table.toRecord().rounds.length).to.equal(3);
    const [first = 0, second, third] = firsts;
    expect([second, third]).to.deep.equal([(first + 1) % 3, (first + 2) % 3]);
  });
});
