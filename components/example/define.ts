/** Registers `<pip-example>`, unless another copy of it already did. */
import { PipExample } from './example-element.ts';

if (!customElements.get('pip-example')) customElements.define('pip-example', PipExample);

export { PipExample };
