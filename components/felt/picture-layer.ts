/**
 * The picture under the buttons: an SVG from the first render on, a canvas once the stage is loaded.
 * Both show the same scene, so nothing jumps when one takes over from the other.
 */
import {
  html,
  nothing,
  type ReactiveController,
  type ReactiveControllerHost,
  type TemplateResult,
} from 'lit';
import type { Scene, Sprite, Stage } from '../stage/scene.ts';
import { sceneSvg } from '../stage/svg.ts';
import type { Point } from './drag-controller.ts';

/** What is shown, gathered for the deal that follows; null where nothing is dealt from anywhere. */
export type Gather = (shown: Scene, next: Scene) => Scene | null;

export interface PictureNeeds {
  /** Where the canvas goes; null before the first render. */
  host(): HTMLElement | null;
  /** Whether a canvas is worth its download now: in view, and large enough. */
  wanted(): boolean;
  /** The canvas is being loaded: time for what else belongs to it. Resolves to how a table is gathered between two deals. */
  loading(): Promise<Gather | null>;
}

export class PictureLayer implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #needs: PictureNeeds;
  #scene: Scene | null = null;
  #shown: Scene | null = null;
  #duration = 0;
  /** Whether the scene, and what is shown, is a deal that nobody has moved in. */
  #dealt = false;
  #wasDealt = false;
  /** Comes with the canvas. */
  #gathered: Gather | null = null;
  /** The tiles are on their way back for the next deal. */
  #gathering = false;
  #stage: Stage | null = null;
  #loading = false;
  /** After a failure the SVG stays. */
  #failed = false;
  #life = 0;
  #live = false;
  /** An element may render once more after it left the page: no canvas then. */
  #connected = false;
  #dragged: { id: string; at: Point } | null = null;

  constructor(host: ReactiveControllerHost, needs: PictureNeeds) {
    this.#host = host;
    this.#needs = needs;
    host.addController(this);
  }

  hostConnected(): void {
    this.#connected = true;
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    this.#connected = false;
    this.#drop();
  }

  hostUpdated(): void {
    if (!this.#needs.wanted() && this.#stage && !this.#needs.host()) this.#drop();
    if (this.#stage && this.#scene && this.#scene !== this.#shown) {
      this.#show(this.#stage, this.#scene);
    }
    const missing = !this.#stage && !this.#loading && !this.#failed;
    if (missing && this.#connected && this.#needs.wanted()) void this.#load();
  }

  /** What to show from the next render on; `duration` in ms, 0 = at once. */
  set(scene: Scene, duration: number, dealt = false): void {
    this.#scene = scene;
    this.#duration = duration;
    this.#dealt = dealt;
  }

  /** Moves one sprite by hand; null lets it go back to its place. */
  drag(id: string, at: Point | null): void {
    this.#dragged = at ? { id, at } : null;
    if (this.#stage) this.#stage.drag(id, at);
    if (!this.#live) this.#host.requestUpdate();
  }

  render(): TemplateResult {
    return html`<div class="picture" aria-hidden="true">
      ${this.#live || !this.#scene ? nothing : sceneSvg(this.#withDragged(this.#scene))}
      <div class="canvas"></div>
    </div>`;
  }

  #withDragged(scene: Scene): Scene {
    const dragged = this.#dragged;
    if (!dragged) return scene;
    const moved = (sprite: Sprite): Sprite =>
      sprite.id === dragged.id ? { ...sprite, ...dragged.at, z: 1000, lift: 1 } : sprite;
    return { ...scene, sprites: scene.sprites.map(moved) };
  }

  #show(stage: Stage, scene: Scene): void {
    const duration = this.#shown ? this.#duration : 0;
    if (this.#dealt && this.#gathering) return;
    this.#gathering = false;
    const begins = this.#dealt && !this.#wasDealt && duration > 0;
    const gather = (begins && this.#shown && this.#gathered?.(this.#shown, scene)) || null;
    this.#wasDealt = this.#dealt;
    if (gather) void this.#gather(stage, gather);
    else {
      stage.show(scene, { duration });
      this.#shown = scene;
    }
  }

  /** Ends early where somebody moves or the stage goes. */
  async #gather(stage: Stage, scene: Scene): Promise<void> {
    this.#gathering = true;
    stage.show(scene, { duration: this.#duration });
    await stage.settled();
    if (!this.#gathering || this.#stage !== stage || !this.#scene) return;
    this.#gathering = false;
    this.#show(stage, this.#scene);
  }

  async #load(): Promise<void> {
    const life = this.#life;
    this.#loading = true;
    try {
      const [{ createStage }, gathered] = await Promise.all([
        import('../stage/create-stage.ts'),
        this.#needs.loading(),
      ]);
      this.#gathered = gathered;
      const host = this.#needs.host();
      if (life !== this.#life || !host || !this.#scene) return;
      const stage = await createStage(host);
      if (life !== this.#life) {
        stage.destroy();
        return;
      }
      stage.show(this.#scene, { duration: 0 });
      await stage.settled();
      if (life !== this.#life) {
        stage.destroy();
        return;
      }
      this.#shown = this.#scene;
      this.#wasDealt = this.#dealt;
      this.#stage = stage;
      this.#live = true;
      this.#host.requestUpdate();
    } catch {
      // Without a canvas (blocked, offline) the SVG goes on being the picture.
      this.#failed = true;
    } finally {
      if (life === this.#life) this.#loading = false;
    }
  }

  #drop(): void {
    this.#life++;
    this.#stage?.destroy();
    this.#stage = null;
    this.#shown = null;
    this.#loading = false;
    this.#gathering = false;
    this.#live = false;
    this.#dragged = null;
  }
}
