/** What the felt reads of its element, and asks of it. Types only. */
import type { nothing, TemplateResult } from 'lit';
import type { Arranging } from '../../machines/match-events.ts';
import type { Judged } from '../../machines/rummy/judge.ts';
import type { Dye } from '../felt/dye.ts';
import type { RummyWords } from '../locales/en/rummy.ts';
import type { FaultTold } from './sets.ts';
import type { RummyTableState } from './speech.ts';
import type { ToTell } from './telling.ts';

/** What the felt reads of its element at each render. */
export interface FeltNow {
  readonly table: RummyTableState;
  readonly words: RummyWords;
  readonly judged: Judged | null;
  /** By set of the draft. */
  readonly faults: readonly (FaultTold | null)[];
  readonly width: number;
  readonly height: number;
  /** Too small for a picture: tiles stand in the flow. */
  readonly compact: boolean;
  /** An embedder's colours of tiles. */
  readonly dye: Dye | null;
  /** Milliseconds that a tile's way may take. */
  readonly motion: number;
}

export interface FeltNeeds {
  table(): RummyTableState;
  words(): RummyWords;
  /** Whether a canvas is worth its download now: in view, and large enough. */
  drawable(): boolean;
  /** For rendering. */
  now(): FeltNow;
  /** Changes the person's draft; whether it was taken. */
  send(event: Arranging): boolean;
  /** The person does something at the table. */
  acts(): void;
  tell(told: ToTell): void;
  /** The same without a word to who listens. */
  show(told: ToTell): void;
  messageLine(): TemplateResult | typeof nothing;
}
