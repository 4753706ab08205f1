/** Registers `<pip-rummy-table>`, unless another copy of it already did. */
import { PipRummyTable } from './rummy-table.ts';

if (!customElements.get('pip-rummy-table')) {
  customElements.define('pip-rummy-table', PipRummyTable);
}

export { PipRummyTable };
