/** What the felt reads of its element, and asks of it. Types only. */
import type { nothing, TemplateResult } from 'lit';
import type { Dye } from '../felt/dye.ts';
import type { RunFastWords } from '../locales/en/run-fast.ts';
import type * as plays from './plays.ts';
import type { Told } from './prompt.ts';
import type { RunFastTableState } from './speech.ts';

/** What the felt reads of its element at each render. */
export interface FeltNow {
  readonly table: RunFastTableState;
  readonly words: RunFastWords;
  readonly width: number;
  readonly height: number;
  /** Too small for a picture: cards stand in the flow. */
  readonly compact: boolean;
  /** An embedder's colours of cards. */
  readonly dye: Dye | null;
  /** Milliseconds that a card's way may take. */
  readonly motion: number;
  /** What the message line says doesn't wait: why not, or a hint. */
  readonly urgent: boolean;
}

export interface FeltNeeds {
  table(): RunFastTableState;
  words(): RunFastWords;
  /** Whether a canvas is worth its download now: in view, and large enough. */
  drawable(): boolean;
  /** For rendering. */
  now(): FeltNow;
  play(move: string, legal: boolean): void;
  /** The person does something at the table. */
  acts(): void;
  tell(told: Told): void;
  speak(text: string): void;
  messageLine(): TemplateResult | typeof nothing;
  /** What writes about plays; null until it is loaded. */
  plays(): typeof plays | null;
}
