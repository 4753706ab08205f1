/**
 * The module that an embedder's own worker is, or imports:
 * `postMessage({ id, game, view, options })` is answered by `{ id, move }`, or `{ id, error }`.
 */
import { answerOn } from './bot-answer.ts';

answerOn(globalThis);
