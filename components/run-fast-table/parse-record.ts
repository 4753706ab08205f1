/** A record of Run Fast from anywhere, checked; loaded only where a record is read. */
import { runFastCore } from '../../machines/run-fast/core.ts';
import { runFastRecord } from '../../machines/run-fast/record.ts';
import { parserFor } from '../table/parser.ts';

/** Throws 'bad-record'. */
export const parseRecord = parserFor(runFastCore, runFastRecord);
