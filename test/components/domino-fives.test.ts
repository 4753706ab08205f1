import { expect } from '@open-wc/testing';
import { PipDominoTable } from '../../components/domino-table/domino-table.ts';
import type { SavedMatch } from '../../machines/game.ts';
import { accessible } from './support/accessible.ts';
import { middleOf, press, tap, touch } from './support/browser.ts';
import { held, seated, tileButton } from './support/domino.ts';
import { all, button, focused, hasFocus, listen, myTurn, one, said } from './support/table.ts';
import { waitUntil } from './support/wait.ts';

/** A table of Fives once its sums are loaded. */
async function fives(setup: Parameters<typeof seated>[0] = {}): Promise<PipDominoTable> {
  const table = await seated({ rules: 'fives', ...setup });
  await myTurn(table);
  return table;
}

const options = { rules: 'fives', players: 2, target: 150, handSize: 7, clock: 0 };

const spinnerOpen: SavedMatch = {
  pip: 1,
  record: {
    pip: 1,
    game: 'dominoes',
    options,
    rounds: [
      {
        deal: {
          hands: ['6-6 6-1 6-2 5-0 4-0 3-0 2-0', '6-3 6-4 5-1 4-1 3-1 2-1 1-0'],
          stock: '0-0 1-1 2-2 3-3 4-4 5-5 6-5 6-0 5-4 5-3 5-2 4-3 4-2 3-2',
        },
        moves: ['6-6', '6-3@R', '6-2@L', '3-1@R'],
      },
    ],
  },
  seats: ['human', 'bot'],
  skill: 'beginner',
  auto: [],
  stage: 'playing',
};

/** Both main sides of the spinner are taken, the person is to move and holds 6-1. */
async function cross(setup: Parameters<typeof seated>[0] = {}): Promise<PipDominoTable> {
  const table = await fives(setup);
  await table.load(spinnerOpen);
  await myTurn(table);
  await waitUntil(() => all(table, '.ends-sum').length === 1, 'the sum');
  return table;
}

