import { expect } from '@open-wc/testing';
import { difference } from '../../machines/rummy/tile.ts';
import { hear } from './support/events.ts';
import { come, lay, onRack, onTable, played, rack, sets, unseated } from './support/rummy.ts';
import { button, can, click, message, moves, myTurn, one, said } from './support/table.ts';
import { waitUntil } from './support/wait.ts';

const question = (table: Parameters<typeof one>[0]): string =>
  one(table, '.controls').textContent?.trim() ?? '';

describe('<pip-rummy-table> asked', () => {
  it('plays what is shown: going on laying withdraws the question', async () => {
    const table = await come({ mine: 'R10 B10 K10 O10 O2' }, { confirm: true });
    await lay(table, 'R10', 'B10', 'K10');
    await click(table, one(table, '#play'));
    expect(question(table)).to.match(/^Play Red 10, Blue 10, and Black 10\?/);
    await click(table, onRack(table, 'O10'));
    expect(question(table)).not.to.include('?');
    expect(message(table)).to.equal('Orange 10: where to?');
    await click(table, onTable(table, 'R10'));
    await click(table, one(table, '#play'));
    expect(question(table)).to.match(/^Play .*Orange 10\?/);
    await click(table, button(table, /^Yes$/));
    await myTurn(table);
    expect(moves(table)[0]).to.equal('play R10 B10 K10 O10');
  });

  it('says what a draw is, and a pass', async () => {
    const table = await come({ mine: 'R10 B10 K10 O2' }, { confirm: true });
    await click(table, one(table, '#draw'));
    expect(question(table)).to.match(/^Draw a tile\?/);
    expect(moves(table)).to.deep.equal([]);
    await click(table, button(table, /^No$/));
    expect(moves(table)).to.deep.equal([]);
  });

  it('asks for nothing that can’t be played, and says why', async () => {
    const asked = hear('pip-before-move');
    const table = await come({ mine: 'R9 B9 K9 O2' }, { confirm: true });
    await lay(table, 'R9', 'B9', 'K9');
    await click(table, one(table, '#play'));
    expect(message(table)).to.match(/this is 27/);
    expect(question(table)).not.to.include('?');
    expect(asked.map(({ detail }) => detail)).to.deep.equal([{ seat: 0, move: 'play R9 B9 K9' }]);
  });

  it('says that tiles came back only with a move that brought them back', async () => {
    const table = await come({ mine: 'R10 B10 K10 O2' });
    await lay(table, 'R10', 'B10', 'K10');
    table.addEventListener('pip-before-move', (event) => event.preventDefault(), { once: true });
    await click(table, one(table, '#draw'));
    expect(moves(table)).to.deep.equal([]);
    await click(table, one(table, '#reset'));
    const before = said(table).at(-1);
    await table.play('draw');
    await waitUntil(() => said(table).at(-1) !== before, 'said');
    expect(said(table).join(' ')).not.to.include('What you had laid');
  });

  it('says so of a script’s draw, too', async () => {
    const table = await come({ mine: 'R10 B10 K10 O2' }, { pace: 60_000 });
    await lay(table, 'R10', 'B10', 'K10');
    await table.play('draw');
    await table.updateComplete;
    expect(message(table)).to.match(/^What you had laid is back on your rack\. You drew /);
    expect(rack(table)).to.include.members(['R10', 'B10', 'K10']);
  });

  it('gives a script a reason for a draw that isn’t next', async () => {
    const told = hear('pip-refused');
    const table = await come({ mine: 'R10 B10 K10 O2', pool: 'R1' });
    let refused: unknown;
    await table.play('draw K9').catch((error: unknown) => {
      refused = error;
    });
    expect(refused).to.include({ code: 'illegal-move', rule: 'RUM-12' });
    expect(told[0]?.detail)
      .to.have.property('message')
      .that.matches(/^A draw takes the pool’s next tile/);
  });

  it('sends no move of one match to another that a listener has begun', async () => {
    const refused = hear('pip-refused');
    const table = await come({ mine: 'R10 B10 K10 O2' });
    table.addEventListener('pip-before-move', () => void table.start({ rounds: 3 }));
    await click(table, one(table, '#draw'));
    expect(table.toRecord().options).to.include({ rounds: 3 });
    expect(moves(table)).to.deep.equal([]);
    expect(refused).to.deep.equal([]);
  });

  it('hints at the turn that lays most tiles, jokers too, and says it each time it is asked', async () => {
    const table = await come({
      mine: 'R4 R5 R6 R10 B10 K10 R7 B7 K7 K1 K2 K4 J O12',
      theirs: 'B1 B2 B3',
      moves: ['play R4 R5 R6, R10 B10 K10', 'draw'],
    });
    const hint = (await table.hint()) ?? '';
    const tiles = ['R7', 'B7', 'K7', 'K1', 'K2', 'J', 'K4'];
    expect(hint.split(/[ ,]+/)).to.include.members(tiles);
    const draws = await come({ mine: 'R1 B5 K9' });
    await click(draws, button(draws, /^Hint$/));
    await waitUntil(() => said(draws).at(-1) === 'Hint: draw a tile.', 'the hint');
    const times = () => said(draws).filter((line) => line === 'Hint: draw a tile.').length;
    const before = times();
    await click(draws, button(draws, /^Hint$/));
    await waitUntil(() => times() > before, 'said again');
  });

  it('tells at once what all the others did', async () => {
    const { rounds } = played({ mine: 'R1' });
    const { hands = [], stock = '' } = rounds[0]?.deal ?? {};
    const own = ['R10 B10 K10', 'R11 B11 K11'];
    const rest = difference([...hands, stock].join(' ').split(' '), own.join(' ').split(' '));
    const deal = {
      hands: [0, 1, 2].map((seat) =>
        [own[seat] ?? [], rest.splice(0, own[seat] ? 11 : 14)].flat().join(' '),
      ),
      stock: rest.join(' '),
      first: 0,
    };
    const options = { players: 3, rounds: 1, clock: 0 };
    const table = await unseated({ players: 3 });
    const moves = ['play R10 B10 K10', 'play R10 B10 K10, R11 B11 K11', 'draw'];
    await table.load({ pip: 1, game: 'rummy', options, rounds: [{ deal, moves }] });
    await myTurn(table);
    expect(message(table)).to.equal(
      'Nora laid a group of elevens: red, blue, black; Max drew. Your turn',
    );
  });

  it('RUM-E5 says that no run goes round the corner', async () => {
    const table = await come({ mine: 'R12 R13 R1 O2' });
    await lay(table, 'R12', 'R13', 'R1');
    expect(message(table)).to.match(/a run goes no further than 13/);
    expect(can(table, 'play')).to.equal(false);
    expect(sets(table)).to.deep.equal(['R12 R13 R1']);
  });
});
