/** What the message line says, how long it stays, and that what was asked is about the cards that are chosen. */
import { expect } from '@open-wc/testing';
import { hear } from './support/events.ts';
import { card, come, pick, picked, played, unseated } from './support/run-fast.ts';
import { all, button, click, message, moves, myTurn, one, said } from './support/table.ts';
import { waitUntil } from './support/wait.ts';

const mustPass = { hands: ['4h 5h', '', '3s Ah Ac'], moves: ['Ah Ac'] } as const;

describe('<pip-run-fast-table> what is said', () => {
  it('RUN-13 lets the reason of a pass be read while others move on', async () => {
    const table = await unseated({ pace: 200 });
    const shown = performance.now();
    await table.load(played(mustPass));
    await waitUntil(() => moves(table).length >= 3, 'Nora has moved');
    await table.updateComplete;
    expect(message(table)).to.contain('You couldn’t beat the pair of aces and passed');
    expect(one(table, '.message .link').textContent).to.equal('See the rule');
    await myTurn(table);
    // The turn has come before it could be read: it is told together with what is to be done now.
    if (performance.now() - shown < 2400) {
      expect(message(table)).to.match(
        /^You couldn’t beat the .+ and passed\. (Your turn|You lead)|^Only|has one card left|^All/,
      );
    }
  });

  it('RUN-13 tells afterwards what others did meanwhile', async () => {
    const table = await unseated({ pace: 60_000 });
    await table.load(played(mustPass));
    const felt = one(table, '.felt');
    await waitUntil(() => moves(table).length === 2, 'passed');
    await table.updateComplete;
    expect(message(table)).to.contain('You can’t beat the pair of aces: pass');
    // Hurried, Nora passes at once; then Max leads after a minute.
    await click(table, felt);
    await waitUntil(() => moves(table).length === 3, 'Nora has passed');
    await table.updateComplete;
    expect(message(table)).to.contain('You couldn’t beat the pair of aces and passed');
    await waitUntil(() => message(table) === 'Nora passed. Max leads', 'what came after');
  });

  it('names what is to be beaten now where the person’s pass was on something else', async () => {
    const table = await come({
      hands: ['9h 9d 10h 10d Jh Jd Qh Qd Kh Kd 2s', '', '3s Ah Ac 4h 4d 6h 6d 8h 8d'],
      moves: ['Ah Ac'],
    });
    // Read long enough, the pass is no more told.
    expect(message(table)).to.match(/ and passed\. Your turn: beat Max’s |^Max led .+ Your turn$/);
  });

  it('asks anew after a reload, with what forces the person', async () => {
    localStorage.removeItem('run-fast-told');
    const table = await come(
      { hands: ['2s 4h 5h', '', '3s Ah'], moves: ['Ah'] },
      { save: 'run-fast-told' },
    );
    const asked = message(table);
    expect(asked).to.equal('Only your single 2 beats it');
    await waitUntil(() => localStorage.getItem('run-fast-told') !== null, 'saved');
    table.remove();
    const again = await unseated({ save: 'run-fast-told' });
    await waitUntil(() => moves(again).length > 0, 'restored');
    await myTurn(again);
    expect(message(again)).to.equal(asked);
    expect(said(again)).to.include('Your match goes on where you left it.');
    expect(said(again).filter((line) => line === `${asked}.`)).to.have.length(1);
    localStorage.removeItem('run-fast-told');
  });

  it('says once who leads', async () => {
    const table = await come({
      hands: ['2s 4h 5h 9c', '', '3s Ah'],
      moves: ['3s', '2s', 'pass'],
    });
    expect(message(table)).to.equal('Max passed. You lead: play anything');
    expect(said(table).slice(-2)).to.deep.equal(['Max passed. You lead.', 'Play anything.']);
  });

  it('says what lies on the felt where the match is only just there', async () => {
    const table = await come({
      hands: ['Ks Kh 4h 4s 5s 5h', '8h 8d', '3s 6h 6d'],
      moves: ['6h 6d'],
    });
    expect(said(table)).to.include('To beat: pair of 6s by Max.');
    expect(said(table).at(-1)).to.equal('Your turn.');
  });

  it('says that the only play is chosen, and how it is played', async () => {
    const table = await come({ hands: ['2s 4h 5h', '', '3s Ah'], moves: ['Ah'] });
    expect(said(table).slice(-2)).to.deep.equal([
      'Only your single 2 beats it.',
      'It is chosen: Enter on a card, or Play, plays it.',
    ]);
  });

  it('names the cards of a script’s move that is refused', async () => {
    const heard = hear('pip-refused');
    const table = await come({ hands: ['3s 4h 5c 6h 7d Kh Kc Ks', '', ''] });
    await table.play('Kh Kc Ks').catch(() => {});
    await table.play('4h 5c').catch(() => {});
    expect(heard.map(({ detail }) => (detail as { message: string }).message)).to.deep.equal([
      'Three kings: take two cards with them',
      'Straight, 4 to 5: needs five cards, three more',
    ]);
  });

  it('doesn’t call cards apart that a play holds', async () => {
    const table = await come({ hands: ['3s 4h 5c 6h 7d', '', ''] });
    await pick(table, '3s', '7d');
    expect(one(table, '.chosen').textContent).to.equal('2 cards chosen');
    await click(table, one(table, '#play'));
    expect(message(table)).to.contain('These cards aren’t a play yet');
  });
});

