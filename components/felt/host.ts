/** What a felt needs of its element. Types only. */
import type { ReactiveControllerHost } from 'lit';

export interface FeltHost extends ReactiveControllerHost {
  readonly renderRoot: HTMLElement | DocumentFragment;
}
