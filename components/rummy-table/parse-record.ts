/** A record of rummy from anywhere, checked; loaded only where a record is read. */
import { rummyCore } from '../../machines/rummy/core.ts';
import { rummyRecord } from '../../machines/rummy/record.ts';
import { parserFor } from '../table/parser.ts';

/** Throws 'bad-record'. */
export const parseRecord = parserFor(rummyCore, rummyRecord);
