/** What rule sets beyond Draw and Block add to a table; loaded where one of them is played. Types only. */
import type { nothing, TemplateResult } from 'lit';
import type { DominoView } from '../../machines/dominoes/model.ts';
import type { MatchEmitted } from '../../machines/match-events.ts';
import type { TableAreas } from './areas.ts';
import type { Fit } from './fits.ts';
import type { Layout } from './layout.ts';
import type { DominoTableState } from './speech.ts';

export interface More {
  /** The moves that a person is offered: under strict play every end for every tile (PIP-14). */
  offered(table: DominoTableState): readonly string[];
  /** What a move would score at once; 0 where that is for the person to find out. */
  worth(view: DominoView, move: string): number;

  /** A tile's label with what it would score; under strict play without what it fits. */
  tileLabel(table: DominoTableState, label: string, tile: string, fits: readonly Fit[]): string;
  /** What a button or an end is called, with what a play there scores: 'Play on 6, scores 5'. */
  withWorth(label: string, fit: Fit): string;
  /** '+5'. */
  gain(points: number): string;
  /** What happened, with what it scored, or why the tile went back; `rule` where one decided. */
  happened(
    table: DominoTableState,
    seat: number,
    move: string,
    text: string,
  ): { text: string; rule?: string };
  /** What the ends come to; '' where they don't count. */
  endsCome(table: DominoTableState): string;
  /** How a round ended, where no other game ends like that; null: as usual. */
  endText(table: DominoTableState): string | null;
  /** Why it ended like that; '' where nothing is to be said. */
  endWhy(table: DominoTableState): string;
  /** Before a decision that these rules offer: pass or play. */
  choice(table: DominoTableState): string | null;

  /** Under a seat's name, in place of its tiles: how long it may still be away; null: nothing. */
  note(table: DominoTableState, seat: number): string | null;
  /** The open ends as a sum, and what was just scored. */
  render(
    table: DominoTableState,
    areas: TableAreas | null,
    layout: Layout | null,
  ): TemplateResult | typeof nothing;
  /** After it is rendered. */
  onMatch(event: MatchEmitted, table: DominoTableState): void;
}
