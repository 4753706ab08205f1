/** The public faces: what is built from which source, and under which name a bundler finds it. */

/** Whole by themselves: for script tags and workers, from any path of any server. */
export const standalone: Readonly<Record<string, string>> = {
  pip: 'components/index.ts',
  'bot-worker': 'machines/bot-worker.ts',
};

/**
 * What the script tag asks for by itself: entries, too, or the bundler wraps each in a namespace object, and the code
 * for that has to be loaded first.
 */
export const onDemand: Readonly<Record<string, string>> = {
  'domino-table': 'components/domino-table/define.ts',
  'rummy-table': 'components/rummy-table/define.ts',
  'run-fast-table': 'components/run-fast-table/define.ts',
  options: 'components/options/define.ts',
  example: 'components/example/define.ts',
  configuration: 'components/table/configuration.ts',
};

/** For bundlers and Node: dependencies stay imports. */
export const modules: Readonly<Record<string, string>> = {
  index: 'components/index.ts',
  elements: 'components/elements.ts',
  'domino-table': 'components/domino-table/define.ts',
  'rummy-table': 'components/rummy-table/define.ts',
  'run-fast-table': 'components/run-fast-table/define.ts',
  options: 'components/options/define.ts',
  example: 'components/example/define.ts',
  machines: 'machines/index.ts',
  bots: 'machines/bots.ts',
};

export const stylesheet = 'components/pip.css';
