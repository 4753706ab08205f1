import { expect } from '@open-wc/testing';
import type { PipRummyTable } from '../../components/rummy-table/rummy-table.ts';
import { accessible } from './support/accessible.ts';
import { emulate, middleOf, press, touch } from './support/browser.ts';
import { contrast } from './support/contrast.ts';
import { hear, warnings } from './support/events.ts';
import {
  come,
  lay,
  onRack,
  onTable,
  played,
  type RummySetup,
  rack,
  seated,
  sets,
  unseated,
} from './support/rummy.ts';
import {
  all,
  button,
  can,
  click,
  draggable,
  message,
  moves,
  myTurn,
  one,
} from './support/table.ts';
import { waitUntil } from './support/wait.ts';

const key = 'rummy-table-test';

afterEach(() => localStorage.removeItem(key));

/** Plays by hints until so many tiles lie on the table, or the round is over. */
async function fill(table: PipRummyTable, tiles: number): Promise<void> {
  for (let turns = 0; turns < 200 && all(table, '.set-tile').length < tiles; turns++) {
    if ((await myTurn(table)) !== 'turn') return;
    await table.play((await table.hint()) ?? 'draw');
  }
  await myTurn(table);
}

/** A table full of tiles: one side lays runs of thirteen, the other the rest. */
async function full(setup: RummySetup): Promise<PipRummyTable> {
  const table = await unseated(setup);
  const { record, laid } = crowded();
  await table.load(record);
  await myTurn(table);
  expect(all(table, '.set-tile').length).to.equal(laid);
  return table;
}

/** Two people who draw until they can lay all but a few tiles: 100 on the table. */
function crowded() {
  const groups = (number: number) => ['R', 'B', 'K', 'O'].map((colour) => `${colour}${number}`);
  const numbers = Array.from({ length: 13 }, (_, i) => i + 1);
  // In drawing order: one seat draws the first of each pair, the other the second.
  const mine = [...numbers.slice(0, 12).flatMap(groups), 'J'];
  const theirs = [...numbers.slice(0, 12).flatMap(groups), 'J'];
  const rest = [...groups(13), ...groups(13)];
  const drawn = mine.slice(14).flatMap((tile, i) => [tile, theirs[14 + i] ?? '']);
  const deal = {
    hands: [mine.slice(0, 14).join(' '), theirs.slice(0, 14).join(' ')],
    stock: [...drawn, ...rest].join(' '),
    first: 0,
  };
  const sets = (from: number) => numbers.slice(from, 12).map((number) => groups(number).join(' '));
  // All the groups of the higher numbers, so that the first meld is worth enough.
  const own = sets(0);
  const first = `play ${own.join(', ')}`;
  const second = `play ${[...own, ...sets(1)].join(', ')}`;
  const draws = drawn.map(() => 'draw');
  const options = { players: 2, rounds: 1, clock: 0 };
  const record = {
    pip: 1 as const,
    game: 'rummy' as const,
    options,
    rounds: [{ deal, moves: [...draws, first, second] }],
  };
  return { record, laid: 48 + 44 };
}

