/** How a round ends on a table, shown and said. Comes with a game's words and styles for it. */
import type { CSSResult, ReactiveControllerHost, TemplateResult } from 'lit';
import type { MatchEmitted } from '../../machines/match-events.ts';
import { WordsController } from '../locales/words-controller.ts';
import { adoptStyles } from './adopt-styles.ts';

/** What is shown and said when a round is over. */
export interface RoundEnd<Table> {
  render(table: Table): TemplateResult;
  say(event: MatchEmitted, table: Table): string;
}

export interface RoundEndHost extends ReactiveControllerHost, HTMLElement {
  readonly renderRoot: HTMLElement | DocumentFragment;
}

/** A game's own part. `Over`: all that it reads. */
interface Parts<Over extends { readonly sums: unknown }> {
  readonly styles: readonly CSSResult[];
  /** In English. */
  readonly sums: Over['sums'];
  render(over: Over): TemplateResult;
  say(event: MatchEmitted, over: Over): string;
}

/** `over`: what a game's part reads of a table, with the words for sums. */
export function roundEnd<Table, Over extends { readonly sums: unknown }>(
  host: RoundEndHost,
  over: (table: Table, sums: Over['sums']) => Over,
  parts: Parts<Over>,
): RoundEnd<Table> {
  adoptStyles(host.renderRoot, parts.styles);
  const sums = new WordsController(host, parts.sums);
  return {
    render: (table) => parts.render(over(table, sums.words)),
    say: (event, table) => parts.say(event, over(table, sums.words)),
  };
}
