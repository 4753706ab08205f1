/** A worker handed over by the embedder gives the same moves. */
import assert from 'node:assert/strict';
import { setMaxListeners } from 'node:events';
import { after, test } from 'node:test';
import { MessageChannel, Worker } from 'node:worker_threads';
import { choose, chooseInWorker } from '../../machines/bots.ts';
import { dominoes } from '../../machines/dominoes/game.ts';
import type { DominoView } from '../../machines/dominoes/model.ts';
import { PipError } from '../../machines/error.ts';
import type { Skill } from '../../machines/game.ts';
import { rummy } from '../../machines/rummy/game.ts';
import { moverView, randomRound, TABLES } from './bots-rounds.ts';
import { moverView as runFastView, running } from './run-fast-bots-rounds.ts';

/** Node's workers have no `postMessage` of their own: a port stands in for the page's side and one for theirs. */
const { port1: port, port2 } = new MessageChannel();
const answers = JSON.stringify(new URL('../../machines/bot-answer.ts', import.meta.url).href);
const worker = new Worker(
  `const { parentPort } = require('node:worker_threads');
  parentPort.once('message', async (port) => (await import(${answers})).answerOn(port));`,
  { eval: true },
);
worker.postMessage(port2, [port2]);
setMaxListeners(0, port);
after(async () => {
  port.close();
  await worker.terminate();
});

const skills: readonly Skill[] = ['beginner', 'normal', 'expert'];

function views(): DominoView[] {
  return TABLES.flatMap((table) =>
    [...randomRound(table, 'worker')]
      .slice(0, -1)
      .filter((_, i) => i % 4 === 1)
      .map(moverView),
  );
}

test('the move of a worker is the move of the page, for every skill, many at a time', async () => {
  const asked = views().flatMap((view) =>
    skills.map((skill) => ({ view, options: { skill, seed: 'w', effort: 200 } })),
  );
  const moves = await Promise.all(
    asked.map(({ view, options }) => chooseInWorker(port, dominoes, view, options)),
  );
  for (const [i, { view, options }] of asked.entries()) {
    assert.equal(moves[i], await choose(dominoes, view, options));
  }
});

test('so it is in Run Fast', async () => {
  const asked = [...running('worker', 1)]
    .map(runFastView)
    .flatMap((view) =>
      skills.map((skill) => ({ view, options: { skill, seed: 'w', effort: 100 } })),
    );
  const moves = await Promise.all(
    asked.map(({ view, options }) => chooseInWorker(port, 'run-fast', view, options)),
  );
  for (const [i, { view, options }] of asked.entries()) {
    assert.equal(moves[i], await choose('run-fast', view, options));
  }
});

test('rummy: the move of a worker is the move of the page', async () => {
  const options = rummy.options({ players: 3 });
  const state = rummy.position(options, {
    hands: ['R7 O2 J B9 K12', '?3', '?5'],
    table: 'R4 R5 R6, R3 K3 O3',
    stock: '?20',
    turn: 0,
    melded: [true, true, true],
  });
  for (const skill of skills) {
    const asked = { skill, seed: 'w', effort: 5 };
    const move = await choose('rummy', rummy.view(state, 0), asked);
    assert.equal(await chooseInWorker(port, 'rummy', rummy.view(state, 0), asked), move);
  }
});

test('an abort takes the question back, and the worker is free for the next', async () => {
  const view = views().find((at) => dominoes.moves(dominoes.position(at.options, at)).length > 2);
  assert.ok(view);
  const control = new AbortController();
  const options = { skill: 'expert', effort: 1e9 } as const;
  const asked = chooseInWorker(port, dominoes, view, { ...options, signal: control.signal });
  setTimeout(() => control.abort(new Error('enough')), 10);
  await assert.rejects(asked, /enough/);
  const move = await chooseInWorker(port, dominoes, view, { skill: 'normal' });
  assert.equal(move, await choose(dominoes, view, { skill: 'normal' }));
});

test('a refusal crosses over as a PipError', async () => {
  const [view] = views();
  assert.ok(view);
  await assert.rejects(
    chooseInWorker(port, 'dominoes', { ...view, turn: null }, { skill: 'normal' }),
    (error) => error instanceof PipError && error.code === 'over',
  );
});

test('a message that is no question gets no answer', async () => {
  port.postMessage('hello');
  port.postMessage({ id: 7 });
  const [view] = views();
  assert.ok(view);
  assert.ok(await chooseInWorker(port, dominoes, view, { skill: 'normal' }));
});
