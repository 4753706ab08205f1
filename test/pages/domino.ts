/** A page with one domino table. */
import '../../components/domino-table/define.ts';
import { place } from './place.ts';

place(document.createElement('pip-domino-table'));