describe('<pip-run-fast-table> what the page hears', () => {
  it('is told of every refusal, as the person is, and the same one each time', async () => {
    const heard = hear('pip-refused');
    const table = await come({ hands: ['3s 4h 5c 6h 7d', '', ''] });
    await pick(table, '3s', '7d');
    await click(table, one(table, '#play'));
    await click(table, one(table, '#play'));
    await click(table, one(table, '#pass'));
    const text = 'These cards aren’t a play yet';
    expect(heard.map(({ detail }) => detail)).to.deep.equal([
      { code: 'illegal-move', rule: 'RUN-4', detail: { reason: 'no-combination' }, message: text },
      { code: 'illegal-move', rule: 'RUN-4', detail: { reason: 'no-combination' }, message: text },
      {
        code: 'illegal-move',
        rule: 'RUN-14',
        detail: { reason: 'must-lead' },
        message: 'You lead: there is nothing to pass on',
      },
    ]);
    expect(said(table).filter((line) => line.startsWith(text))).to.have.length(2);
    expect(picked(table)).to.deep.equal(['3s', '7d']);
  });

  it('asks once more for a decision that is stepped back to', async () => {
    const table = await come({ hands: ['3s 5h 5c 8c Kh', '', ''] }, { undo: true });
    const asked = message(table);
    expect(asked).to.equal('You lead, as you hold the 3 of spades: play anything');
    await pick(table, '5h', '5c');
    await click(table, one(table, '#play'));
    await myTurn(table);
    const undo = button(table, /^Undo$/);
    await waitUntil(() => undo.getAttribute('aria-disabled') !== 'true', 'something to undo');
    await click(table, undo);
    await myTurn(table);
    expect(message(table)).to.equal(asked);
    expect(said(table).slice(-2)).to.deep.equal(['Back to your last decision.', `${asked}.`]);
  });
});

describe('<pip-run-fast-table> what else is seen and heard', () => {
  it('answers Clear also where nothing is chosen', async () => {
    const table = await come({ hands: ['3s 4h 5c 6h 7d', '', ''] });
    await click(table, one(table, '#clear'));
    expect(said(table).at(-1)).to.equal('No card is chosen.');
  });

  it('shortens a long name, never how many cards there are', async () => {
    const table = await come({ hands: ['3s 4h 5c 6h 7d', '', ''] }, { width: 844, height: 390 });
    table.names = 'Ann, Christopher-Alexander of the Northern Lights, Max';
    await table.updateComplete;
    const [nora] = all(table, '.count.under');
    const box = nora?.getBoundingClientRect();
    const number = nora?.querySelector('.of > :last-child');
    const at = number?.getBoundingClientRect();
    expect(number?.textContent).to.equal('16 cards');
    expect(at && box && at.left >= box.left && at.right <= box.right + 0.5).to.equal(true);
  });
});

describe('<pip-run-fast-table> without a hand', () => {
  it('offers no way to sort one', async () => {
    const table = await unseated();
    const tools = () => all(table, 'button').map((each) => each.getAttribute('aria-label'));
    expect(tools()).to.not.include('Sort by rank');
    await table.start();
    await table.updateComplete;
    expect(tools()).to.include('Sort by rank');
  });
});

describe('<pip-run-fast-table confirm> a question', () => {
  const far = { hands: ['3s 4h 5c 6h 7d Kh', '', ''] } as const;

  async function asked() {
    const table = await come(far, { confirm: true });
    await pick(table, '3s', '4h', '5c', '6h', '7d');
    await click(table, one(table, '#play'));
    expect(button(table, /^Yes/).textContent).to.match(/Yes/);
    return table;
  }

  const question = (table: Awaited<ReturnType<typeof asked>>) => () => button(table, /^Yes/);

  it('goes with the cards that it was about: Escape', async () => {
    const table = await asked();
    card(table, '3s').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }),
    );
    await table.updateComplete;
    expect(picked(table)).to.deep.equal([]);
    expect(question(table)).to.throw();
    expect(moves(table)).to.deep.equal([]);
  });

  it('goes with the cards that it was about: a tap on the felt', async () => {
    const table = await asked();
    await click(table, one(table, '.tabletop'));
    expect(picked(table)).to.deep.equal([]);
    expect(question(table)).to.throw();
  });

  it('goes when a hint chooses others', async () => {
    const table = await asked();
    await table.hint();
    await waitUntil(() => message(table).startsWith('Hint'), 'a hint');
    expect(question(table)).to.throw();
    expect(moves(table)).to.deep.equal([]);
  });
});
