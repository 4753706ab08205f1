/**
 * The elements' tags for JSX. With React 19:
 *
 *     import type { PipJsx } from 'pip-tables/elements';
 *     type Html = React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement>;
 *     declare module 'react' {
 *       namespace JSX {
 *         interface IntrinsicElements extends PipJsx<Html> {}
 *       }
 *     }
 */
import type { PipDominoTable } from './domino-table/domino-table.ts';
import type { PipExample } from './example/example-element.ts';
import type { PipOptions } from './options/pip-options.ts';
import type { PipRummyTable } from './rummy-table/rummy-table.ts';
import type { PipRunFastTable } from './run-fast-table/run-fast-table.ts';

/** What every table takes. */
type Common =
  | 'players'
  | 'skill'
  | 'seat'
  | 'seed'
  | 'clock'
  | 'pace'
  | 'names'
  | 'autostart'
  | 'save'
  | 'record'
  | 'undo'
  | 'confirm'
  | 'sound';

type Given<Element, Properties extends keyof Element> = Partial<Pick<Element, Properties>>;

type DominoOwn = 'rules' | 'target' | 'handSize' | 'rounding' | 'misplay' | 'back';

/** `Html`: what the framework gives every element (class, style, ref, children, …). */
export interface PipJsx<Html> {
  'pip-domino-table': Html & Given<PipDominoTable, Common | DominoOwn>;
  'pip-rummy-table': Html & Given<PipRummyTable, Common | 'rounds'>;
  'pip-run-fast-table': Html & Given<PipRunFastTable, Common | 'rounds'>;
  'pip-options': Html & Given<PipOptions, 'for'>;
  'pip-example': Html & Given<PipExample, 'game' | 'src' | 'step'>;
}
