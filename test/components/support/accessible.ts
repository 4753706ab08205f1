import { expect } from '@open-wc/testing';
import { type AnyTable, myTurn } from './table.ts';

/** Passes axe, once what appears has appeared. */
export async function accessible(element: Element): Promise<void> {
  await still(element);
  await expect(element).to.be.accessible();
}

/** Passes axe before a round, at the person's turn, with something chosen, and when the round is over. */
export async function accessibleThroughout(
  table: AnyTable,
  choose: (move: string) => unknown,
): Promise<void> {
  const first = () => table.moves()[0] ?? '';
  await accessible(table);
  await table.start();
  await myTurn(table);
  await accessible(table);
  await choose(first());
  await table.updateComplete;
  await accessible(table);
  while ((await myTurn(table)) === 'turn') await table.play(first());
  await accessible(table);
}

/** Resolves when what appears has appeared: axe measures colours, and half-way there are none to speak of. */
export async function still(table: Element): Promise<void> {
  // What is loaded late appears late.
  await Reflect.get(table, 'updateComplete');
  for (let appearing = appearingIn(table); appearing.length > 0; appearing = appearingIn(table)) {
    await Promise.all(appearing.map((each) => each.finished.catch(() => null)));
  }
}

function appearingIn(table: Element): Animation[] {
  return (table.shadowRoot?.getAnimations() ?? []).filter(
    (each) =>
      each.playState === 'running' &&
      (each instanceof CSSAnimation || each instanceof CSSTransition),
  );
}
