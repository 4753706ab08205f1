/**
 * Dragging a tile or a card over the felt, layered on the same moves as tapping.
 * A mouse or pen drags at once. A finger that moves up or sideways-up from what may be dragged drags it (a game may say
 * otherwise, and may let one that rests lift it first), any other swipe is the page's scroll; nothing outside what may be
 * dragged is touched.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { type Point, pointIn } from './point.ts';

export type { Point };

export interface DragNeeds {
  /** The element whose top left is the origin. */
  felt(): HTMLElement | null;
  may(tile: string): boolean;
  /** `moved`: how far the pointer has come. */
  started(tile: string, moved: Point): void;
  /** `finger`: where the pointer itself is. */
  moved(tile: string, at: Point, finger: Point): void;
  /** Let go at a point: plays, or lets the tile fly back. */
  dropped(tile: string, at: Point, finger: Point): void;
  /** How far a tile is held above the finger that drags it, so that both it and its goal are seen; CSS pixels of the page. */
  above?(box: DOMRect): number;
  /** Taken away (pointercancel, Escape, lost capture): the tile flies back. */
  cancelled(tile: string): void;
  /** Whether a finger that has moved so far drags the tile; default: up, or sideways-up. CSS pixels, y downwards. */
  takes?(tile: string, moved: Point): boolean;
  /** Where a finger that rests on a tile lifts it, to be dragged any way: `lifted` has changed. */
  liftedChanged?(): void;
  /** A finger set out on a tile, and the browser took it for a scroll. */
  slipped?(tile: string): void;
}

interface Drag {
  readonly tile: string;
  readonly pointer: number;
  readonly element: HTMLElement;
  readonly startX: number;
  readonly startY: number;
  /** From the pointer to the tile's centre, so that the tile doesn't jump under the finger. */
  grip: Point;
  moving: boolean;
  lifted: boolean;
  /** Runs until the tile is lifted. */
  resting?: ReturnType<typeof setTimeout>;
}

/** Less is a tap. */
const slop = 6;
/** How long a finger rests on what it lifts, ms: a little longer than the beginning of a swipe. */
const rest = 140;

const leavesHand = ({ x, y }: Point): boolean => y < 0 && -y > Math.abs(x) / 2;

export class DragController implements ReactiveController {
  readonly #needs: DragNeeds;
  #drag: Drag | null = null;
  #swallowClick = false;

  constructor(host: ReactiveControllerHost, needs: DragNeeds) {
    this.#needs = needs;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.cancel();
  }

