import { expect } from '@open-wc/testing';
import type { PipRunFastTable } from '../../components/run-fast-table/run-fast-table.ts';
import { tap } from './support/browser.ts';
import {
  canPlay,
  card,
  come,
  hand,
  naming,
  pick,
  picked,
  played,
  seated,
  trickText,
  unseated,
} from './support/run-fast.ts';
import { all, button, click, message, moves, myTurn, one } from './support/table.ts';
import { waitUntil } from './support/wait.ts';

async function touch(table: PipRunFastTable, element: HTMLElement): Promise<void> {
  await tap(element);
  await table.updateComplete;
}

/** Deterministic, and not always the same place. */
const any = <T>(of: readonly T[], turn: number): T | undefined => of[(turn * 7) % of.length];

describe('<pip-run-fast-table> taps', () => {
  it('plays a whole match by touch', async function () {
    this.timeout(180_000);
    const table = await seated({ seed: 'touch', width: 390, height: 580 });
    let rounds = 0;
    for (let turn = 0; turn < 400; turn++) {
      const stage = await myTurn(table);
      if (stage === 'match-over') break;
      if (stage === 'round-over') {
        rounds++;
        await touch(table, button(table, /^Next round$/));
        continue;
      }
      const before = moves(table).length;
      if (picked(table).length > 0) await touch(table, one(table, '#clear'));
      expect(picked(table)).to.deep.equal([]);
      // Long ones make a match short.
      const longest = table.moves().toSorted((a, b) => b.length - a.length);
      const move = any(longest.slice(0, 4), turn) ?? '';
      for (const name of move.split(' ')) await touch(table, card(table, name));
      expect(picked(table).toSorted()).to.deep.equal(move.split(' ').toSorted());
      expect(canPlay(table), move).to.equal(true);
      await touch(table, one(table, '#play'));
      expect(moves(table).length).to.be.greaterThan(before);
    }
    expect(rounds).to.equal(3);
    expect(await myTurn(table)).to.equal('match-over');
    expect(one(table, '#result').textContent).to.match(/won the match|share the match/);
  });

  it('chooses several cards, names them, and plays them', async () => {
    const table = await come({ hands: ['3s 3h 8c 8d', '', ''] });
    await pick(table, '3s');
    expect(picked(table)).to.deep.equal(['3s']);
    expect(naming(table)).to.equal('Single 3');
    await pick(table, '3h');
    expect(naming(table)).to.equal('Pair of 3s');
    expect(canPlay(table)).to.equal(true);
    await click(table, one(table, '#play'));
    expect(moves(table)[0]).to.equal('3s 3h');
    expect(hand(table)).to.not.include('3s');
  });

  it('puts a card down at a second tap, all of them at a tap on the felt or by Clear', async () => {
    const table = await come({ hands: ['3s 3h 8c 8d', '', ''] });
    await pick(table, '3s', '8c', '3s');
    expect(picked(table)).to.deep.equal(['8c']);
    await click(table, one(table, '.tabletop'));
    expect(picked(table)).to.deep.equal([]);
    expect(naming(table)).to.equal('');
    await pick(table, '3s', '3h');
    await click(table, one(table, '#clear'));
    expect(picked(table)).to.deep.equal([]);
    expect(one(table, '#clear').getAttribute('aria-disabled')).to.equal('true');
  });

  it('plays whichever of equal cards are chosen (RUN-2)', async () => {
    const table = await come({ hands: ['3s 8s 8h 8d', '', ''] });
    await pick(table, '8h', '8d');
    await click(table, one(table, '#play'));
    expect(moves(table)[0]).to.equal('8h 8d');
  });

  it('keeps chosen cards while others move', async () => {
    const table = await unseated({ pace: 60_000 });
    await table.load(played({ hands: ['4s 4h Kc Kd', '3s', ''] }));
    await waitUntil(() => moves(table).length === 1, 'Nora leads');
    await pick(table, 'Kc', 'Kd');
    expect(naming(table)).to.equal('Pair of kings');
    expect(canPlay(table)).to.equal(false);
    await click(table, one(table, '#play'));
    expect(message(table)).to.equal('Wait: Max is to move');
    expect(picked(table)).to.deep.equal(['Kc', 'Kd']);
  });

  it('asks first where it is told to (confirm)', async () => {
    const table = await come({ hands: ['3s 8s 8h 8d', '', ''] }, { confirm: true });
    await pick(table, '8h', '8d');
    await click(table, one(table, '#play'));
    expect(one(table, '.controls').textContent).to.contain('Play the pair of 8s?');
    expect(moves(table)).to.deep.equal([]);
    await click(table, button(table, /^No$/));
    expect(picked(table)).to.deep.equal(['8h', '8d']);
    await click(table, one(table, '#play'));
    await click(table, one(table, '#yes'));
    expect(moves(table)[0]).to.equal('8h 8d');
  });

  it('keeps the play to beat in sight, with whose it is', async () => {
    const table = await come({
      hands: ['3s 5h 5c Qh Qd', '4h 8h 8c', '9h 9c'],
      moves: ['5h 5c', '8h 8c', '9h 9c'],
    });
    expect(trickText(table)).to.equal(
      'To beat: pair of 9s by Max. Before it: You: pair of 5s; Nora: pair of 8s.',
    );
    const labels = all(table, '.play-label').map((label) => label.textContent?.trim());
    expect(labels).to.include('Max: pair of 9s');
    expect(message(table)).to.match(/^Max played a pair of 9s\. Your turn$/);
  });
});
