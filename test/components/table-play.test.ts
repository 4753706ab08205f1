import { expect, waitUntil } from '@open-wc/testing';
import { emulate, press } from './support/browser.ts';
import { all, button, myTurn, one, seated, unseated } from './support/domino.ts';
import { hear } from './support/events.ts';
import { still } from './support/still.ts';

const moves = (table: Awaited<ReturnType<typeof seated>>) =>
  table.toRecord().rounds.flatMap((round) => round.moves);

describe('what a table says', () => {
  it('tells every move in one polite region, none in place of another', async () => {
    const table = await unseated({ seed: 'a', players: 4 });
    const live = one(table, '.live');
    expect(all(table, '[aria-live]')).to.deep.equal([live]);
    expect(live.getAttribute('aria-live')).to.equal('polite');
    const said: string[] = [];
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) said.push(node.textContent ?? '');
      }
    });
    observer.observe(live, { childList: true });
    await table.start();
    await myTurn(table);
    await table.play(table.moves()[0] ?? '');
    await myTurn(table);
    observer.disconnect();
    const played = said.filter((line) => /played|opened|passed|drew/.test(line));
    const made = moves(table).filter((move) => !move.startsWith('draw'));
    expect(played.length).to.be.at.least(made.length);
  });

  it('is not said twice in one breath', async () => {
    const table = await seated({ seed: 'a' });
    await myTurn(table);
    await table.play('pass').catch(() => null);
    await table.play('pass').catch(() => null);
    const lines = [...one(table, '.live').children].map((line) => line.textContent);
    expect(lines.at(-1)).not.to.equal(lines.at(-2));
  });
});

describe('a table with a clock', () => {
  it('shows what is left and plays for the person when it has run out, until they are back', async () => {
    const table = await seated({ seed: 'a', clock: 1 });
    await myTurn(table);
    await waitUntil(() => all(table, '.chip .clock').length === 1, 'a clock', { interval: 10 });
    const heard = hear('pip-move');
    const by = (who: string) => heard.filter(({ detail }) => Object(detail).by === who).length;
    await waitUntil(() => by('clock') === 1, 'time is up', { interval: 20, timeout: 4000 });
    expect(await myTurnOrAuto(table)).to.equal(true);
  });

  it('stands still while a dialog is open', async () => {
    const table = await seated({ seed: 'a', clock: 2 });
    await myTurn(table);
    one(table, '.icon[aria-label="Menu"]').click();
    await waitUntil(() => all(table, 'dialog[open]').length === 1, 'open', { interval: 5 });
    const bar = one(table, '.clock');
    await waitUntil(() => bar.getAnimations()[0]?.playState === 'paused', 'stands', {
      interval: 5,
    });
    await press('Escape');
    await waitUntil(() => bar.getAnimations()[0]?.playState === 'running', 'runs', { interval: 5 });
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
      // The switch itself may still be on its way.
      const heard = async () => {
        await press('ArrowRight');
        return made === 1;
      };
      await waitUntil(heard, 'sound', { interval: 10 });
      await table.play(table.moves()[0] ?? '');
    } finally {
      window.AudioContext = AudioContext;
    }
  });
});

describe('a table’s look', () => {
  it('is sound to axe before, during and after a match', async () => {
    const table = await unseated({ seed: 'a', target: 1 });
    await still(table);
    await expect(table).to.be.accessible();
    await table.start();
    await myTurn(table);
    await still(table);
    await expect(table).to.be.accessible();
    for (let stage = await myTurn(table); stage !== 'match-over'; stage = await myTurn(table)) {
      if (stage === 'round-over') button(table, /^Next round$/).click();
      else await table.play(table.moves()[0] ?? '');
    }
    await still(table);
    await expect(table).to.be.accessible();
  });

  it('is sound to axe in forced colours and on dark pages', async function () {
    for (const media of [{ forcedColors: 'active' }, { colorScheme: 'dark' }] as const) {
      if (!(await emulate(media))) this.skip();
      const table = await seated({ seed: 'a' });
      await myTurn(table);
      one(table, '.icon[aria-label="Menu"]').click();
      await waitUntil(() => all(table, 'dialog[open]').length === 1, 'open', { interval: 5 });
      await still(table);
      await expect(table).to.be.accessible();
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
    await waitUntil(() => all(table, 'dialog[open]').length === 1, 'open', { interval: 5 });
    for (const part of ['table', 'score', 'hand', 'controls', 'dialog', 'message']) {
      expect(all(table, `[part~="${part}"]`), part).not.to.be.empty;
    }
  });
});
