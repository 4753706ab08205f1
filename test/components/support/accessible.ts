import { expect } from '@open-wc/testing';

/** Passes axe, once what appears has appeared. */
export async function accessible(element: Element): Promise<void> {
  await still(element);
  await expect(element).to.be.accessible();
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
