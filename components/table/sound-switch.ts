/** Sounds behind one switch, off by default: nothing is loaded before it is on and the person has touched the table. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { MatchEmitted } from '../../machines/match-events.ts';
import { soundOf } from './sound-of.ts';
import type { Sounds } from './sounds.ts';

interface Host extends ReactiveControllerHost, EventTarget {
  readonly sound: boolean;
}

export class SoundSwitch implements ReactiveController {
  readonly #host: Host;
  #sounds: Sounds | null = null;
  #loading = false;

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    for (const gesture of gestures) this.#host.addEventListener(gesture, this.#touched);
  }

  hostDisconnected(): void {
    for (const gesture of gestures) this.#host.removeEventListener(gesture, this.#touched);
    this.#sounds?.close();
    this.#sounds = null;
  }

  hear(event: MatchEmitted): void {
    const name = soundOf(event);
    if (name && this.#host.sound && !document.hidden) this.#sounds?.play(name);
  }

  /** Browsers let sound begin with a gesture only. */
  readonly #touched = async (): Promise<void> => {
    if (!this.#host.sound || this.#sounds || this.#loading) return;
    this.#loading = true;
    try {
      const { Sounds } = await import('./sounds.ts');
      this.#sounds = new Sounds();
    } catch {
      // A table without its sounds is still a table.
    }
    this.#loading = false;
  };
}

const gestures = ['pointerup', 'keyup'] as const;
