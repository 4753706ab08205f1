/** Registers `<pip-options>`, unless another copy of it already did. */
import { PipOptions } from './pip-options.ts';

if (!customElements.get('pip-options')) customElements.define('pip-options', PipOptions);

export { PipOptions };