describe('<pip-rummy-table>', () => {
  it('keeps a half-made turn over a reload', async () => {
    const first = await unseated({ save: key, seed: 'draft', autostart: true });
    await myTurn(first);
    const [one1 = '', two = ''] = rack(first);
    await lay(first, one1, two);
    const before = [sets(first), rack(first)];
    await waitUntil(() => localStorage.getItem(key)?.includes('"draft"'), 'saved');
    first.remove();
    const again = await unseated({ save: key, autostart: true });
    await myTurn(again);
    expect([sets(again), rack(again)]).to.deep.equal(before);
    await click(again, one(again, '#undo'));
    expect(sets(again)).to.deep.equal([]);
    again.remove();
  });

  it('shows a hint, lays it when asked once more, and plays it', async () => {
    const table = await come({ mine: 'R10 B10 K10 O2' });
    await click(table, button(table, /^Hint$/));
    await waitUntil(() => /^Hint: lay/.test(message(table)), 'the hint');
    expect(all(table, '.rack-tile.hinted').length).to.be.at.least(3);
    await click(table, button(table, /^Hint$/));
    expect(sets(table).length).to.be.at.least(1);
    expect(can(table, 'play')).to.equal(true);
    await click(table, one(table, '#play'));
    expect(moves(table)[0]).to.match(/^play/);
  });

  it('asks before a play where that is wanted', async () => {
    const table = await come({ mine: 'R10 B10 K10 O2' }, { confirm: true });
    await lay(table, 'R10', 'B10', 'K10');
    await click(table, one(table, '#play'));
    expect(one(table, '.controls').textContent).to.match(/Play Red 10, Blue 10,? and Black 10\?/);
    expect(moves(table)).to.deep.equal([]);
    await click(table, one(table, '#yes'));
    expect(moves(table)[0]).to.equal('play R10 B10 K10');
  });

  it('takes a step of the draft back first, then the last turn', async () => {
    const table = await come({ mine: 'R10 B10 K10 O2 O5' }, { undo: true });
    await lay(table, 'R10', 'B10', 'K10');
    await click(table, one(table, '#play'));
    await myTurn(table);
    await waitUntil(() => can(table, 'undo'), 'a step back');
    await lay(table, 'O2');
    await click(table, one(table, '#undo'));
    expect(sets(table)).to.include('R10 B10 K10');
    expect(rack(table)).to.include('O2');
    await click(table, one(table, '#undo'));
    expect(moves(table)).to.deep.equal([]);
    expect(rack(table)).to.include('R10');
  });

  it('tells the page of a play before and after, and lets it call it off', async () => {
    const told = hear('pip-move');
    const table = await come({ mine: 'R10 B10 K10 O2' });
    table.addEventListener('pip-before-move', (event) => event.preventDefault(), { once: true });
    await lay(table, 'R10', 'B10', 'K10');
    await click(table, one(table, '#play'));
    expect(moves(table)).to.deep.equal([]);
    expect(sets(table)).to.deep.equal(['R10 B10 K10']);
    await click(table, one(table, '#play'));
    expect(told[0]?.detail).to.include({ seat: 0, move: 'play R10 B10 K10', by: 'person' });
  });

  it('sorts the rack by colour and by number', async () => {
    const table = await come({ mine: 'R10 B9 K1 O2' });
    const by = (what: string) => one(table, `[aria-label="Sort by ${what}"]`);
    await click(table, by('number'));
    const numbers = rack(table).map((tile) => (tile === 'J' ? 99 : Number(tile.slice(1))));
    expect(numbers).to.deep.equal(numbers.toSorted((a, b) => a - b));
    await click(table, by('colour'));
    const colours = rack(table).map((tile) => 'RBKOJ'.indexOf(tile.charAt(0)));
    expect(colours).to.deep.equal(colours.toSorted((a, b) => a - b));
  });

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

  it('is a table of the DOM alone where it is smaller than 280 × 360, and can be played', async () => {
    const table = await come({ mine: 'R10 B10 K10 O10' }, { width: 260, height: 340 });
    await waitUntil(() => all(table, '.flow .rack-tile').length === 14, 'the small table');
    expect(all(table, 'canvas').length).to.equal(0);
    await lay(table, 'R10', 'B10', 'K10');
    await click(table, onRack(table, 'O10'));
    await click(table, onTable(table, 'B10'));
    expect(sets(table)).to.deep.equal(['R10 B10 K10 O10']);
    await click(table, one(table, '#play'));
    expect(moves(table)[0]).to.equal('play R10 B10 K10 O10');
  });

  it('has four names whole, all buttons in a row and the rack in sight on the smallest table', async () => {
    const table = await seated({ players: 4, width: 260, height: 480 });
    await waitUntil(() => all(table, '.flow .rack-tile').length >= 14, 'the small table');
    await myTurn(table);
    for (const name of all(table, '.chip .name')) {
      expect(name.scrollWidth, name.textContent ?? '').to.be.at.most(name.clientWidth);
    }
    const tops = all(table, '.controls button').map((each) => each.getBoundingClientRect().top);
    expect(new Set(tops).size).to.equal(1);
    const felt = one(table, '.flow').getBoundingClientRect();
    const first = all(table, '.rack-tile')[0]?.getBoundingClientRect();
    expect(first?.bottom).to.be.below(felt.bottom);
  });

  it('passes axe before, during and after a round', async function () {
    this.timeout(30_000);
    const table = await unseated({ seed: 'axe' });
    await waitUntil(() => all(table, '.panel').length > 0, 'the panel');
    await accessible(table);
    await table.load(played({ mine: 'R10 B10 K10 O2' }));
    await myTurn(table);
    await lay(table, 'R10', 'B10');
    await click(table, onRack(table, 'K10'));
    await accessible(table);
    await click(table, onTable(table, 'R10'));
    await click(table, one(table, '#play'));
    await fill(table, 200);
    await waitUntil(() => all(table, '.result').length > 0, 'the result');
    await accessible(table);
  });

  for (const felt of ['#e9efe4', '#c8d6c2', '#1f5852', '#102020']) {
    it(`can be read on a felt of ${felt}`, async () => {
      const table = await come({ mine: 'R9 B9 K9 O2' });
      table.style.setProperty('--pip-felt', felt);
      await lay(table, 'R9', 'B9');
      const on = (selector: string, ground: string) => {
        const { color, backgroundColor } = getComputedStyle(one(table, selector));
        return contrast(color, ground || backgroundColor);
      };
      expect(on('.message', ''), 'news').to.be.at.least(4.5);
      await click(table, onRack(table, 'K9'));
      expect(on('.message', ''), 'what to do').to.be.at.least(4.5);
      await click(table, onTable(table, 'R9'));
      await click(table, one(table, '#play'));
      expect(on('.message', ''), 'a refusal').to.be.at.least(4.5);
      // Its ground changes slowly.
      await waitUntil(() => on('#draw', '') >= 4.5, 'a button');
      expect(on('.chip', ''), 'a name').to.be.at.least(4.5);
      expect(on('.pool', felt), 'the pool').to.be.at.least(4.5);
      expect(on('.counter', felt), 'the first meld').to.be.at.least(4.5);
    });
  }

  it('moves nothing where motion is unwanted', async function () {
    if (!(await emulate({ reducedMotion: 'reduce' }))) this.skip();
    const table = await come({ mine: 'R10 B10 K10 O2' }, { pace: 300 });
    await draggable(table);
    await lay(table, 'R10', 'B10', 'K10');
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(table.shadowRoot?.getAnimations().length).to.equal(0);
    await emulate({});
  });

  it('is played under a policy that allows scripts alone', async function () {
    this.timeout(60_000);
    const { origin } = location;
    const frame = document.createElement('iframe');
    const told = new Promise((resolve) => {
      window.addEventListener('message', ({ data }) => resolve(data), { once: true });
    });
    frame.width = '640';
    frame.height = '560';
    frame.srcdoc = `<!doctype html>
      <meta http-equiv="content-security-policy" content="default-src 'none'; script-src ${origin}; style-src 'none'">
      <body><script type="module" src="${origin}/test/components/support/rummy-strict-frame.ts"></script>`;
    document.body.append(frame);
    expect(await told).to.deep.equal({ winners: 1, violations: [] });
    frame.remove();
  });

  it('loads nothing of dominoes', async function () {
    this.timeout(30_000);
    const frame = document.createElement('iframe');
    frame.width = '640';
    frame.height = '560';
    frame.src = '/test/pages/rummy.html?autostart&seed=alone&seat=none&pace=0';
    document.body.append(frame);
    const table = () => frame.contentDocument?.querySelector('pip-rummy-table');
    const over = () => table()?.shadowRoot?.querySelector('.result');
    await waitUntil(() => over(), 'the round is over', { timeout: 25_000 });
    const loaded = frame.contentWindow?.performance.getEntriesByType('resource') ?? [];
    const names = loaded.map(({ name }) => new URL(name).pathname);
    expect(names.some((name) => name.includes('rummy-table'))).to.equal(true);
    expect(names.filter((name) => /domino|run-fast/.test(name))).to.deep.equal([]);
    frame.remove();
  });
});

