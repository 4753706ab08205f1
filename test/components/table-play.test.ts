import { expect } from '@open-wc/testing';
import { accessible } from './support/accessible.ts';
import { emulate, press } from './support/browser.ts';
import { seated, unseated } from './support/domino.ts';
import { hear } from './support/events.ts';
import { all, button, listen, moves, myTurn, one, said } from './support/table.ts';
import { waitUntil } from './support/wait.ts';

describe('what a table says', () => {
  it('tells every move in one polite region, none in place of another', async () => {
    const table = await unseated({ seed: 'a', players: 4 });
    const live = one(table, '.live');
    expect(all(table, '[aria-live]')).to.deep.equal([live]);
    expect(live.getAttribute('aria-live')).to.equal('polite');
    const lines = listen(table);
    await table.start();
    await myTurn(table);
    await table.play(table.moves()[0] ?? '');
    await myTurn(table);
    const played = lines.filter((line) => /played|opened|passed|drew/.test(line));
    const made = moves(table).filter((move) => !move.startsWith('draw'));
    expect(played.length).to.be.at.least(made.length);
  });

  it('is said once, and once more when it is asked for once more', async () => {
    const table = await seated({ seed: 'a' });
    await myTurn(table);
    const before = said(table).length;
    await table.play('pass').catch(() => null);
    await waitUntil(() => said(table).length > before, 'a refusal in words');
    expect(said(table).slice(before)).to.have.length(1);
    await table.play('pass').catch(() => null);
    expect(said(table).slice(before + 1)).to.deep.equal(said(table).slice(before, before + 1));
  });
});

describe('a table with a clock', () => {
  it('shows what is left and plays for the person when it has run out, until they are back', async () => {
    const table = await seated({ seed: 'a', clock: 1 });
    await myTurn(table);
    await waitUntil(() => all(table, '.chip .clock').length === 1, 'a clock');
    const heard = hear('pip-move');
    const by = (who: string) => heard.filter(({ detail }) => Object(detail).by === who).length;
    await waitUntil(() => by('clock') === 1, 'time is up');
    expect(await myTurnOrAuto(table)).to.equal(true);
  });

  it('DRAW-21 plays for nobody who touches a tile', async () => {
    const table = await seated({ seed: 'a', clock: 1, players: 2, pace: 60_000 });
    await waitUntil(async () => {
      table.shadowRoot?.querySelector<HTMLElement>('.felt')?.click();
      await table.updateComplete;
      return all(table, '.controls .message').length > 0;
    }, 'on auto-play');
    all(table, '.tile[data-tile]')[0]?.click();
    await table.updateComplete;
    expect(all(table, '.controls .message').length).to.equal(0);
  }).timeout(12_000);

  it('stands still while a dialog is open', async () => {
    const table = await seated({ seed: 'a', clock: 2 });
    await myTurn(table);
    one(table, '.icon[aria-label="Menu"]').click();
    await waitUntil(() => all(table, 'dialog[open]').length === 1, 'open');
    const bar = one(table, '.clock');
    await waitUntil(() => bar.getAnimations()[0]?.playState === 'paused', 'stands');
    await press('Escape');
    await waitUntil(() => bar.getAnimations()[0]?.playState === 'running', 'runs');
  });
});

/** Whether the way out of auto-play is offered, or the round was over before. */
async function myTurnOrAuto(table: Awaited<ReturnType<typeof seated>>): Promise<boolean> {
  await table.updateComplete;
  const resume = all(table, '.controls button').find((each) => /back/.test(each.textContent ?? ''));
  if (!resume) return all(table, '.panel').length === 1;
  resume.click();
  await table.updateComplete;
  return !/Auto-play/.test(one(table, '.controls').textContent ?? '');
}

