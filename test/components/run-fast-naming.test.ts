import { expect } from '@open-wc/testing';
import { canPlay, come, naming, pick, picked } from './support/run-fast.ts';
import { click, message, moves, one, said } from './support/table.ts';

/** The person leads with these. */
function leads(hand: string) {
  const away = ['6s', '7s'].filter((card) => !hand.includes(card));
  return come({ hands: [`3s ${hand}`, away.join(' '), ''] });
}

/** The person follows this, led by Max. */
const follows = (hand: string, lead: string) =>
  come({ hands: [hand, '', `3s ${lead.replace('3s ', '')}`], moves: [lead] });

describe('<pip-run-fast-table> what a selection is', () => {
  for (const [rule, hand, chosen, name] of [
    ['RUN-4', '10s 10h', '10s 10h', 'Pair of 10s'],
    ['RUN-4', '4h 4c 5h 5c', '4h 4c 5h 5c', '2 pairs, 4s and 5s'],
    ['RUN-4', '4h 5c 6h 7c', '3s 4h 5c 6h 7c', 'Straight, 3 to 7'],
    ['RUN-5', 'Qh Qc Qd 5c 9h', 'Qh Qc Qd 5c 9h', 'Three queens with two cards'],
    ['RUN-7', 'Kh Kc Kd Ks', 'Kh Kc Kd Ks', 'Bomb, four kings'],
    [
      'RUN-6',
      '6h 6c 6d 7h 7c 7d 9h Jc Qh Kd',
      '6h 6c 6d 7h 7c 7d 9h Jc Qh Kd',
      'Airplane, 2 triples, 6s and 7s with 4 cards',
    ],
  ] as const) {
    it(`${rule} names ${chosen} and lets it be played`, async () => {
      const table = await leads(hand);
      await pick(table, ...chosen.split(' '));
      expect(naming(table)).to.equal(name);
      expect(canPlay(table)).to.equal(true);
      expect(said(table).at(-1)).to.equal(`${name}, can be played.`);
    });
  }

  for (const [rule, hand, chosen, name] of [
    ['RUN-8', '6h 6c 6d 9h', '6h 6c 6d', 'Three 6s: take two cards with them'],
    ['RUN-8', '6h 6c 6d 9h', '6h 6c 6d 9h', 'Three 6s: add one more card'],
    [
      'RUN-8',
      '6h 6c 6d 7h 7c 7d',
      '6h 6c 6d 7h 7c 7d',
      'Airplane, 2 triples, 6s and 7s: add four more cards',
    ],
    ['RUN-4', '4h 5c 6h', '3s 4h 5c 6h', 'Straight, 3 to 6: needs five cards, one more'],
    ['RUN-4', '4h 5c 7c', '3s 4h 5c 7c', 'Straight, 3 to 7: the 6 is missing'],
    ['RUN-4', '8h 8c 9d', '8h 8c 9d', '2 pairs, 8s and 9s: a second 9 is missing'],
    ['RUN-9', '7s 7h 7c 7d', '7s 7h', 'Pair of 7s: four 7s stay together, as a bomb'],
    ['RUN-4', 'Ah 2s', 'Ah 2s', 'The 2 is part of no sequence'],
  ] as const) {
    it(`${rule} says what ${chosen} lacks, and plays it not`, async () => {
      const table = await leads(hand);
      await pick(table, ...chosen.split(' '));
      expect(naming(table)).to.equal(name);
      expect(canPlay(table)).to.equal(false);
      await click(table, one(table, '#play'));
      expect(moves(table)).to.deep.equal([]);
      expect(message(table)).to.contain(name);
      expect(one(table, '.message .link').textContent).to.equal('See the rule');
      expect(picked(table).length).to.equal(chosen.split(' ').length);
    });
  }

  for (const [rule, hand, chosen, lead, name] of [
    ['RUN-11', '9h 9d Kh Kc', '9h 9d', '10s 10h', 'Pair of 9s: too low'],
    ['RUN-11', '9h Jd Jc Kh Kc', 'Kh', '10s 10h', 'Single king: a pair is asked for'],
    [
      'RUN-11',
      '4h 5c 6h 7c 8h 9d',
      '4h 5c 6h 7c 8h 9d',
      '3s 4s 5s 6s 7s',
      'Straight, 4 to 9: a straight of five cards is asked for',
    ],
  ] as const) {
    it(`${rule} says why ${chosen} doesn’t beat ${lead}`, async () => {
      const table = await follows(hand, lead);
      if (picked(table).length > 0) await click(table, one(table, '#clear'));
      await pick(table, ...chosen.split(' '));
      expect(naming(table)).to.equal(name);
      expect(canPlay(table)).to.equal(false);
    });
  }

  it('says where nothing is chosen what to do', async () => {
    const table = await leads('7s Jh');
    await click(table, one(table, '#play'));
    expect(message(table)).to.contain('Choose the cards that you want to play');
  });

  it('says why there is no passing for who can beat it (RUN-13), or leads (RUN-14)', async () => {
    const follower = await follows('Jh Jd Kh Kc', '10s 10h');
    await click(follower, one(follower, '#pass'));
    expect(message(follower)).to.contain('You can beat it, so you have to');
    const leader = await leads('7s Jh');
    await click(leader, one(leader, '#pass'));
    expect(message(leader)).to.contain('You lead: there is nothing to pass on');
  });

  it('answers a script in the same words', async () => {
    const table = await follows('Jh Jd Kh Kc', '10s 10h');
    const refused = await table.play('pass').catch((error: unknown) => error);
    expect(refused).to.have.property('rule', 'RUN-13');
    expect(message(table)).to.contain('You can beat it, so you have to');
  });
});