describe('<pip-rummy-table> with a full table', () => {
  it('shows a hundred tiles at 390 pixels, and scrolls to all of them', async () => {
    const table = await full({ width: 390, height: 460 });
    const scroller = one(table, '.scroller');
    const tile = one(table, '.set-tile').getBoundingClientRect();
    expect(tile.width).to.be.at.least(20);
    expect(scroller.scrollHeight).to.be.greaterThan(scroller.clientHeight);
    expect(getComputedStyle(one(table, '.set-tile')).touchAction).to.match(/^pan-y/);
    onTable(table, 'R4').focus();
    await press('End');
    const last = all(table, '.set-tile').at(-1)?.getBoundingClientRect();
    const box = scroller.getBoundingClientRect();
    expect(last?.bottom).to.be.at.most(box.bottom + 1);
  });

  it('leaves the page its scroll where it has none of its own, and moves no tile by it', async function () {
    // Only Chromium's driver makes a scroll of a touch.
    if (!navigator.userAgent.includes('Chrome')) this.skip();
    const table = await come({
      mine: 'R4 R5 R6 R10 B10 K10 R7',
      theirs: 'B1 B2 B3',
      moves: ['play R4 R5 R6, R10 B10 K10', 'draw'],
    });
    await draggable(table);
    const below = document.createElement('div');
    below.style.height = '2000px';
    table.after(below);
    const { x, y } = middleOf(onTable(table, 'R5'));
    await touch(
      { do: 'down', x, y },
      { do: 'move', x: x + 2, y: y - 40 },
      { do: 'move', x: x + 4, y: y - 90 },
      { do: 'move', x: x + 4, y: y - 140 },
      { do: 'up' },
    );
    await waitUntil(() => scrollY > 30, 'the page scrolls');
    expect(all(table, '[aria-pressed="true"]').length).to.equal(0);
    expect(sets(table)).to.deep.equal(['R4 R5 R6', 'R10 B10 K10']);
    await waitUntil(() => message(table) === 'Rest the finger on a tile to lift it', 'said how');
    scrollTo(0, 0);
  });

  it('leaves the page its scroll at its end', async function () {
    // Only Chromium's driver makes a scroll of a touch.
    if (!navigator.userAgent.includes('Chrome')) this.skip();
    const table = await full({ width: 390, height: 460 });
    await draggable(table);
    const below = document.createElement('div');
    below.style.height = '2000px';
    table.after(below);
    const scroller = one(table, '.scroller');
    const swipe = async () => {
      const { x, y } = middleOf(scroller);
      await touch(
        { do: 'down', x, y },
        { do: 'move', x, y: y - 40 },
        { do: 'move', x, y: y - 90 },
        { do: 'move', x, y: y - 140 },
        { do: 'up' },
      );
    };
    await swipe();
    await waitUntil(() => scroller.scrollTop > 30, 'the table scrolls');
    expect(all(table, '[aria-pressed="true"]').length).to.equal(0);
    scroller.scrollTop = scroller.scrollHeight;
    for (let i = 0; i < 3 && scrollY < 20; i++) await swipe();
    await waitUntil(() => scrollY > 20, 'the page scrolls');
    scrollTo(0, 0);
  });
});
