/** A record of dominoes from anywhere, checked; loaded only where a record is read. */
import { dominoCore } from '../../machines/dominoes/core.ts';
import { dominoRecord } from '../../machines/dominoes/record.ts';
import { parserFor } from '../table/parser.ts';

/** Throws 'bad-record'. */
export const parseRecord = parserFor(dominoCore, dominoRecord);
