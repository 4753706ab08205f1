import { expect } from '@open-wc/testing';
import { render } from 'lit';
import { createStage } from '../../components/stage/create-stage.ts';
import type { Picture, Scene, Sprite, Stage } from '../../components/stage/scene.ts';
import { sceneSvg } from '../../components/stage/svg.ts';

const block = (key: string, fill: string): Picture => ({
  key,
  w: 100,
  h: 200,
  strokes: [{ do: 'rect', x: -50, y: -100, w: 100, h: 200, r: 0, fill }],
});
const red = block('red', '#ff0000');
const blue = block('blue', '#0000ff');

const sprite = (id: string, x: number, y: number, more: Partial<Sprite> = {}): Sprite => ({
  id,
  picture: red,
  x,
  y,
  angle: 0,
  scale: 0.2,
  z: 1,
  ...more,
});

const scene = (...sprites: Sprite[]): Scene => ({ width: 200, height: 120, sprites });

/** What colour the canvas shows at a point, CSS px. */
function colourAt({ canvas }: Stage, x: number, y: number): 'red' | 'blue' | 'clear' | 'other' {
  const density = canvas.width / canvas.clientWidth;
  const copy = document.createElement('canvas');
  copy.width = canvas.width;
  copy.height = canvas.height;
  const context = copy.getContext('2d');
  context?.drawImage(canvas, 0, 0);
  const [r, g, b, a] =
    context?.getImageData(Math.round(x * density), Math.round(y * density), 1, 1).data ?? [];
  if (a === undefined || a < 8) return 'clear';
  if (a < 250 || g !== 0) return 'other';
  if (r === 255 && b === 0) return 'red';
  return r === 0 && b === 255 ? 'blue' : 'other';
}