describe('a person who listens', () => {
  it('hears that time runs out, that auto-play is on, and what it plays', async () => {
    const table = await seated({ seed: 'a', clock: 6, players: 2 });
    const lines = listen(table);
    await myTurn(table);
    const heard = (words: RegExp) => lines.filter((line) => words.test(line)).length;
    await waitUntil(() => heard(/^Auto-play is on/) === 1, 'on');
    expect(heard(/^\d seconds left\.$/)).to.equal(1);
    await waitUntil(() => all(table, '.panel').length === 1, 'over');
    expect(heard(/^Auto-play: you (played|opened with) \d-\d/)).to.be.greaterThan(0);
    expect(heard(/^You played \d-\d/)).to.equal(0);
    expect(heard(/^Auto-play is on/)).to.equal(1);
  }).timeout(20_000);

  it('hears and sees that the match is paused', async () => {
    const table = await seated({ seed: 'a' });
    const lines = listen(table);
    await myTurn(table);
    one(table, '.tools [aria-label="Pause"]').click();
    await table.updateComplete;
    expect(one(table, '.felt .message').textContent).to.equal('Paused');
    one(table, '.tools [aria-label="Go on"]').click();
    await table.updateComplete;
    expect(one(table, '.felt .message').textContent).not.to.equal('Paused');
    expect(lines).to.include('The match is paused.');
  });

  it('hears a hint once, and the reason again when the same tile is pressed again', async () => {
    const table = await seated({ seed: 'c' });
    const lines = listen(table);
    await myTurn(table);
    await table.hint();
    await waitUntil(() => lines.some((line) => line.startsWith('Hint')), 'hint');
    expect(lines.filter((line) => /^\d-\d fits the|^Open with/.test(line))).to.be.empty;
    const rests = all(table, '.tile[aria-disabled]')[0];
    const before = lines.length;
    rests?.click();
    rests?.click();
    await waitUntil(() => lines.length > before + 1, 'twice');
    expect(lines.at(-1)).to.equal(lines.at(-2));
    expect(lines.at(-1)).to.match(/\.$/);
  });

  it('is told who won by the name of the panel that gets the focus', async () => {
    const table = await seated({ seed: 'a', target: 1 });
    all(table, '.tile')[0]?.focus();
    for (let stage = await myTurn(table); stage !== 'match-over'; stage = await myTurn(table)) {
      if (stage === 'round-over') button(table, /^Next round$/).click();
      else await table.play(table.moves()[0] ?? '');
    }
    const panel = one(table, '.panel');
    const name = () => one(table, `#${panel.getAttribute('aria-labelledby')}`).textContent;
    await waitUntil(() => /won the match/.test(name() ?? ''), 'named');
  });
});

describe('a question before a play', () => {
  it('is put aside by Escape; then the table asks for a tile again', async () => {
    const table = await seated({ seed: 'a', confirm: true });
    await myTurn(table);
    const before = moves(table);
    const lines = listen(table);
    const tile = all(table, '.tile.playable')[0];
    tile?.focus();
    await press('Enter');
    all(table, '.play.primary')[0]?.click();
    await waitUntil(() => all(table, '#yes').length === 1, 'asked');
    await table.updateComplete;
    expect(table.shadowRoot?.activeElement?.id).to.equal('yes');
    await press('Escape');
    await waitUntil(() => all(table, '#yes').length === 0, 'put aside');
    await table.updateComplete;
    expect(moves(table)).to.deep.equal(before);
    expect(one(table, '.felt .message').textContent).to.match(/turn|You open|open with any/);
    expect(table.shadowRoot?.activeElement?.classList.contains('tile')).to.equal(true);
    expect(lines.filter((line) => /^Play .*\?$/.test(line))).to.have.length(1);
  });

  it('is withdrawn when the person goes on to choose', async () => {
    const table = await seated({ seed: 'a', confirm: true });
    await myTurn(table);
    const before = moves(table);
    all(table, '.tile.playable')[0]?.click();
    await table.updateComplete;
    all(table, '.play.primary')[0]?.click();
    await waitUntil(() => all(table, '#yes').length === 1, 'asked');
    all(table, '.tile[data-tile]').at(-1)?.click();
    await table.updateComplete;
    expect(all(table, '#yes').length).to.equal(0);
    expect(one(table, '.felt .message').textContent).not.to.equal('');
    expect(moves(table)).to.deep.equal(before);
  });

  it('isn’t left standing when the page calls the move off', async () => {
    const table = await seated({ seed: 'a' });
    await myTurn(table);
    table.addEventListener('pip-before-move', (event) => event.preventDefault());
    all(table, '.tile.playable')[0]?.click();
    await table.updateComplete;
    all(table, '.play.primary')[0]?.click();
    await table.updateComplete;
    expect(one(table, '.felt .message').textContent).not.to.match(/\?$|fits the/);
  });
});

