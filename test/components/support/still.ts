/** Resolves when what appears has appeared: axe measures colours, and half-way there are none to speak of. */
export async function still(table: Element): Promise<void> {
  const running = table.shadowRoot?.getAnimations() ?? [];
  const appearing = running.filter(
    (each) => each instanceof CSSAnimation || each instanceof CSSTransition,
  );
  await Promise.all(appearing.map((each) => each.finished.catch(() => null)));
}
