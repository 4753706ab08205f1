/** Registers `<pip-domino-table>`, unless another copy of it already did. */
import { PipDominoTable } from './domino-table.ts';

if (!customElements.get('pip-domino-table')) {
  customElements.define('pip-domino-table', PipDominoTable);
}

export { PipDominoTable };
