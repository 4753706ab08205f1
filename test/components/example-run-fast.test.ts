/** Worked examples of Run Fast in `<pip-example>`. */
import { expect, oneEvent } from '@open-wc/testing';
import type { ExampleData } from '../../components/example/data.ts';
import { emulate } from './support/browser.ts';
import {
  accessibleAtEachStep,
  atRest,
  boxOf,
  described,
  inside,
  moving,
  placed,
  pressed,
  shown,
  texts,
} from './support/example.ts';
import { loaded } from './support/loaded.ts';

const bomb: ExampleData = {
  game: 'run-fast',
  title: 'Four of a kind stay together',
  position: {
    hands: ['5d 7s 7h 7c 7d', '?1', '?4'],
    turn: 0,
    beat: { play: '6h', by: 2 },
  },
  steps: [
    { caption: 'A six to beat.' },
    { tried: '7s', caption: 'Not one of them alone.' },
    { draft: '7s 7h 7c 7d', caption: 'All four.' },
    { move: '7s 7h 7c 7d', caption: 'A bomb.' },
    { move: 'pass', caption: 'Nothing against it.' },
  ],
};

async function stepped(steps: number) {
  const example = await shown(bomb);
  for (let i = 0; i < steps; i += 1) {
    await atRest(example);
    await pressed(example, 'Next');
  }
  return example;
}

describe('<pip-example> of Run Fast', () => {
  it('passes axe at each of its steps', async () => {
    await accessibleAtEachStep(bomb);
  });

  it('RUN-9 lifts what is chosen, names it and says what rule refuses it', async () => {
    const example = await stepped(1);
    await atRest(example);
    expect(boxOf(example, 'card 7s').top).to.be.below(boxOf(example, 'card 7h').top);
    expect(texts(example)).to.include('Single 7').and.to.include('Refused: RUN-9');
  });

  it('names a selection that may be played, and refuses nothing', async () => {
    const example = await stepped(2);
    expect(texts(example)).to.include('Bomb, four 7s');
    expect(texts(example).some((text) => text.startsWith('Refused'))).to.equal(false);
  });

  it('RUN-12 moves the cards played from the hand to the trick and says whose they are', async () => {
    const example = await stepped(3);
    expect(moving(example)).to.include.members(['card 7s', 'card 7h', 'card 7c', 'card 7d']);
    expect(texts(example)).to.include('You: bomb, four 7s');
  });

  it('keeps the play before in sight, and tells who has one card and who passes', async () => {
    const example = await stepped(4);
    expect(inside(example, 'g[data-id="card 6h"]').length).to.equal(1);
    expect(texts(example)).to.include('passes');
    expect(texts(await shown(bomb))).to.include('1 card');
  });

  it('describes trick and hands in words', async () => {
    expect(described(await shown(bomb))).to.equal(
      'Max: single 6 (6 of hearts). You to follow. ' +
        'You: 5 of diamonds, 7 of spades, 7 of hearts, 7 of clubs, 7 of diamonds. ' +
        'Nora: 1 card. Max: 4 cards.',
    );
  });

  it('RUN-18 turns hands up at the end of a round, with what each came to', async () => {
    const example = await shown({
      game: 'run-fast',
      position: { hands: ['Ah', '8h Jc', '9d 10d Kc'], turn: 0 },
      steps: [{ move: 'Ah', caption: 'Out.' }],
    });
    expect(texts(example)).to.include.members(['out, +5', '2 cards, −2', '3 cards, −3']);
    expect(inside(example, 'g[data-id="card Jc"]').length).to.equal(1);
  });

  it('moves nothing for who asked for less motion', async function () {
    if (!(await emulate({ reducedMotion: 'reduce' }))) this.skip();
    const example = await stepped(3);
    expect(moving(example)).to.deep.equal([]);
    await emulate({});
  });

  it('keeps its content where a play breaks the rules', async () => {
    const told = oneEvent(document, 'pip-error');
    await placed({ ...bomb, steps: [{ move: '5d', caption: 'No.' }] });
    expect((await told).detail.code).to.equal('illegal-move');
  });

  it('loads nothing of the other games', async () => {
    await shown(bomb);
    const paths = loaded();
    expect(paths.some((path) => path.includes('/run-fast-table/'))).to.equal(true);
    expect(paths.filter((path) => /domino|rummy/.test(path))).to.deep.equal([]);
  });
});
