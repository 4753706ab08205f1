/** A page with one Run Fast table. */
import '../../components/run-fast-table/define.ts';
import { place } from './place.ts';

place(document.createElement('pip-run-fast-table'));
