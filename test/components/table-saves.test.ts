import { expect } from '@open-wc/testing';
import type { PipDominoTable } from '../../components/domino-table/domino-table.ts';
import { type DominoSetup, unseated } from './support/domino.ts';
import { hear } from './support/events.ts';
import { all, button, moves, myTurn, one } from './support/table.ts';
import { waitUntil } from './support/wait.ts';

let key = '';
let number = 0;

beforeEach(() => {
  key = `saves-test-${++number}`;
});
afterEach(() => {
  for (const name of [key, `${key}.bad`]) localStorage.removeItem(name);
});

async function saving(setup: DominoSetup = {}): Promise<PipDominoTable> {
  const table = await unseated({ save: key, autostart: true, ...setup });
  await myTurn(table);
  return table;
}

/** What the browser holds, once this table has the key. */
async function stored(): Promise<{ record: { rounds: { moves: string[] }[] }; stage: string }> {
  await waitUntil(() => localStorage.getItem(key) !== null, 'saved');
  return JSON.parse(localStorage.getItem(key) ?? '');
}

describe('a table that saves', () => {
  it('goes on after a reload where it was left', async () => {
    const table = await saving({ seed: 'a' });
    await table.play(table.moves()[0] ?? '');
    await myTurn(table);
    const record = table.toRecord();
    expect((await stored()).record).to.deep.equal(JSON.parse(JSON.stringify(record)));
    table.remove();
    const again = await saving({ seed: 'other' });
    expect(again.toRecord()).to.deep.equal(record);
    expect(one(again, '.live').textContent).to.contain('goes on where you left it');
  });

  it('resumes between rounds and after the match', async () => {
    const table = await saving({ seed: 'a', target: 20 });
    const stages = new Set<string>();
    for (let stage = await myTurn(table); stage !== 'match-over'; stage = await myTurn(table)) {
      if (stage === 'round-over') {
        stages.add((await stored()).stage);
        button(table, /^Next round$/).click();
      } else await table.play(table.moves()[0] ?? '');
    }
    const record = table.toRecord();
    table.remove();
    const again = await saving({ seed: 'a' });
    expect(await myTurn(again)).to.equal('match-over');
    expect(again.toRecord()).to.deep.equal(record);
  });

  it('writes once for a move, and not for what only looks different', async () => {
    const table = await saving({ seed: 'a' });
    await stored();
    let writes = 0;
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (...given) {
      writes++;
      setItem.apply(this, given);
    };
    try {
      table.style.width = '500px';
      table.names = 'Ada, Bo';
      await table.hint();
      await table.updateComplete;
      expect(writes).to.equal(0);
      const before = moves(table).length;
      await table.play(table.moves()[0] ?? '');
      await myTurn(table);
      const after = moves(table).length;
      expect(writes).to.be.within(1, after - before + 1);
    } finally {
      Storage.prototype.setItem = setItem;
    }
  });

  for (const damaged of ['{', '{"pip":2}', '{"pip":1,"record":{}}', 'null', '[]']) {
    it(`keeps a damaged save aside, says so and begins anew: ${damaged}`, async () => {
      localStorage.setItem(key, damaged);
      const heard = hear('pip-error');
      const table = await saving({ seed: 'a' });
      expect(localStorage.getItem(`${key}.bad`)).to.equal(damaged);
      expect(heard[0]?.detail).to.have.property('code', 'save-damaged');
      expect(table.moves()).not.to.be.empty;
    });
  }

  it('plays on where storing is refused, and says so once', async () => {
    const heard = hear('pip-error');
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    try {
      const table = await saving({ seed: 'a' });
      for (let move = 0; move < 3 && (await myTurn(table)) === 'turn'; move++) {
        await table.play(table.moves()[0] ?? '');
      }
      await waitUntil(() => heard.length > 0, 'told');
      expect(heard).to.have.length(1);
      expect(heard[0]?.detail).to.have.property('code', 'save-denied');
    } finally {
      Storage.prototype.setItem = setItem;
    }
  });

  it('plays where even looking at the storage is refused', async () => {
    const described = Object.getOwnPropertyDescriptor(window, 'localStorage');
    const heard = hear('pip-error');
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('no', 'SecurityError');
      },
    });
    try {
      const table = await saving({ seed: 'a' });
      await table.play(table.moves()[0] ?? '');
      await myTurn(table);
      expect(heard.map(({ detail }) => Object(detail).code)).to.deep.equal(['save-denied']);
    } finally {
      if (described) Object.defineProperty(window, 'localStorage', described);
    }
  });

  it('leaves a key to the table that has it, and says that it plays unsaved', async () => {
    const first = await saving({ seed: 'a' });
    await stored();
    const heard = hear('pip-error');
    const second = await saving({ seed: 'b' });
    await waitUntil(() => heard.length > 0, 'told');
    expect(heard[0]?.detail).to.have.property('code', 'save-elsewhere');
    const kept = localStorage.getItem(key);
    await second.play(second.moves()[0] ?? '');
    await myTurn(second);
    expect(localStorage.getItem(key)).to.equal(kept);
    await first.play(first.moves()[0] ?? '');
    expect(localStorage.getItem(key)).not.to.equal(kept);
  });

  it('keeps its key when it is moved in the page', async () => {
    const table = await saving({ seed: 'a' });
    await stored();
    const heard = hear('pip-error');
    const frame = document.createElement('div');
    document.body.append(frame);
    frame.append(table);
    await table.play(table.moves()[0] ?? '');
    await myTurn(table);
    expect((await stored()).record).to.deep.equal(JSON.parse(JSON.stringify(table.toRecord())));
    expect(heard).to.be.empty;
    frame.remove();
  });

  it('goes on with what is stored when the key comes late', async () => {
    const first = await saving({ seed: 'a' });
    await first.play(first.moves()[0] ?? '');
    await myTurn(first);
    const record = first.toRecord();
    await stored();
    first.remove();
    for (const autostart of [true, false]) {
      const late = await unseated({ seed: 'late', autostart });
      if (autostart) await myTurn(late);
      late.setAttribute('save', key);
      await waitUntil(() => late.toRecord().rounds[0]?.seed === 'a', 'restored');
      expect(late.toRecord()).to.deep.equal(record);
      late.remove();
    }
  });

  it('leaves what is stored under a key that comes in the middle of a match, until the next', async () => {
    const first = await saving({ seed: 'a' });
    await stored();
    first.remove();
    const kept = localStorage.getItem(key);
    const heard = hear('pip-error');
    const table = await unseated({ seed: 'b', autostart: true });
    await myTurn(table);
    await table.play(table.moves()[0] ?? '');
    await myTurn(table);
    table.setAttribute('save', key);
    await waitUntil(() => heard.length > 0, 'told');
    expect(heard[0]?.detail).to.have.property('code', 'save-other');
    await table.play(table.moves()[0] ?? '');
    await myTurn(table);
    expect(localStorage.getItem(key)).to.equal(kept);
    await table.start();
    await waitUntil(() => localStorage.getItem(key) !== kept, 'kept now');
  });

  it('leaves another game’s match where it is stored, and says that it plays unsaved', async () => {
    const kept = JSON.stringify({ pip: 1, record: { pip: 1, game: 'rummy', rounds: [] } });
    localStorage.setItem(key, kept);
    const heard = hear('pip-error');
    const table = await unseated({ seed: 'a', save: key, autostart: true });
    await waitUntil(() => heard.length > 0, 'told');
    expect(heard[0]?.detail).to.have.property('code', 'save-other');
    await myTurn(table);
    await table.play(table.moves()[0] ?? '');
    await table.start();
    await myTurn(table);
    expect(localStorage.getItem(key)).to.equal(kept);
    expect(localStorage.getItem(`${key}.bad`)).to.equal(null);
  });

  it('takes a busy page for no other tab', async () => {
    const heard = hear('pip-error');
    const { request } = LockManager.prototype;
    LockManager.prototype.request = function (this: LockManager, ...given: unknown[]) {
      const answer = Reflect.apply(request, this, given);
      const until = performance.now() + 700;
      while (performance.now() < until);
      return answer;
    };
    try {
      await saving({ seed: 'a' });
      await stored();
    } finally {
      LockManager.prototype.request = request;
    }
    expect(heard).to.be.empty;
  });

  it('tells a page without any storage so, and nothing about other tabs', async () => {
    const heard = hear('pip-error');
    const { request } = LockManager.prototype;
    const { setItem } = Storage.prototype;
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    LockManager.prototype.request = refuse;
    Storage.prototype.setItem = refuse;
    try {
      const table = await saving({ seed: 'a' });
      await waitUntil(() => heard.length > 0, 'told');
      await table.play(table.moves()[0] ?? '');
      await myTurn(table);
      expect(heard.map(({ detail }) => Object(detail).code)).to.deep.equal(['save-denied']);
    } finally {
      LockManager.prototype.request = request;
      Storage.prototype.setItem = setItem;
    }
  });

  it('shows what went wrong until the person has read it', async () => {
    localStorage.setItem(key, '{');
    const table = await saving({ seed: 'a' });
    await table.play(table.moves()[0] ?? '');
    await myTurn(table);
    expect(one(table, '.notice').textContent).to.match(/couldn’t be read/);
    one(table, '.notice button').click();
    await table.updateComplete;
    expect(all(table, '.notice')).to.be.empty;
  });

  it('doesn’t write over a newer match of another table when it comes back', async () => {
    const first = await saving({ seed: 'a' });
    await stored();
    const heard = hear('pip-error');
    const second = await saving({ seed: 'b' });
    await waitUntil(() => heard.length > 0, 'told');
    await first.play(first.moves()[0] ?? '');
    await myTurn(first);
    const kept = localStorage.getItem(key);
    const parent = second.parentElement;
    first.remove();
    second.remove();
    await new Promise((done) => requestAnimationFrame(done));
    parent?.append(second);
    await myTurn(second);
    await second.play(second.moves()[0] ?? '');
    await myTurn(second);
    expect(localStorage.getItem(key)).to.equal(kept);
  });

  it('shows no panel to start from while a match is on its way', async () => {
    const table = await saving({ seed: 'a' });
    expect(all(table, '.idle')).to.be.empty;
  });
});