describe('who watches', () => {
  it('can hurry those who play by key', async () => {
    const table = await seated({ seed: 'd', players: 4, pace: 20_000 });
    const hurry = async () => {
      if (table.moves().length === 0) await press('Enter');
      return table.moves().length > 0;
    };
    all(table, '.tile')[0]?.focus();
    await waitUntil(hurry, 'my turn');
    expect(table.shadowRoot?.activeElement?.classList.contains('tile')).to.equal(true);
  });

  it('can pause between rounds where only bots play', async () => {
    const table = await seated({ seed: 'a', seat: 'none', pace: 1 });
    await waitUntil(() => all(table, '.panel').length === 1, 'over', { interval: 1 });
    expect(one(table, '.tools [aria-label="Pause"]')).to.be.instanceOf(HTMLElement);
  });
});

describe('a table’s sounds', () => {
  it('are not made before they are switched on and the person has touched the table', async () => {
    let made = 0;
    const { AudioContext } = window;
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        made++;
      }
    };
    try {
      const table = await seated({ seed: 'a' });
      await myTurn(table);
      all(table, '.tile')[0]?.focus();
      await press('ArrowRight');
      expect(made).to.equal(0);
      table.sound = true;
      await table.play(table.moves()[0] ?? '');
      await myTurn(table);
      expect(made).to.equal(0);
      all(table, '.tile')[0]?.focus();
      const touched = async () => {
        await press('ArrowRight');
        return made === 1;
      };
      await waitUntil(touched, 'sound');
      await table.play(table.moves()[0] ?? '');
    } finally {
      window.AudioContext = AudioContext;
    }
  });
});

describe('a table’s look', () => {
  it('is sound to axe before, during and after a match', async () => {
    const table = await unseated({ seed: 'a', target: 1 });
    await accessible(table);
    await table.start();
    await myTurn(table);
    await accessible(table);
    for (let stage = await myTurn(table); stage !== 'match-over'; stage = await myTurn(table)) {
      if (stage === 'round-over') button(table, /^Next round$/).click();
      else await table.play(table.moves()[0] ?? '');
    }
    await accessible(table);
  });

  it('is sound to axe in forced colours and on dark pages', async function () {
    for (const media of [{ forcedColors: 'active' }, { colorScheme: 'dark' }] as const) {
      if (!(await emulate(media))) this.skip();
      const table = await seated({ seed: 'a' });
      await myTurn(table);
      one(table, '.icon[aria-label="Menu"]').click();
      await waitUntil(() => all(table, 'dialog[open]').length === 1, 'open');
      await accessible(table);
    }
    await emulate({});
  });

  it('has targets that a finger hits', async () => {
    const table = await seated({ seed: 'a', players: 4, width: 320, height: 600 });
    await myTurn(table);
    for (const each of all(table, '.top button, .controls button')) {
      const { width, height } = each.getBoundingClientRect();
      if (width > 0) expect(Math.min(width, height), each.textContent ?? '').to.be.at.least(44);
    }
  });

  it('takes the page’s felt, accent and type', async () => {
    const table = await seated({ seed: 'a' });
    table.style.setProperty('--pip-felt', 'rgb(120, 30, 40)');
    table.style.setProperty('--pip-font', 'monospace');
    await myTurn(table);
    expect(getComputedStyle(one(table, '.table')).backgroundImage).to.contain('rgb(120, 30, 40)');
    expect(getComputedStyle(one(table, '.button')).fontFamily).to.equal('monospace');
  });

  it('has the parts that a page may style', async () => {
    const table = await seated({ seed: 'a' });
    await myTurn(table);
    one(table, '.icon[aria-label="Menu"]').click();
    await waitUntil(() => all(table, 'dialog[open]').length === 1, 'open');
    for (const part of ['table', 'score', 'hand', 'controls', 'dialog', 'message']) {
      expect(all(table, `[part~="${part}"]`), part).not.to.be.empty;
    }
  });
});
