/** Listens to a table's `pip-…` events. */
export interface Heard {
  type: string;
  detail: unknown;
}

/** Every event of these names that reaches the document from now on, in order. */
export function hear(...names: string[]): Heard[] {
  const heard: Heard[] = [];
  for (const name of names) {
    const listener = (event: Event) => {
      if (event instanceof CustomEvent) heard.push({ type: name, detail: event.detail });
    };
    document.addEventListener(name, listener);
    endings.push(() => document.removeEventListener(name, listener));
  }
  return heard;
}

/** What the console warned of from now on. */
export function warnings(): string[] {
  const told: string[] = [];
  const { warn } = console;
  console.warn = (...words: unknown[]) => told.push(words.join(' '));
  endings.push(() => {
    console.warn = warn;
  });
  return told;
}

const endings: (() => void)[] = [];

afterEach(() => {
  for (const end of endings.splice(0)) end();
});
