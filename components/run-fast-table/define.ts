/** Registers `<pip-run-fast-table>`, unless another copy of it already did. */
import { PipRunFastTable } from './run-fast-table.ts';

if (!customElements.get('pip-run-fast-table')) {
  customElements.define('pip-run-fast-table', PipRunFastTable);
}

export { PipRunFastTable };