describe('the stage', () => {
  let host: HTMLElement;
  let stage: Stage;
  const made: Stage[] = [];

  beforeEach(async () => {
    host = document.createElement('div');
    document.body.append(host);
    stage = await createStage(host);
    made.push(stage);
  });

  afterEach(() => {
    for (const each of made.splice(0)) each.destroy();
    host.remove();
  });

  it('puts one hidden canvas into its host and nothing else anywhere', () => {
    expect([...host.children]).to.deep.equal([stage.canvas]);
    expect(stage.canvas.getAttribute('aria-hidden')).to.equal('true');
    expect(stage.canvas.closest('body')).to.equal(document.body);
    expect(document.querySelectorAll('body > canvas, head > style').length).to.equal(0);
  });

  it('draws a scene at once where no time is given', () => {
    stage.show(scene(sprite('a', 50, 60), sprite('b', 150, 60, { picture: blue })), {
      duration: 0,
    });
    expect(stage.canvas.clientWidth).to.equal(200);
    expect(colourAt(stage, 50, 60)).to.equal('red');
    expect(colourAt(stage, 50, 42)).to.equal('red');
    expect(colourAt(stage, 150, 60)).to.equal('blue');
    expect(colourAt(stage, 100, 60)).to.equal('clear');
  });

  it('moves on where the table around it grew by a pixel, not where it is another size', () => {
    stage.show(scene(sprite('a', 50, 60)), { duration: 0 });
    stage.show({ ...scene(sprite('a', 150, 60)), height: 119 }, { duration: 5000 });
    expect(colourAt(stage, 150, 60)).to.equal('clear');
    stage.show({ ...scene(sprite('a', 150, 60)), width: 300 }, { duration: 5000 });
    expect(colourAt(stage, 150, 60)).to.equal('red');
  });

  it('lets what waits for its turn wait no longer where its place changes meanwhile', async () => {
    const from = { x: 20, y: 60 };
    stage.show(scene(sprite('a', 50, 60)), { duration: 0 });
    stage.show(scene(sprite('a', 150, 60, { from, delay: 60 })), { duration: 20 });
    // Longer than any test may take.
    stage.show(scene(sprite('a', 150, 50, { from, delay: 600_000 })), { duration: 20 });
    await stage.settled();
    expect(colourAt(stage, 150, 50)).to.equal('red');
  });

  it('turns sprites by their angle', () => {
    stage.show(scene(sprite('a', 100, 60, { angle: Math.PI / 2 })), { duration: 0 });
    expect(colourAt(stage, 118, 60)).to.equal('red');
    expect(colourAt(stage, 100, 77)).not.to.equal('red');
  });

  it('paints higher z over lower, whatever their order', () => {
    stage.show(scene(sprite('a', 100, 60, { z: 2 }), sprite('b', 100, 60, { picture: blue })), {
      duration: 0,
    });
    expect(colourAt(stage, 100, 60)).to.equal('red');
  });

  it('moves a sprite to its new place and tells when it is there', async () => {
    stage.show(scene(sprite('a', 30, 60)), { duration: 0 });
    stage.show(scene(sprite('a', 170, 60)), { duration: 60 });
    expect(colourAt(stage, 30, 60)).to.equal('red');
    await stage.settled();
    expect(colourAt(stage, 170, 60)).to.equal('red');
    expect(colourAt(stage, 30, 60)).to.equal('clear');
  });

  it('goes on from where a sprite is when a motion is interrupted', async () => {
    stage.show(scene(sprite('a', 30, 60)), { duration: 0 });
    stage.show(scene(sprite('a', 170, 60)), { duration: 4000 });
    stage.show(scene(sprite('a', 100, 60)), { duration: 0 });
    expect(colourAt(stage, 100, 60)).to.equal('red');
    await stage.settled();
    expect(colourAt(stage, 100, 60)).to.equal('red');
  });

  it('takes away what is gone', async () => {
    stage.show(scene(sprite('a', 50, 60), sprite('b', 150, 60)), { duration: 0 });
    stage.show(scene(sprite('a', 50, 60)), { duration: 40 });
    await stage.settled();
    expect(colourAt(stage, 150, 60)).to.equal('clear');
  });

  it('brings a new sprite from where it comes, turning over', async () => {
    stage.show(scene(sprite('a', 30, 60)), { duration: 0 });
    const flown = sprite('c', 170, 60, { from: { x: 100, y: 60 }, turnedFrom: blue });
    stage.show(scene(sprite('a', 30, 60), flown), { duration: 4000 });
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(colourAt(stage, 102, 60)).to.equal('blue');
    stage.show(scene(sprite('a', 30, 60), flown), { duration: 0 });
    expect(colourAt(stage, 170, 60)).to.equal('red');
  });

  it('lets a sprite be dragged and go home', async () => {
    stage.show(scene(sprite('a', 30, 60)), { duration: 0 });
    stage.drag('a', { x: 160, y: 60 });
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(colourAt(stage, 160, 60)).to.equal('red');
    stage.show(scene(sprite('a', 40, 60)), { duration: 0 });
    expect(colourAt(stage, 160, 60)).to.equal('red');
    stage.drag('a', null);
    await stage.settled();
    expect(colourAt(stage, 40, 60)).to.equal('red');
    expect(colourAt(stage, 160, 60)).to.equal('clear');
  });

  it('takes the size of its scene', () => {
    stage.show({ width: 300, height: 90, sprites: [] }, { duration: 0 });
    expect([stage.canvas.clientWidth, stage.canvas.clientHeight]).to.deep.equal([300, 90]);
    stage.show({ width: 0, height: 0, sprites: [] }, { duration: 0 });
    stage.show({ width: 120, height: 40, sprites: [] }, { duration: 0 });
    expect(stage.canvas.clientWidth).to.equal(120);
  });

  it('lays everything anew at once when the size changes', () => {
    stage.show(scene(sprite('a', 30, 60)), { duration: 0 });
    const wider = { ...scene(sprite('a', 250, 60)), width: 300 };
    stage.show(wider, { duration: 4000 });
    expect(colourAt(stage, 250, 60)).to.equal('red');
  });

  it('hides a dealt tile until it sets out', async () => {
    stage.show(scene(sprite('a', 30, 60)), { duration: 0 });
    const dealt = sprite('b', 170, 60, { from: { x: 100, y: 60 }, delay: 5000 });
    stage.show(scene(sprite('a', 30, 60), dealt), { duration: 200 });
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(colourAt(stage, 100, 60)).to.equal('clear');
    expect(colourAt(stage, 170, 60)).to.equal('clear');
  });

  it('asks for no frame while nothing moves', async () => {
    stage.show(scene(sprite('a', 30, 60)), { duration: 0 });
    await stage.settled();
    const ask = window.requestAnimationFrame;
    let asked = 0;
    window.requestAnimationFrame = (callback) => {
      asked += 1;
      return ask.call(window, callback);
    };
    try {
      for (let i = 0; i < 10; i += 1) await new Promise((resolve) => ask.call(window, resolve));
    } finally {
      window.requestAnimationFrame = ask;
    }
    expect(asked).to.equal(0);
  });

  it('moves nothing off screen: sprites arrive at once', async () => {
    host.setAttribute('class', 'far');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.far { position: absolute; inset-block-start: 5000px }');
    document.adoptedStyleSheets.push(sheet);
    stage.show(scene(sprite('a', 30, 60)), { duration: 0 });
    const gone = new Promise<void>((resolve) => {
      new IntersectionObserver((entries, observer) => {
        if (entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        requestAnimationFrame(() => resolve());
      }).observe(stage.canvas);
    });
    await gone;
    stage.show(scene(sprite('a', 170, 60)), { duration: 60_000 });
    await stage.settled();
    expect(colourAt(stage, 170, 60)).to.equal('red');
    document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(sheet), 1);
  });

  it('releases its canvas, and others go on', async () => {
    const other = await createStage(host);
    made.push(other);
    other.show(scene(sprite('a', 30, 60)), { duration: 0 });
    stage.show(scene(sprite('a', 30, 60)), { duration: 0 });
    stage.show(scene(sprite('a', 170, 60)), { duration: 4000 });
    const settled = stage.settled();
    stage.destroy();
    stage.destroy();
    await settled;
    expect([...host.children]).to.deep.equal([other.canvas]);
    other.show(scene(sprite('a', 170, 60)), { duration: 40 });
    await other.settled();
    expect(colourAt(other, 170, 60)).to.equal('red');
    stage.show(scene(), { duration: 0 });
    stage.drag('a', { x: 1, y: 1 });
  });

  it('keeps many stages apart', async () => {
    const many = await Promise.all(Array.from({ length: 24 }, () => createStage(host)));
    made.push(...many);
    for (const [i, each] of many.entries()) {
      each.show(scene(sprite('a', 30 + i * 5, 60)), { duration: 0 });
    }
    for (const [i, each] of many.entries()) expect(colourAt(each, 30 + i * 5, 60)).to.equal('red');
  });
});

describe('a scene as SVG', () => {
  const pictured = scene(
    sprite('a', 50, 60),
    sprite('b', 150, 60, {
      picture: {
        key: 'g',
        w: 100,
        h: 200,
        strokes: [
          {
            do: 'rect',
            x: -50,
            y: -100,
            w: 100,
            h: 200,
            r: 8,
            fill: { from: '#ffffff', to: '#eeeeee', axis: 'y' },
          },
        ],
      },
    }),
  );

  it('renders into a shadow root without a style attribute', () => {
    const host = document.createElement('div');
    render(sceneSvg(pictured), host.attachShadow({ mode: 'open' }));
    const root = host.shadowRoot;
    expect(root?.querySelectorAll('svg > g').length).to.equal(4);
    expect(root?.querySelectorAll('[style]').length).to.equal(0);
    expect(root?.querySelectorAll('linearGradient').length).to.equal(1);
  });
});
