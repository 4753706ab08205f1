import { expect } from '@open-wc/testing';
import type { PipRunFastTable } from '../../components/run-fast-table/run-fast-table.ts';
import { contrast } from './support/contrast.ts';
import { hear } from './support/events.ts';
import {
  canPlay,
  come,
  pick,
  picked,
  played,
  seated,
  trickText,
  unseated,
} from './support/run-fast.ts';
import { all, click, message, moves, myTurn, one, said } from './support/table.ts';
import { waitUntil } from './support/wait.ts';

/** Plays on until somebody's hand holds as many cards at the person's turn. */
async function until(
  table: PipRunFastTable,
  wanted: () => boolean,
  choose = (moves: readonly string[]) => moves[0],
): Promise<boolean> {
  for (let turn = 0; turn < 60; turn++) {
    if ((await myTurn(table)) !== 'turn') return false;
    if (wanted()) return true;
    await table.play(choose(table.moves()) ?? '');
  }
  return false;
}

const noteOf = (table: PipRunFastTable, seat: number): HTMLElement =>
  one(table, `.chip[data-seat="${seat}"] .note`);
const note = (table: PipRunFastTable, seat: number): string =>
  noteOf(table, seat).textContent ?? '';

describe('<pip-run-fast-table> what is forced', () => {
  it('offers the only play there is at once, and says so', async () => {
    const table = await come({ hands: ['Jh Jd 4h 5h', '', '3s 10s 10h'], moves: ['10s 10h'] });
    const [only, second] = table.moves();
    expect(second).to.equal(undefined);
    expect(picked(table).join(' ')).to.equal(only);
    expect(message(table)).to.equal('Only your pair of jacks beats it');
    expect(canPlay(table)).to.equal(true);
  });

  it('RUN-13 says that a bomb has to be played where nothing else beats', async () => {
    const table = await come({
      hands: ['9s 9h 9c 9d 4h 5h', '', '3s Ah Ac'],
      moves: ['Ah Ac'],
    });
    expect(picked(table)).to.deep.equal(['9s', '9h', '9c', '9d']);
    expect(message(table)).to.contain('Only your bomb beats it, so it has to be played');
    expect(one(table, '.message .link')).to.exist;
  });

  it('RUN-13 passes by itself where nothing beats, with the reason', async () => {
    const heard = hear('pip-move');
    const table = await unseated({ pace: 60_000 });
    await table.load(played({ hands: ['4h 5h', '', '3s Ah Ac'], moves: ['Ah Ac'] }));
    await waitUntil(() => moves(table).length === 2, 'passed');
    await table.updateComplete;
    expect(heard[0]?.detail).to.deep.include({ seat: 0, move: 'pass', by: 'auto' });
    expect(message(table)).to.contain('You can’t beat the pair of aces: pass');
    expect(said(table)).to.include('You can’t beat the pair of aces: pass.');
    expect(one(table, '.message .link')).to.exist;
  });

  it('shows who passed at the seat, and who leads then', async () => {
    const table = await unseated({ pace: 60_000 });
    await table.load(played({ hands: ['4h 5h', '', '3s Ah Ac'], moves: ['Ah Ac', 'pass'] }));
    await waitUntil(() => moves(table).length === 3, 'passed');
    await table.updateComplete;
    expect(message(table)).to.equal('Nora passed. Max leads');
    expect(all(table, '.passed').length, 'Nora’s and the person’s own').to.equal(2);
    // What won the trick stays in sight for a pace.
    expect(all(table, '.play-label.under').map((label) => label.textContent?.trim())).to.deep.equal(
      ['Max: pair of aces'],
    );
    expect(trickText(table)).to.match(/^To beat: pair of aces by Max/);
  });

  it('RUN-19 shows what a bomb brings and costs', async () => {
    const table = await come({
      hands: ['3s 9s 9h 9c 9d', '', ''],
      moves: [],
    });
    await pick(table, '9s', '9h', '9c', '9d');
    table.pace = 60_000;
    await table.updateComplete;
    await click(table, one(table, '#play'));
    expect(all(table, '.gain').map((gain) => gain.textContent)).to.have.members([
      '+10',
      '−5',
      '−5',
    ]);
    expect(said(table)).to.include('You led a bomb of four 9s. You +10, the others −5 each.');
  });

  it('RUN-15 warns of a last card, and says which single is left to play', async () => {
    const table = await seated({ seed: 'last' });
    const nora = () => /^1 card left!$/.test(note(table, 1));
    let found = false;
    for (let n = 0; n < 40 && !found; n++) {
      await table.load({
        ...played({ hands: ['', '', ''] }),
        rounds: [{ seed: `w${n}`, moves: [] }],
      });
      // The lowest and shortest, so that others get rid of theirs first.
      found = await until(table, nora, (all) => all.toSorted((a, b) => a.length - b.length)[0]);
      found &&= table.moves().some((move) => !move.includes(' '));
    }
    expect(found, 'a round in which Nora comes to one card').to.equal(true);
    expect(said(table).join(' ')).to.contain('Nora has one card left.');
    expect(all(table, '.count.last').length).to.be.greaterThan(0);
    const [warning, usual] = [1, 0].map((seat) => getComputedStyle(noteOf(table, seat)));
    expect(warning?.color).to.not.equal(usual?.color);
    expect(Number(warning?.fontWeight)).to.be.greaterThan(Number(usual?.fontWeight));
    const chip = getComputedStyle(one(table, '.chip[data-seat="1"]'));
    expect(contrast(warning?.color ?? '', chip.backgroundColor)).to.be.at.least(4.5);
    expect(message(table)).to.match(
      /Nora has one card left: a single has to be your highest|whole hand/,
    );
  });

  it('RUN-21 plays for who lets the time run out, and goes on like that until they are back', async () => {
    const heard = hear('pip-move');
    const table = await seated({ clock: 1, pace: 400 });
    await waitUntil(
      () => heard.some(({ detail }) => (detail as { by?: string }).by === 'clock'),
      'the clock moves',
    );
    await table.updateComplete;
    expect(said(table).join(' ')).to.contain('Your time ran out, so a move was made for you');
    expect(said(table).join(' ')).to.contain('Auto-play is on');
  });
});
