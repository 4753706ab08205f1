/** A page with one rummy table. */
import '../../components/rummy-table/define.ts';
import { place } from './place.ts';

place(document.createElement('pip-rummy-table'));
