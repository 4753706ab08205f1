/** What a table says: on the felt, to who listens, and the trouble with saving that is seen until it was read. */
import type { TableView } from './game-kit.ts';
import { LiveRegion, type Spoken } from './live-region.ts';
import type { SaveTrouble } from './saves.ts';
import { TableAttributes } from './table-attributes.ts';
import { tell } from './table-events.ts';

/** How a message looks: news, what to do next, why not. */
export type Tone = 'plain' | 'prompt' | 'refusal';

/** Words for the message line: 'Choose an end for 6-2'. */
export interface Told {
  readonly text: string;
  /** The same where its line has no room for it. */
  readonly brief?: string | undefined;
  readonly tone: Tone;
  /** The rule that it links to. */
  readonly rule?: string | undefined;
  /** What is to be said instead: a listener heard the rest before, or has nothing else to go by. */
  readonly spoken?: string;
}

export abstract class TableMessage<
  Options,
  State,
  Position,
  View extends TableView<Options>,
> extends TableAttributes<Options, State, Position, View> {
  /** What the message says now. */
  protected current: Told | null = null;
  /** What went wrong with saving: to be seen until the person has read it. */
  protected notice = '';
  protected readonly live = new LiveRegion();
  readonly #told = new Set<SaveTrouble>();

  /** On the felt only: what happened was spoken already. */
  protected show(told: Told): void {
    this.current = told;
    this.requestUpdate();
  }

  /** On the felt and in the live region; asked for once more, it is said once more. */
  protected tell(told: Told): void {
    this.show(told);
    const { text, spoken = text } = told;
    this.speak(/[.?!…]$/.test(spoken) ? spoken : this.common.words.sentence({ text: spoken }));
  }

  /** Says a sentence in the live region only. */
  protected speak(sentence: Spoken): void {
    this.live.say(sentence);
  }

  /** The message is again what the person may do: a move of theirs wasn't made. */
  protected askAnew(): void {
    this.current = null;
    this.requestUpdate();
  }

  /** Once for each kind; on the table until it is put away or another match begins. */
  protected saveTrouble(what: SaveTrouble, message: string): void {
    if (this.#told.has(what)) return;
    this.#told.add(what);
    this.notice = message;
    this.speak(message);
    this.requestUpdate();
    tell(this, 'pip-error', { code: `save-${what}`, message });
  }

  /** With another key trouble is told again. */
  protected forgetTrouble(): void {
    this.#told.clear();
  }
}