  /** The tile was played without the hand that holds it, or its button is gone and hears no end of it. */
  hostUpdated(): void {
    const drag = this.#drag;
    if (drag && !(drag.element.isConnected && this.#needs.may(drag.tile))) this.cancel();
  }

  /** The tile under way; null while nothing is dragged. */
  get tile(): string | null {
    return this.#drag?.moving ? this.#drag.tile : null;
  }

  /** The tile that a resting finger has lifted. */
  get lifted(): string | null {
    return this.#drag?.lifted ? this.#drag.tile : null;
  }

  /** Starts to watch a press on a tile's button. */
  down(event: PointerEvent, tile: string): void {
    this.#swallowClick = false;
    const element = event.currentTarget;
    if (this.#drag || event.button !== 0 || !event.isPrimary) return;
    if (!(element instanceof HTMLElement) || !this.#needs.may(tile)) return;
    const box = element.getBoundingClientRect();
    const drag: Drag = {
      tile,
      pointer: event.pointerId,
      element,
      startX: event.clientX,
      startY: event.clientY,
      grip: {
        x: box.left + box.width / 2 - event.clientX,
        y: box.top + box.height / 2 - event.clientY,
      },
      moving: false,
      lifted: false,
    };
    this.#drag = drag;
    if (event.pointerType === 'touch' && this.#needs.liftedChanged) {
      drag.resting = setTimeout(() => {
        drag.lifted = true;
        this.#needs.liftedChanged?.();
      }, rest);
    }
    document.addEventListener('keydown', this.#key, true);
    element.addEventListener('pointermove', this.#moved);
    element.addEventListener('pointerup', this.#up);
    element.addEventListener('pointercancel', this.#cancelled);
    element.addEventListener('lostpointercapture', this.#cancelled);
    // A mouse may leave the tile before the slop is passed.
    element.setPointerCapture(event.pointerId);
  }

  /** True once after a drag: the click that the browser sends then isn't a tap. Keys' clicks always count. */
  swallowsClick(click: MouseEvent): boolean {
    const swallow = this.#swallowClick && click.detail > 0;
    this.#swallowClick = false;
    return swallow;
  }

  /** Whether a tile was under way. */
  cancel(): boolean {
    const drag = this.#end();
    if (!drag?.moving) return false;
    this.#needs.cancelled(drag.tile);
    return true;
  }

  /** Wherever the keyboard is: some browsers don't give it to a button that is pressed. */
  readonly #key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.cancel()) return;
    event.preventDefault();
    event.stopPropagation();
    this.#swallowClick = true;
  };

  readonly #moved = (event: PointerEvent): void => {
    const drag = this.#drag;
    if (!drag || event.pointerId !== drag.pointer) return;
    if (!drag.moving) {
      const far = Math.hypot(event.clientX - drag.startX, event.clientY - drag.startY);
      if (far < slop) return;
      clearTimeout(drag.resting);
      if (event.pointerType === 'touch' && !this.#takes(event)) return;
      drag.moving = true;
      if (event.pointerType === 'touch') this.#raise(drag);
      this.#needs.started(drag.tile, {
        x: event.clientX - drag.startX,
        y: event.clientY - drag.startY,
      });
    }
    this.#needs.moved(drag.tile, this.#at(event), this.#at(event, null));
  };

  /**
   * Keeps the browser from scrolling under a drag; leaves every other swipe to it. Stands on each tile from
   * the start: browsers look for such a listener when the finger comes down, not when it moves.
   */
  readonly touchMove = {
    passive: false,
    handleEvent: (event: TouchEvent): void => {
      const touch = event.touches[0];
      if (!touch || !event.cancelable) return;
      if (this.#drag?.moving || this.#takes(touch)) event.preventDefault();
    },
  };

  readonly #up = (event: PointerEvent): void => {
    if (event.pointerId !== this.#drag?.pointer) return;
    const drag = this.#end();
    if (!drag?.moving) return;
    this.#swallowClick = true;
    this.#needs.dropped(drag.tile, this.#at(event, drag), this.#at(event, null));
  };

  readonly #cancelled = (event: PointerEvent): void => {
    const drag = this.#drag;
    if (!drag || event.pointerId !== drag.pointer) return;
    const swiped = event.type === 'pointercancel' && !drag.moving;
    this.cancel();
    if (swiped) this.#needs.slipped?.(drag.tile);
  };

  #raise(drag: Drag): void {
    const up =
      this.#needs.above?.(drag.element.getBoundingClientRect()) ?? Number.NEGATIVE_INFINITY;
    drag.grip = { x: drag.grip.x, y: Math.min(drag.grip.y, -up) };
  }

  #takes(point: { readonly clientX: number; readonly clientY: number }): boolean {
    const drag = this.#drag;
    if (!drag) return false;
    if (drag.lifted) return true;
    const moved = { x: point.clientX - drag.startX, y: point.clientY - drag.startY };
    return this.#needs.takes?.(drag.tile, moved) ?? leavesHand(moved);
  }

  #end(): Drag | null {
    const drag = this.#drag;
    if (!drag) return null;
    this.#drag = null;
    clearTimeout(drag.resting);
    if (drag.lifted) this.#needs.liftedChanged?.();
    const { element, pointer } = drag;
    document.removeEventListener('keydown', this.#key, true);
    element.removeEventListener('pointermove', this.#moved);
    element.removeEventListener('pointerup', this.#up);
    element.removeEventListener('pointercancel', this.#cancelled);
    element.removeEventListener('lostpointercapture', this.#cancelled);
    if (element.hasPointerCapture(pointer)) element.releasePointerCapture(pointer);
    return drag;
  }

  /** On the felt; null: of the pointer, not of what it drags. */
  #at(event: PointerEvent, drag: Drag | null = this.#drag): Point {
    const felt = this.#needs.felt();
    const { x, y } = drag?.grip ?? { x: 0, y: 0 };
    if (!felt) return { x: 0, y: 0 };
    return pointIn(felt, { x: event.clientX + x, y: event.clientY + y });
  }
}
