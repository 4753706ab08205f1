/** The elements' classes, none of them registered: for bundlers that define them under a time or name of their own. */
export { PipDominoTable } from './domino-table/domino-table.ts';
export { PipExample } from './example/example-element.ts';
export type { PipJsx } from './jsx.ts';
export { PipOptions } from './options/pip-options.ts';
export { PipRummyTable } from './rummy-table/rummy-table.ts';
export { PipRunFastTable } from './run-fast-table/run-fast-table.ts';
export { type Configuration, configure } from './table/configuration.ts';
export type { TableEvents } from './table/table-events.ts';
