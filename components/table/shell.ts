/** What the parts of the shell (bars, panel, dialogs) may see and do; each element makes one for them. Types only. */
import type { TemplateResult } from 'lit';
import type { CommonWords } from '../locales/en/common.ts';
import type { LogLine, OptionField, RulesText, TableState } from './table-state.ts';

export type DialogName = 'rules' | 'log' | 'menu' | 'question' | 'record';

/** What the person may switch while a match runs. `pace` in milliseconds. */
export interface ShellSettings {
  readonly sound: boolean;
  readonly confirm: boolean;
  readonly undo: boolean;
  readonly pace: number;
}

/** A tool of the game's own, beside Rules and Menu. */
export interface Tool {
  readonly label: string;
  readonly icon: TemplateResult;
  readonly press: () => void;
}

export interface Shell {
  readonly words: CommonWords;
  /** The game's name in the reader's language. */
  readonly game: string;
  readonly table: TableState<unknown>;
  readonly settings: ShellSettings;

  /** The game's own buttons have an Undo. */
  readonly ownUndo: boolean;
  /** A tool of the game's own. */
  tool(): Tool | null;
  note(seat: number): string;
  /** The note is a warning. */
  alarms(seat: number): boolean;
  /** The seat's side: itself, or its pair. */
  side(seat: number): number;
  score(seat: number): number;
  rulesText(): Promise<RulesText>;
  log(): Promise<readonly LogLine[]>;
  /** The record as it is copied. */
  recordText(): string;

  /** Practice options, skill and clock included. */
  fields(): readonly OptionField[];
  choose(field: string, value: string): void;
  set(changes: Partial<ShellSettings>): void;

  hint(): void;
  stepBack(): void;
  /** Pauses, or goes on. */
  pause(): void;
  resume(): void;
  answer(yes: boolean): void;
  next(): void;
  /** A new match; asks first when one is running. */
  newMatch(): void;
  /** A new match without asking. */
  restart(): void;
  copyRecord(): void;
  open(dialog: DialogName, about?: string): void;
  close(): void;
}