describe('<pip-domino-table rules="fives">', () => {
  it('shows what the open ends come to and reads it out', async () => {
    const table = await cross();
    expect(one(table, '.ends-sum .pill').textContent?.replace(/\s+/g, ' ').trim()).to.equal(
      'Open ends 2 + 1 = 3',
    );
    expect(one(table, '.ends-sum .spoken').textContent).to.equal('The open ends count 2 + 1 = 3');
  });

  it('tells what a play would score before it is made, on the tile and on its end', async () => {
    const table = await fives();
    await table.load({
      ...spinnerOpen,
      record: {
        ...spinnerOpen.record,
        rounds: spinnerOpen.record.rounds.map((round) => ({ ...round, moves: ['6-6', '6-3@R'] })),
      },
    });
    await myTurn(table);
    await waitUntil(() => all(table, '.tile .worth').length > 0, 'what tiles score');
    const tile = tileButton(table, '6-2');
    expect(tile.querySelector('.worth')?.textContent).to.equal('+5');
    expect(tile.getAttribute('aria-label')).to.equal('6-2, fits 6, scores 5');
    expect(tileButton(table, '6-1').querySelector('.worth')).to.equal(null);
    tile.click();
    await table.updateComplete;
    const spot = one(table, '.spot[data-arm="L"]');
    expect(spot.getAttribute('aria-label')).to.equal('Play 6-2 on the 6, left end, scores 5');
    expect(spot.querySelector('.worth')?.textContent).to.equal('+5');
    expect(one(table, '.note-line').textContent).to.contain('6-2 fits the 6, scores 5');
  });

  it('shows a score where it was made, counts it and speaks of it', async () => {
    const table = await fives();
    await table.load({
      ...spinnerOpen,
      record: {
        ...spinnerOpen.record,
        rounds: spinnerOpen.record.rounds.map((round) => ({ ...round, moves: ['6-6', '6-3@R'] })),
      },
    });
    await myTurn(table);
    await waitUntil(() => all(table, '.ends-sum').length === 1, 'the sum');
    table.pace = 60_000;
    await table.updateComplete;
    await table.play('6-2@L');
    await table.updateComplete;
    expect(one(table, '.gain').textContent).to.equal('+5');
    expect(one(table, '.chip[data-seat="0"] .score').textContent).to.equal('5');
    expect(one(table, '.ends-sum').classList.contains('scoring')).to.equal(true);
    expect(one(table, '.note-line').textContent).to.contain('You played 6-2 and scored 5');
    expect(said(table).join('\n')).to.contain(
      'You played 6-2 and scored 5. The ends show 2, 3, 6, and 6. They count 5.',
    );
    // Everybody sees it before anything else happens.
    expect(table.toRecord().rounds[0]?.moves).to.have.length(3);
  });

  it('opens the spinner up and down: by tap', async () => {
    const table = await cross();
    tileButton(table, '6-1').click();
    await table.updateComplete;
    const arms = all(table, '.spot').map(({ dataset }) => dataset.arm);
    expect(arms).to.have.members(['R', 'U', 'D']);
    const up = one(table, '.spot[data-arm="U"]');
    expect(up.getAttribute('aria-label')).to.equal('Play 6-1 on the 6, upper end');
    up.scrollIntoView({ block: 'center' });
    await tap(up);
    await table.updateComplete;
    expect(table.toRecord().rounds[0]?.moves[4]).to.equal('6-1@U');
  });

  it('opens the spinner up and down: by drag', async () => {
    const table = await cross();
    await waitUntil(() => all(table, 'canvas').length === 1, 'a canvas');
    tileButton(table, '6-1').click();
    await table.updateComplete;
    const to = middleOf(one(table, '.spot[data-arm="D"]'));
    const from = middleOf(tileButton(table, '6-1'));
    await touch(
      { do: 'down', ...from },
      { do: 'move', x: from.x, y: from.y - 20 },
      { do: 'move', x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
      { do: 'move', ...to },
      { do: 'up' },
    );
    await table.updateComplete;
    expect(table.toRecord().rounds[0]?.moves[4]).to.equal('6-1@D');
  });

  it('opens the spinner up and down: by arrow keys, and by U and D', async () => {
    const table = await cross();
    tileButton(table, '6-1').focus();
    await press('Enter');
    await press('ArrowDown');
    await table.updateComplete;
    expect(one(table, '.spot.aimed').dataset.arm).to.equal('D');
    await press('ArrowUp');
    await table.updateComplete;
    expect(one(table, '.spot.aimed').dataset.arm).to.equal('U');
    expect(one(table, '.note-line').textContent).to.contain('6-1 on the 6, upper end');
    await press('d');
    await table.updateComplete;
    expect(table.toRecord().rounds[0]?.moves[4]).to.equal('6-1@D');
  });

  it('plays a whole match by keyboard; every score is spoken', async () => {
    const table = await fives({ seed: 'keys', target: 60 });
    let scored = 0;
    table.addEventListener('pip-move', (event) => {
      if (event instanceof CustomEvent && event.detail.scored > 0) scored++;
    });
    const lines = listen(table);
    const before = lines.length;
    one(table, '.tile').focus();
    for (let turns = 0; turns < 300; turns++) {
      const stage = await myTurn(table);
      expect(hasFocus(table), `focus in the table (${stage})`).to.equal(true);
      if (stage === 'match-over') break;
      if (stage === 'round-over') {
        const next = button(table, /^Next round$/);
        for (let i = 0; i < 30 && focused(table) !== next; i++) await press('Tab');
        await press('Enter');
        await table.updateComplete;
        continue;
      }
      const move = table.moves()[turns % table.moves().length] ?? '';
      const tile = move.slice(0, 3);
      for (let i = 0; i < 30 && focused(table)?.dataset.tile === undefined; i++) await press('Tab');
      for (let i = 0; i < 30 && focused(table)?.dataset.tile !== tile; i++)
        await press('ArrowRight');
      await press('Enter');
      await press(move.includes('@') ? (move.at(-1)?.toLowerCase() ?? '') : 'Enter');
      await table.updateComplete;
    }
    expect(await myTurn(table)).to.equal('match-over');
    expect(scored).to.be.greaterThan(0);
    expect(
      lines
        .slice(before)
        .join('\n')
        .match(/and scored \d+\./g) ?? [],
    ).to.have.length(scored);
    expect(one(table, '.panel').textContent).to.match(/won the match/);
  });

  it('ends the match the moment the target is reached, and says why', async () => {
    const table = await fives();
    const { record } = spinnerOpen;
    await table.load({
      ...spinnerOpen,
      record: {
        ...record,
        options: { ...options, target: 5 },
        rounds: record.rounds.map((round) => ({ ...round, moves: ['6-6', '6-4@R'] })),
      },
    });
    await myTurn(table);
    await waitUntil(() => all(table, '.ends-sum').length === 1, 'the sum');
    await table.play('6-1@L');
    expect(await myTurn(table)).to.equal('match-over');
    const panel = one(table, '.panel');
    await waitUntil(() => all(table, '.panel .why').length > 0, 'why');
    expect(panel.textContent).to.contain('You won the match');
    expect(panel.textContent).to.contain('You reached 5 points with that play');
    expect(panel.textContent).to.contain('What is left in the hands counts for nobody');
    expect(panel.textContent).to.contain('Scored in play: You 5 and Nora 0');
  });

  it('rounds what is left in the hand and shows how', async () => {
    const table = await fives({ seed: 'round', target: 1000 });
    for (let i = 0; i < 400; i++) {
      const stage = await myTurn(table);
      const rounds = table.toRecord().rounds.length;
      if (stage === 'turn') {
        await table.play(table.moves()[0] ?? '');
        continue;
      }
      await waitUntil(() => all(table, '.panel .results').length > 0, 'the panel');
      const sum = all(table, '.panel .sum strong')[0]?.textContent ?? '';
      const [from = 0, to = 0] = (sum.match(/\d+/g) ?? []).map(Number);
      if (sum.includes('→')) {
        expect(to).to.equal(5 * Math.floor((from + 2) / 5));
        expect(one(table, '.panel .sum').textContent).to.contain('rounded to the nearest five');
        return;
      }
      expect(rounds).to.be.lessThan(12);
      button(table, /Next round/).click();
    }
    throw new Error('No round was rounded');
  });

  it('fits the small table too', async () => {
    const table = await cross({ width: 270, height: 400 });
    expect(all(table, '.flow')).to.have.length(1);
    expect(one(table, '.ends-sum').textContent).to.contain('2 + 1');
    tileButton(table, '6-1').click();
    await table.updateComplete;
    // Each end has its button below.
    expect(all(table, '.play').map((each) => each.textContent?.trim())).to.deep.equal([
      'Play on 1',
      'Up 6',
      'Down 6',
    ]);
    await table.play('6-1@U');
    await myTurn(table);
    expect(one(table, '.flow-board').textContent).to.contain('↑');
  });

  it('is accessible in the middle of a cross', async () => {
    const table = await cross();
    tileButton(table, '6-1').click();
    await table.updateComplete;
    await accessible(table);
    expect(held(table)).to.include('6-1');
  });
});

/** A table as the game that carries moves between pages will use it. */
class ApartTable extends PipDominoTable {
  told(seat: number, here: boolean): void {
    this.match.present(here, seat);
  }
  absences(): number {
    return this.match.table.away.filter(({ endsAt }) => endsAt !== null).length;
  }
}
customElements.define('apart-table', ApartTable);

describe('absence in Fives', () => {
  const apart = async (seats: SavedMatch['seats']): Promise<ApartTable> => {
    const table = new ApartTable();
    table.style.height = '560px';
    document.body.append(table);
    after(() => table.remove());
    await table.load({ ...spinnerOpen, seats });
    await table.updateComplete;
    return table;
  };

  it('counts down in sight of all while somebody elsewhere is away, and stops when they are back', async () => {
    const table = await apart(['human', 'remote']);
    table.told(1, false);
    const note = () => one(table, '.chip[data-seat="1"] .note').textContent?.trim();
    await waitUntil(() => /^away (3:00|2:59)$/.test(note() ?? ''), 'the countdown');
    const first = note();
    await waitUntil(() => note() !== first, 'it counts');
    expect(said(table).join('\n')).to.match(/Nora is away and has 1(80|79) seconds to come back/);
    table.told(1, true);
    await waitUntil(() => note() === '5 tiles', 'nothing counts any more');
  });

  it('tells of a page that is hidden and seen again, with somebody elsewhere only', async () => {
    const hide = (hidden: boolean) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    for (const [other, counted] of [
      ['remote', 1],
      ['bot', 0],
    ] as const) {
      const table = await apart(['human', other]);
      hide(true);
      expect(table.absences(), other).to.equal(counted);
      hide(false);
      expect(table.absences()).to.equal(0);
    }
    Reflect.deleteProperty(document, 'hidden');
  });

  it('never counts in practice', async () => {
    const table = await apart(['human', 'bot']);
    table.told(0, false);
    table.told(1, false);
    await table.updateComplete;
    for (const chip of all(table, '.chip .note')) expect(chip.textContent).to.match(/tiles/);
  });

  it('says who gave up the match', async () => {
    const table = new ApartTable();
    table.style.height = '560px';
    document.body.append(table);
    after(() => table.remove());
    const { record } = spinnerOpen;
    await table.load({
      ...record,
      rounds: record.rounds.map((round) => ({ ...round, ended: { by: 'forfeit', seat: 1 } })),
    });
    await waitUntil(() => all(table, '.panel .why').length > 0, 'the panel');
    expect(one(table, '.panel').textContent).to.contain('You won the match');
    expect(one(table, '.panel').textContent).to.contain('Nora was away too long and gave up');
  });
});
