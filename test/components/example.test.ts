import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import type { ExampleData } from '../../components/example/data.ts';
import type { PipExample } from '../../components/example/example-element.ts';
import { accessible } from './support/accessible.ts';
import { emulate, press, screenshot, viewport } from './support/browser.ts';
import {
  accessibleAtEachStep,
  atRest,
  boxOf,
  button,
  described,
  drawn,
  inside,
  moving,
  placed,
  pressed,
  shown,
  text,
  texts,
  tiles,
} from './support/example.ts';
import { waitUntil } from './support/wait.ts';

const matching: ExampleData = {
  game: 'dominoes',
  title: 'Matching an end',
  position: { hands: ['3-1 5-0', '?4'], stock: '?14', turn: 0, line: '2-6 6-6 6-3' },
  steps: [
    { caption: 'The ends are 2 and 3.' },
    {
      move: '3-1@R',
      caption: 'Three meets three, and this sentence is a good deal longer than the others.',
    },
    { move: '2-0@L', caption: 'Nora answers.' },
  ],
};

describe('<pip-example>', () => {
  it('passes axe at each of its steps', async () => {
    await accessibleAtEachStep(matching);
  });

  it('has a width where the page asks it for one', async () => {
    const example = await shown(matching);
    const place = example.parentElement;
    if (!place) throw new Error('it is nowhere');
    for (const [property, value] of [
      ['display', 'flex'],
      ['float', 'left'],
      ['display', 'inline-block'],
      ['width', 'max-content'],
    ] as const) {
      place.style.setProperty(property, value);
      expect(example.offsetWidth, `${property}: ${value}`).to.be.at.least(280);
      place.style.removeProperty(property);
    }
    place.style.display = 'grid';
    for (const where of ['start', 'center']) {
      place.style.justifyItems = where;
      expect(example.offsetWidth, `justify-items: ${where}`).to.be.at.least(280);
    }
  });

  it('steps on, back and round by its buttons', async () => {
    const example = await shown(matching);
    expect(text(example, '.where')).to.equal('1 / 3');
    expect(text(example, '.now')).to.equal('The ends are 2 and 3.');
    await pressed(example, 'Back');
    expect(text(example, '.where')).to.equal('1 / 3');
    await pressed(example, 'Next');
    await pressed(example, 'Next');
    expect(text(example, '.where')).to.equal('3 / 3');
    expect(tiles(example)).to.include('2-0');
    await pressed(example, 'Back');
    expect(tiles(example)).not.to.include('2-0');
    await pressed(example, 'Next');
    await pressed(example, 'From the start');
    expect(text(example, '.where')).to.equal('1 / 3');
  });

  it('steps by the arrow keys, Home and End, and keeps the focus', async () => {
    const example = await shown(matching);
    button(example, 'Next').focus();
    const reached: string[] = [];
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End']) {
      await press(key);
      await example.updateComplete;
      reached.push(text(example, '.where').slice(0, 1));
    }
    expect(reached).to.deep.equal(['2', '3', '3', '2', '1', '3']);
    expect(example.shadowRoot?.activeElement?.localName).to.equal('button');
  });

  it('steps against the arrows where text runs from right to left; the line lies as ever', async () => {
    const example = await shown(matching);
    const lines = () =>
      boxOf(example, 'tile 6-3').left -
      (inside(example, 'svg')[0]?.getBoundingClientRect().left ?? Number.NaN);
    const before = lines();
    const page = example.parentElement;
    page?.setAttribute('dir', 'rtl');
    await waitUntil(() => getComputedStyle(example).direction === 'rtl', 'turned round');
    await example.updateComplete;
    button(example, 'Next').focus();
    await press('ArrowLeft');
    await waitUntil(() => text(example, '.where') === '2 / 3', 'the second step');
    expect(lines()).to.be.closeTo(before, 1);
    page?.removeAttribute('dir');
  });

  it('tells each step in one sentence once the reader steps, and describes its picture', async () => {
    const example = await shown(matching);
    expect(text(example, '[aria-live="polite"]')).to.equal('');
    await pressed(example, 'Next');
    expect(text(example, '[aria-live="polite"]')).to.match(/^Step 2 of 3\. Three meets three/);
    expect(described(example)).to.equal(
      'Line of play: 2-6 6-6 6-3 3-1. You: 5-0. Nora: 4 tiles. Boneyard: 14.',
    );
  });

  it('keeps its height from step to step', async () => {
    const example = await shown(matching);
    const height = example.getBoundingClientRect().height;
    await pressed(example, 'Next');
    expect(example.getBoundingClientRect().height).to.equal(height);
  });

  it('moves a played tile from the hand to the line', async () => {
    const example = await shown(matching);
    await pressed(example, 'Next');
    expect(moving(example)).to.include('tile 3-1');
  });

  it('moves nothing for who asked for less motion', async function () {
    if (!(await emulate({ reducedMotion: 'reduce' }))) this.skip();
    const example = await shown(matching);
    await pressed(example, 'Next');
    expect(moving(example)).to.deep.equal([]);
    await emulate({});
  });

  it('shows a spinner with its arms, and what the open ends count and score', async () => {
    const example = await shown({
      game: 'dominoes',
      options: { rules: 'fives' },
      position: { hands: ['6-4 3-0', '6-1 5-4'], stock: '?14', turn: 1, line: '2-6 6-6 6-3' },
      steps: [
        { caption: 'Two ends.' },
        { move: '6-1@U', caption: 'Three.' },
        { move: '6-4@D', caption: 'Four.' },
      ],
    });
    const box = (tile: string) => boxOf(example, `tile ${tile}`);
    expect(texts(example)).to.include('2 + 3 = 5');
    await pressed(example, 'Next');
    expect(texts(example)).to.include('2 + 3 + 1 = 6');
    await pressed(example, 'Next');
    expect(texts(example)).to.include('2 + 3 + 1 + 4 = 10').and.to.include('You +10');
    await atRest(example);
    const middle = box('6-6');
    expect(box('6-1').bottom).to.be.below(middle.top + middle.height / 2);
    expect(box('6-4').top).to.be.above(middle.top + middle.height / 2);
    expect(box('6-1').left + box('6-1').width / 2).to.be.closeTo(middle.left + middle.width / 2, 1);
    expect(described(example)).to.include(
      'Upwards from the spinner: 6-1. Downwards from the spinner: 6-4.',
    );
    expect(described(example)).to.include('The open ends count 2 + 3 + 1 + 4 = 10. You: plus 10.');
    await accessible(example);
  });

  it('keeps its content, says why and breaks nothing where the data are no example', async () => {
    const broken: readonly unknown[] = [
      { game: 'dominoes' },
      { ...matching, position: { hands: ['6-6 6-6', '?4'], turn: 0 } },
      { ...matching, steps: [{ move: '5-5@R', caption: 'No.' }] },
      { ...matching, game: 'rummy' },
    ];
    for (const data of broken) {
      const told = oneEvent(document, 'pip-error');
      const example = await placed(data, html`<p>As it was</p>`);
      const { detail } = await told;
      expect(detail.code).to.match(/^bad-|^illegal-move$/);
      expect(detail.message).to.match(/^This example could not be shown\./);
      expect(inside(example, '.whole').length).to.equal(0);
      expect(example.querySelector('p')?.getBoundingClientRect().height).to.be.above(0);
    }
  });

  it('reads data that arrive after it', async () => {
    const example = await fixture<PipExample>(html`<pip-example></pip-example>`);
    const script = document.createElement('script');
    script.type = 'application/json';
    script.textContent = JSON.stringify(matching);
    example.append(script);
    await drawn(example);
  });

  it('reads data from an address', async () => {
    const address = URL.createObjectURL(new Blob([JSON.stringify(matching)]));
    const example = await fixture<PipExample>(html`<pip-example src=${address}></pip-example>`);
    await drawn(example);
    URL.revokeObjectURL(address);
  });

  it('fits a narrow column, and sets the sentence beside the picture in a wide one', async () => {
    const example = await shown(matching);
    const frame = example.parentElement;
    if (!frame) throw new Error('no frame');
    frame.style.width = '280px';
    await screenshot('example-280');
    expect(example.scrollWidth).to.be.at.most(280);
    if (!(await viewport(1000, 700))) return;
    frame.style.width = '900px';
    await example.updateComplete;
    const picture = inside(example, 'svg')[0]?.getBoundingClientRect();
    const caption = inside(example, '.now')[0]?.getBoundingClientRect();
    expect(caption?.left).to.be.above(picture?.right ?? Number.POSITIVE_INFINITY);
  });
});
